import type { Cents } from '@/domain/money';
import { isWork, kindOf } from '@/domain/plan/kind';
import { cheaperDates } from '@/domain/what-if/dates';
import type { Overrides } from '@/domain/what-if/overrides';
import { formatMoney, formatMonth, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { useInvited } from './use-invited';

interface StartPageProps {
  /** Absent if the plan is read-only. */
  onStart?: ((overrides?: Overrides, name?: string) => void) | undefined;
}

/** Rounds to two significant digits. */
const roughly = (cents: Cents): Cents => Math.max(1, Math.round(Number(cents.toPrecision(2))));

/** Empty state: what the page is for, and first scenarios that suit this plan. */
export function StartPage({ onStart }: StartPageProps) {
  const { t } = useTranslation('whatif');
  const { plan, today } = usePlanContext();
  const guests = Math.max(1, Math.round(plan.guest_count * 0.8));
  const invited = useInvited();
  const lower = roughly(plan.budget * 0.85);
  const [cheaper] = cheaperDates(plan.event_date, plan.country, today).filter(
    (date) => date.slice(0, 7) !== plan.event_date.slice(0, 7),
  );
  const ideas: { name: string; overrides: Overrides }[] = [
    // Not suggested if the plan has only one or two guests.
    ...(guests > 1 && guests < plan.guest_count
      ? [
          {
            name: t('empty.fewer', { guests: formatNumber(guests), plan: formatNumber(plan.guest_count) }),
            overrides: { guest_count: guests },
          },
        ]
      : []),
    ...invited
      .filter(({ expected }) => expected !== plan.guest_count)
      .map(({ name, expected }) => ({
        name: t('invited.idea', { name, expected: formatNumber(expected) }),
        overrides: { guest_count: expected },
      })),
    ...(cheaper
      ? [{ name: t('empty.month', { month: formatMonth(cheaper) }), overrides: { event_date: cheaper } }]
      : []),
    ...(plan.location_type === 'home' || isWork(kindOf(plan))
      ? []
      : [{ name: t('empty.home'), overrides: { location_type: 'home' } as const }]),
    { name: t('empty.lower', { total: formatMoney(lower, plan.currency) }), overrides: { budget: lower } },
  ];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center">
      <Sprig className="size-24 text-ink-muted" />
      <h1 className="text-3xl">{t('empty.title')}</h1>
      <p className="text-ink-muted">{t('empty.text')}</p>
      {onStart && (
        <>
          <Button onClick={() => onStart()}>{t('empty.own')}</Button>
          <h2 className="mt-4 font-sans text-base font-semibold tracking-normal">{t('empty.idea')}</h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {ideas.map(({ name, overrides }) => (
              <li key={name}>
                <Button look="secondary" size="small" onClick={() => onStart(overrides, name)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
