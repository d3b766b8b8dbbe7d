import { useQuery } from '@tanstack/react-query';
import { INVITATION_WORDS } from '@/data/guests';
import type { Plan } from '@/data/plans';
import { peopleQuery } from '@/data/sharing';
import { useRows } from '@/data/sync/use-rows';
import { faces } from '@/features/plan/rows';
import { IN_DEMO } from '@/lib/demo';
import { formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import type { PageBlock } from '@/parts/print/book';
import { CATEGORY_INKS } from './category-inks.data';

/**
 * Returns the hosts as named in the invitations, or the plan owner's name. Empty if there is neither, null
 * while loading.
 */
export function useHosts(): string | null {
  const { plan } = usePlanContext();
  const [written] = useRows(INVITATION_WORDS, plan.id);
  const asks = !IN_DEMO && !written;
  const { data, fetchStatus } = useQuery({ ...peopleQuery(plan.id), enabled: asks, retry: false });
  if (written) return written.hosts;
  if (asks && !data && fetchStatus === 'fetching') return null;
  return data?.find(({ role }) => role === 'owner')?.full_name ?? '';
}

/** Returns true if a fact is set. Facts that aren't set are not printed. */
const isSet = (plan: Plan, key: string): boolean => !(key in plan) || plan[key as keyof Plan] !== null;

export function useFactsPart(hosts: string | null): readonly PageBlock[] | null {
  const { plan } = usePlanContext();
  const { t } = useTranslation(['book', 'guests']);
  const { columns } = faces.event_plans.useDescription(plan.id);
  const label = useCategoryLabel();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const split = plan.categories.filter(({ selected, allocated_amount }) => selected && allocated_amount);
  const total = split.reduce((sum, { allocated_amount }) => sum + (allocated_amount ?? 0), 0);
  const share = (cents: number | null) => (total > 0 ? (cents ?? 0) / total : 0);
  if (hosts === null) return null;
  const [name, ...others] = columns.flatMap(({ key, label: what, text }) => {
    const said = isSet(plan, key) && text(plan);
    return said ? [[what, said]] : [];
  });
  const facts = [...(name ? [name] : []), ...(hosts ? [[t('guests:words.hosts'), hosts]] : []), ...others];
  return [
    { kind: 'table', head: [t('facts.what'), t('facts.is')], rows: facts },
    ...(split.length === 0
      ? []
      : [
          { kind: 'heading', text: t('facts.split') } as const,
          {
            kind: 'bars',
            rows: split.map(({ category, allocated_amount }) => ({
              label: label(category),
              text: `${money(allocated_amount ?? 0)} · ${formatPercent(share(allocated_amount), 0)}`,
              share: share(allocated_amount),
              color: CATEGORY_INKS[category],
            })),
          } as const,
        ]),
  ];
}
