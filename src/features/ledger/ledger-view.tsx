import { Suspense, useCallback, useMemo, useState } from 'react';
import { BUDGET_ITEMS, CONTRIBUTIONS, type StoredItem } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { isUndecided } from '@/domain/follows/undecided';
import { type Due, ledger } from '@/domain/ledger/ledger';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { LateAssist } from '@/parts/assist/late-assist';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { Button } from '@/ui/button';
import { latePanel } from '@/ui/late-panel';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { SummaryLine } from '@/ui/summary-line';
import { useAddressState } from '@/ui/use-address-state';
import { ViewTabs } from '@/ui/view-tabs';
import { CancelView } from './cash/cancel-view';
import { CashView } from './cash/cash-view';
import { DueFigures } from './due-figures';
import { ItemSheet } from './form/item-sheet';
import { ItemsView } from './items-view';
import { ledgerAddress, VIEWS } from './ledger-list';
import { settled } from './make-items';
import { MoneyHeader } from './money-header';
import { MoneyLine, MoneyPicture } from './money-picture';
import { QuickLine } from './quick-line';
import { faces } from './rows';
import { useChangeItems } from './use-change-items';

const MovedMoney = latePanel(() => import('./moved-money'));

export function LedgerView() {
  const { t } = useTranslation('ledger');
  const { plan, today, editable, writes } = usePlanContext();
  const [state, setState] = useAddressState(ledgerAddress);
  const items = useRows(BUDGET_ITEMS, plan.id);
  const contributions = useRows(CONTRIBUTIONS, plan.id);
  const change = useChangeItems(items);
  const title = useRowTitle(faces.budget_items);
  const book = useMemo(() => ledger(items, today, plan.currency), [items, today, plan.currency]);
  /** Id of the item that is open, or '' while a new item is being entered. */
  const [open, setOpen] = useState<string | null>(items.find(({ id }) => id === state.item)?.id ?? null);
  const add = useCallback(() => setOpen(''), []);

  const settle = useCallback(
    (item: StoredItem, due: Due) => {
      const words = { amount: formatMoney(Math.abs(due.amount), plan.currency), name: title(item) };
      change(
        [{ before: item, after: settled(item, due, today) }],
        t(due.amount < 0 ? 'said.received' : 'said.paid', words),
      );
    },
    [change, plan.currency, t, title, today],
  );

  const empty = items.length === 0 && contributions.length === 0;
  const view = empty ? 'items' : state.view;
  return (
    <div className="flex flex-col gap-3 sm:gap-6 print:gap-4">
      <MoneyHeader items={items} book={book} onAdd={writes ? add : undefined} />
      {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
      {editable && [...items, ...contributions].some((row) => isUndecided(row, plan.event_date)) && (
        <Suspense fallback={null}>
          <MovedMoney />
        </Suspense>
      )}
      <section aria-label={t('view.label')} className="flex flex-col gap-3 sm:gap-4">
        {!empty && (
          <ViewTabs
            label={t('view.label')}
            tabs={VIEWS.map((one) => ({ value: one, label: t(`view.${one}`) }))}
            value={view}
            onChange={(next) => setState({ view: next })}
          />
        )}
        {view === 'cash' ? (
          <CashView items={items} contributions={contributions} onChangeItems={change} />
        ) : view === 'cancel' ? (
          <CancelView items={items} onOpen={setOpen} />
        ) : (
          <>
            {!empty && (
              <SummaryLine
                line={<MoneyLine sums={book.total} />}
                contentClassName="grid grid-cols-1 items-start gap-x-10 gap-y-3 sm:gap-y-6 xl:grid-cols-2"
              >
                <MoneyPicture sums={book.total} />
                <DueFigures sums={book.total} onShow={(show) => setState({ show })} />
              </SummaryLine>
            )}
            {/* Has the same position in the tree before and after the first item is added; otherwise the field would lose the focus. */}
            {writes && (
              <div className="flex gap-2 sm:flex-col sm:gap-0">
                <div className="min-w-0 flex-1">
                  <QuickLine items={items} onChange={change} />
                </div>
                <LateAssist about="money" inLine />
              </div>
            )}
            {empty ? (
              <EmptyState
                picture={<Sprig className="size-28 text-accent" />}
                title={t('empty.title')}
                text={t('empty.text')}
                action={writes && <Button onClick={add}>{t('empty.action')}</Button>}
              />
            ) : (
              <ItemsView
                items={items}
                book={book}
                state={state}
                onState={setState}
                onOpen={setOpen}
                onSettle={settle}
              />
            )}
          </>
        )}
      </section>
      {open !== null && (
        <ItemSheet
          key={open}
          item={items.find(({ id }) => id === open) ?? null}
          onChange={change}
          onOpenChange={(isOpen) => {
            setOpen(isOpen ? open : null);
            if (!isOpen && state.item) setState({ item: null });
          }}
        />
      )}
    </div>
  );
}
