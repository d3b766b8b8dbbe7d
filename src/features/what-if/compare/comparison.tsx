import { useTranslation } from '@/lib/translation';
import { usePrinting } from '@/parts/print/use-printing';
import { cx } from '@/ui/class-names';
import { SelectField } from '@/ui/select';
import type { Evaluated } from '../evaluated';
import { SORTS, type WhatIfState } from '../what-if-state';
import { ComparisonPicture } from './comparison-picture';
import { ComparisonTable } from './comparison-table';

interface ComparisonProps {
  evaluated: readonly Evaluated[];
  state: WhatIfState;
  onState: (change: Partial<WhatIfState>) => void;
}

const SORT_TEXT = { usual: 'sortUsual', amount: 'sortAmount', difference: 'sortDifference' } as const;

/**
 * The plan and its scenarios as a chart and as a table. A phone shows one scenario at a time next to the
 * plan.
 */
export function Comparison({ evaluated, state, onState }: ComparisonProps) {
  const { t } = useTranslation('whatif');
  const printing = usePrinting();
  const beside = evaluated.find(({ scenario }) => scenario.id === state.beside) ?? evaluated[0];
  return (
    <section aria-labelledby="side-by-side" className="flex flex-col gap-5">
      <h2 id="side-by-side" className="text-xl">
        {t('compare.title')}
      </h2>
      {!beside ? (
        <p className="text-ink-muted">{t('compare.none')}</p>
      ) : (
        <>
          <ComparisonPicture evaluated={evaluated} />
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            {evaluated.length > 1 && (
              <fieldset className="w-full min-w-0 md:hidden">
                <legend className="text-sm text-ink-muted">{t('compare.choose')}</legend>
                <div className="-mx-4 mt-1 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1">
                  {evaluated.map(({ scenario: { id, name } }) => (
                    <label
                      key={id}
                      className={cx(
                        'relative flex min-h-11 max-w-56 shrink-0 cursor-pointer snap-start items-center rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                        id === beside.scenario.id
                          ? 'border-accent bg-accent-soft font-semibold text-accent-strong'
                          : 'border-line-strong bg-surface',
                      )}
                    >
                      <input
                        type="radio"
                        name="beside"
                        checked={id === beside.scenario.id}
                        onChange={() => onState({ beside: id })}
                        className="sr-only"
                      />
                      <span className="line-clamp-2 py-1 leading-tight break-words">{name}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <SelectField
              label={t('compare.sort')}
              value={state.sort}
              onChange={(sort) => onState({ sort: SORTS.find((one) => one === sort) ?? 'usual' })}
              options={SORTS.map((sort) => ({ value: sort, label: t(`compare.${SORT_TEXT[sort]}`) }))}
              className="w-full sm:w-72"
            />
          </div>
          {printing ? (
            <ComparisonTable evaluated={evaluated} sort={state.sort} />
          ) : (
            <>
              <div className="max-md:hidden">
                <ComparisonTable evaluated={evaluated} sort={state.sort} />
              </div>
              <div className="md:hidden">
                <ComparisonTable evaluated={[beside]} sort={state.sort} />
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}
