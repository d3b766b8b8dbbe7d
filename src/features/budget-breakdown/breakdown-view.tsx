import { useCallback, useMemo } from 'react';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { breakdown } from '@/domain/ledger/breakdown';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useAddressState } from '@/ui/use-address-state';
import { ViewTabs } from '@/ui/view-tabs';
import { BreakdownHeader } from './breakdown-header';
import { breakdownAddress, VIEWS } from './breakdown-state';
import { GuestsView } from './guests-view';
import { MeasureCards } from './measure-cards';
import { MovesView } from './moves/moves-view';
import { PictureView } from './picture-view';
import { RowsSheet } from './rows/rows-sheet';

/** A plan's money by the selected measure: a chart, and the rows behind each part. */
export function BreakdownView() {
  const { plan, today } = usePlanContext();
  const { t } = useTranslation('breakdown');
  const items = useRows(BUDGET_ITEMS, plan.id);
  const [state, setState] = useAddressState(breakdownAddress);
  const parts = useMemo(() => breakdown(plan, items, today), [plan, items, today]);
  const measure = state.measure ?? (items.length > 0 ? 'expected' : 'planned');
  const open = parts.lines.find(({ category }) => category === state.category) ?? null;
  const close = useCallback(() => setState({ category: null }), [setState]);
  const view = { parts, measure, state, onState: setState };
  return (
    <div className="flex flex-col gap-4 sm:gap-6 print:gap-4">
      <BreakdownHeader items={items} parts={parts} measure={measure} />
      <MeasureCards
        total={parts.total}
        measure={measure}
        currency={plan.currency}
        onChange={(chosen) => setState({ measure: chosen })}
      />
      <section aria-label={t('view.label')} className="flex flex-col gap-3 sm:gap-5">
        <ViewTabs
          label={t('view.label')}
          tabs={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={state.view}
          onChange={(chosen) => setState({ view: chosen, category: null })}
        />
        {state.view === 'picture' && <PictureView {...view} />}
        {state.view === 'guests' && <GuestsView {...view} />}
        {state.view === 'moves' && <MovesView {...view} />}
      </section>
      {state.view !== 'moves' && <RowsSheet line={open} parts={parts} measure={measure} onClose={close} />}
    </div>
  );
}
