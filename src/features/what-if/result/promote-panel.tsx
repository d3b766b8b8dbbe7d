import { CircleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import type { Committed } from '@/domain/what-if/cost';
import { applyOverrides, type LineKey, type Overrides, pickLines } from '@/domain/what-if/overrides';
import { belowCommitted, evaluate, promotion } from '@/domain/what-if/scenario';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { errorText } from '@/parts/allocation/allocation-reasons';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { Announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Notice } from '@/ui/states';
import { whole } from '../left-text';
import { useLineWords } from '../line-words';
import { ResultRow } from './result-row';
import { usePromote } from './use-promote';

interface PromotePanelProps {
  committed: Committed;
  overrides: Overrides;
  lines: readonly LineKey[];
}

/** Panel that applies a scenario to the plan, line by line, with a preview of the resulting plan. */
export const PromotePanel = memo(function PromotePanel(props: PromotePanelProps) {
  const { committed, overrides, lines } = props;
  const { t } = useTranslation('whatif');
  const { plan, today } = usePlanContext();
  const { t: budget } = useTranslation(['budget', 'common']);
  const words = useLineWords();
  const label = useCategoryLabel();
  const promote = usePromote();
  const [dropped, setDropped] = useState<readonly LineKey[]>([]);
  const after = applyOverrides(plan, overrides);
  /** Returns why a line can't be applied yet, or null. */
  const problem = (line: LineKey): string | null => {
    if (line === 'event_date' && after.event_date <= today) return t('promote.past');
    const elsewhere = line === 'place' && after.country !== plan.country && !overrides.place?.city?.trim();
    return elsewhere ? t('editor.cityNeeded') : null;
  };
  const chosen = lines.filter((line) => !dropped.includes(line) && problem(line) === null);
  const picked = pickLines(overrides, chosen);
  const preview = evaluate(plan, picked);
  const edit = promotion(plan, picked, chosen);
  const below = preview.ok ? belowCommitted(preview, committed) : [];
  const moved = preview.ok ? preview.allocation.differences.filter(({ difference }) => difference !== 0) : [];
  const largest = whole(Math.max(100, ...moved.flatMap(({ before, after }) => [before ?? 0, after ?? 0])));
  return (
    <section aria-labelledby="promote" className="card p-4 sm:p-6 print:hidden">
      <h2 id="promote" className="text-xl">
        {t('promote.title')}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t('promote.nothing')}</p>
      ) : (
        <>
          <p className="measure mt-1 text-ink-muted">{t('promote.text')}</p>
          <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <fieldset className="min-w-0">
              <legend className="font-semibold">{t('promote.choose')}</legend>
              <ul className="mt-1 divide-y divide-line">
                {lines.map((line) => {
                  const why = problem(line);
                  return (
                    <li key={line}>
                      <Checkbox
                        label={<span className="font-medium">{words.label(line)}</span>}
                        hint={
                          <>
                            <span className="block">
                              {t('promote.fromTo', {
                                from: words.value(plan, line),
                                to: words.value(after, line),
                              })}
                            </span>
                            {why && <span className="block text-attention">{why}</span>}
                          </>
                        }
                        checked={chosen.includes(line)}
                        disabled={why !== null}
                        onChange={(on) =>
                          setDropped((before) =>
                            on ? before.filter((one) => one !== line) : [...before, line],
                          )
                        }
                      />
                    </li>
                  );
                })}
              </ul>
            </fieldset>
            <div className="min-w-0">
              <Announce
                text={
                  preview.ok
                    ? `${t('result.total')}: ${formatMoney(preview.facts.budget, plan.currency)}`
                    : errorText(budget, preview, plan.currency)
                }
              />
              <h3 className="font-sans text-base font-semibold tracking-normal">{t('promote.preview')}</h3>
              {!preview.ok ? (
                <Notice tone="danger" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
                  {errorText(budget, preview, plan.currency)}
                </Notice>
              ) : (
                <>
                  <p className="text-sm text-ink-muted">
                    {`${t('result.total')}: ${formatMoney(preview.facts.budget, plan.currency)}`}
                  </p>
                  {moved.length === 0 ? (
                    <p className="text-sm text-ink-muted">{t('promote.previewNone')}</p>
                  ) : (
                    <ul className="mt-1">
                      {moved.map((one) => (
                        <ResultRow
                          key={one.category}
                          category={one.category}
                          before={one.before === null ? null : whole(one.before)}
                          after={one.after === null ? null : whole(one.after)}
                          largest={largest}
                          currency={plan.currency}
                        />
                      ))}
                    </ul>
                  )}
                  {below.length > 0 && (
                    <ul className="mt-2 flex flex-col gap-1 text-sm text-attention">
                      {below.map(({ category, committed: agreed, cost }) => (
                        <li key={category}>
                          {t('promote.belowCommitted', {
                            category: label(category),
                            committed: formatMoney(agreed, plan.currency),
                            amount: formatMoney(cost, plan.currency),
                          })}
                        </li>
                      ))}
                    </ul>
                  )}
                </>
              )}
            </div>
          </div>
          <Button
            className="mt-4"
            disabled={chosen.length === 0 || !edit.ok}
            onClick={() => {
              if (!edit.ok) return;
              promote(edit.edit, t('said.promoted', { count: chosen.length }));
              setDropped([]);
            }}
          >
            {chosen.length === 0 ? t('promote.none') : t('promote.do', { count: chosen.length })}
          </Button>
        </>
      )}
    </section>
  );
});
