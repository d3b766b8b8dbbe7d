import { CATEGORIES } from '@/domain/plan/facts';
import type { DrinksPlan } from '@/domain/what-if/cost';
import type { ScenarioResult } from '@/domain/what-if/scenario';
import { formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { whole, wholeLeft } from '../left-text';
import { useLineWords } from '../line-words';
import { DrinksNote } from './drinks-note';
import { ResultRow } from './result-row';

interface ResultPanelProps {
  result: ScenarioResult;
  drinks: DrinksPlan | null;
  /** Absent if the plan is read-only. */
  onTotal: ((cents: number) => void) | undefined;
}

/** Result of a scenario: its cost and total, the effect of each change, and the allocation. */
export function ResultPanel({ result, drinks, onTotal }: ResultPanelProps) {
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const words = useLineWords();
  const label = useCategoryLabel();
  const { currency } = plan;
  const cost = whole(result.cost);
  const moved = result.by_fact.filter(({ difference }) => whole(difference) !== 0);
  const rows = CATEGORIES.flatMap(
    (category) => result.allocation.differences.find((one) => one.category === category) ?? [],
  );
  const largest = whole(Math.max(100, ...rows.flatMap(({ before, after }) => [before ?? 0, after ?? 0])));
  return (
    <section aria-labelledby="scenario-result" className="flex flex-col gap-5">
      <h2 id="scenario-result" className="text-xl">
        {t('editor.result')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <div>
          <dt className="text-sm text-ink-muted">{t('result.cost')}</dt>
          <dd className="tabular font-serif text-2xl font-medium">{formatMoney(cost, currency)}</dd>
          <dd className="tabular text-sm text-ink-muted">
            {t('result.per', {
              amount: formatMoney(whole(result.cost / result.facts.guest_count), currency),
            })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{t('result.total')}</dt>
          <dd className="tabular font-serif text-2xl font-medium">
            {formatMoney(result.facts.budget, currency)}
          </dd>
          <dd className="tabular text-sm text-ink-muted">
            {t('result.planLine', { amount: formatMoney(plan.budget, currency) })}
          </dd>
        </div>
      </dl>
      {onTotal && cost > 0 && wholeLeft(result.left) !== 0 && (
        <Button
          look="secondary"
          size="small"
          className="self-start print:hidden"
          onClick={() => onTotal(cost)}
        >
          {t('editor.useCost', { amount: formatMoney(cost, currency) })}
        </Button>
      )}
      {result.owed.length > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold tracking-normal">{t('result.owed')}</h3>
          <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-muted">
            {result.owed.map(({ category, committed, cost: free }) => (
              <li key={category}>
                {t(free === 0 ? 'result.owedLeftOut' : 'result.owedRow', {
                  category: label(category),
                  committed: formatMoney(committed, currency),
                  cost: formatMoney(whole(free), currency),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {drinks && <DrinksNote facts={result.facts} drinks={drinks} />}
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{t('result.byFact')}</h3>
        {moved.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('result.byFactNone')}</p>
        ) : (
          <ul className="mt-1 divide-y divide-line">
            {moved.map(({ line, difference }) => (
              <li key={line} className="flex justify-between gap-4 py-1.5">
                <span className="min-w-0 break-words first-letter:uppercase">
                  {words.short(result.facts, line)}
                </span>
                <span className="tabular font-medium whitespace-nowrap">
                  {formatDifference(whole(difference), currency)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{t('result.split')}</h3>
        <ul className="mt-1">
          {rows.map(({ category, before, after }) => (
            <ResultRow
              key={category}
              category={category}
              before={before === null ? null : whole(before)}
              after={after === null ? null : whole(after)}
              largest={largest}
              currency={currency}
            />
          ))}
        </ul>
        {plan.categories.some(({ selected, locked }) => selected && locked) && (
          <p className="mt-1 text-sm text-ink-muted">{t('editor.locked')}</p>
        )}
      </div>
    </section>
  );
}
