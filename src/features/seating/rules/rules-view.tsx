import { Lock, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { SEATING_RULES, SEATING_WISHES } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import type { StoredRule } from '@/domain/seating/chart';
import type { RuleKind } from '@/domain/seating/problem';
import { RULE_KINDS } from '@/domain/seating/problem';
import { isAboutTables } from '@/domain/seating/schema';
import { suggestedRules } from '@/domain/seating/suggest';
import { concernedBy, type Unmet } from '@/domain/seating/unmet';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { faces } from '../rows';
import type { Seating } from '../use-seating';

const made = (kind: RuleKind): StoredRule => ({
  id: crypto.randomUUID(),
  version: 0,
  kind,
  guests: [],
  tables: [],
  hard: !isAboutTables(kind) && kind !== 'acquaintance' && kind !== 'together',
  weight: kind === 'together' ? 5 : 3,
  least: null,
  confidential: false,
});

interface RulesViewProps {
  seating: Seating;
  onOpen: (rule: string) => void;
  onAdd: () => void;
}

/** Lists the rules, each with its degree of fulfilment, and rules suggested from the guest list. */
export function RulesView({ seating, onOpen, onAdd }: RulesViewProps) {
  const { t } = useTranslation('seating');
  const { plan, editable, writes } = usePlanContext();
  const change = useChangeRows(SEATING_RULES, plan.id);
  const { title, columns } = faces.seating_rules.useDescription(plan.id);
  const wishes = useRows(SEATING_WISHES, plan.id);
  const { rules, people, unmet } = seating;
  const unmetOf = useMemo(() => {
    const byRule = new Map<string, Unmet[]>();
    for (const one of unmet)
      if (typeof one.of !== 'string') byRule.set(one.of.rule, [...(byRule.get(one.of.rule) ?? []), one]);
    return byRule;
  }, [unmet]);
  const missedOf = ({ id, kind, guests }: StoredRule): string => {
    const { times, guests: persons, tables } = concernedBy(unmetOf.get(id) ?? []);
    if (times === 0) return '';
    if (isAboutTables(kind) && kind !== 'new-company') return t('rule.missedTables', { count: tables });
    return kind === 'together' && guests.length === 0
      ? t('rule.missedHouseholds', { count: times, people: t('people', { count: persons }) })
      : t('rule.missedPeople', { count: persons });
  };
  const suggested = suggestedRules(people, rules, seating.charts.length);
  const sorted = rules.toSorted(
    (a, b) =>
      Number(b.hard) - Number(a.hard) ||
      b.weight - a.weight ||
      RULE_KINDS.indexOf(a.kind) - RULE_KINDS.indexOf(b.kind),
  );
  const strength = columns[1];
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {writes && (
        <Button look="secondary" className="self-start" icon={<Plus className="size-4.5" />} onClick={onAdd}>
          {t('rule.add')}
        </Button>
      )}
      {rules.length === 0 ? (
        <p className="text-ink-muted">{t('rule.empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sorted.map((rule) => {
            const missed = missedOf(rule);
            const words = [
              strength?.text(rule),
              rule.confidential && t('rule.asked'),
              wishes.find(({ rule_id }) => rule_id === rule.id)?.reason,
            ].filter(Boolean);
            const inner = (
              <>
                <span className="block font-medium break-words">
                  {rule.confidential && <Lock className="mr-1.5 inline size-4 text-ink-muted" />}
                  <span>{title(rule)}</span>
                </span>
                <span className="block text-sm break-words text-ink-muted">
                  <span>{words.join(' · ')}</span>
                  {missed && (
                    <span className={rule.hard ? 'text-danger' : 'text-attention'}>{` · ${missed}`}</span>
                  )}
                </span>
                <UnsavedMark id={rule.id} />
              </>
            );
            return (
              <li key={rule.id}>
                {writes ? (
                  <button
                    type="button"
                    onClick={() => onOpen(rule.id)}
                    className="min-h-11 w-full px-2 py-2 text-left hover:text-accent-strong"
                  >
                    <span className="sr-only">
                      <span>{t('rule.edit')}</span>{' '}
                    </span>
                    {inner}
                  </button>
                ) : (
                  <div className="px-2 py-2">{inner}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {editable && suggested.length > 0 && (
        <section className="rounded-card border border-line bg-surface p-4">
          <h2 className="text-lg">{t('rule.suggest')}</h2>
          <p className="text-sm text-ink-muted">{t('rule.suggestText')}</p>
          <ul className="mt-2 divide-y divide-line">
            {suggested.map((kind) => (
              <li key={kind} className="flex items-center justify-between gap-3 py-1.5">
                <span className="min-w-0 break-words">{title(made(kind))}</span>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={t('rule.acceptOne', { rule: title(made(kind)) })}
                  onClick={() => change([{ before: null, after: made(kind) }], t('said.rule'))}
                >
                  {t('rule.accept')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
