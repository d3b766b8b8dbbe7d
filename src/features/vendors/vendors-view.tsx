import { Suspense, useCallback, useMemo, useState } from 'react';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { isUndecided } from '@/domain/follows/undecided';
import type { Category } from '@/domain/plan/facts';
import type { Stage, VendorQuote } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { usePrinting } from '@/parts/print/use-printing';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { latePanel } from '@/ui/late-panel';
import { useAddressState } from '@/ui/use-address-state';
import { AskDialog } from './ask/ask-dialog';
import { AgreedItems } from './board/agreed-items';
import { BoardView } from './board/board-view';
import { CategoryNav } from './board/category-nav';
import { ChaseNotice, dueQuotes } from './board/chase-notice';
import { EmptyVendors } from './board/empty-vendors';
import { ListView } from './board/list-view';
import { BookingSheet } from './booking/booking-sheet';
import { CompareView } from './compare/compare-view';
import { FindSheet } from './find/find-sheet';
import { atStage } from './make-quotes';
import { QuoteSheet } from './quotes/quote-sheet';
import { faces } from './rows';
import { useComparison } from './use-comparison';
import { VendorsHeader } from './vendors-header';
import { vendorsAddress } from './vendors-state';

const MovedQuotes = latePanel(() => import('./moved-quotes'));

/** Vendors of one category: their cost for this event, a recommendation with reasons, and their stage. */
export function VendorsView({ category }: { category: Category }) {
  const { t } = useTranslation('vendors');
  const { plan, today, editable, writes } = usePlanContext();
  const [drinks] = useRows(DRINKS_PREFERENCES, plan.id);
  const children = drinks?.choices.children ?? null;
  const all = useRows(QUOTES, plan.id);
  const quotes = useMemo(() => all.filter((quote) => quote.category === category), [all, category]);
  const items = useRows(BUDGET_ITEMS, plan.id);
  const agreed = useMemo(() => items.filter(({ actual_amount }) => actual_amount !== null), [items]);
  // Vendors booked from a quote are already listed among the quotes.
  const agreedHere = useMemo(() => {
    const linked = new Set(quotes.map(({ item_id }) => item_id));
    return agreed.filter((item) => item.category === category && !linked.has(item.id));
  }, [agreed, quotes, category]);
  const [state, setState] = useAddressState(vendorsAddress);
  const comparison = useComparison(category, quotes, state, { items, children });
  const printing = usePrinting();
  const change = useChangeRows(QUOTES, plan.id);
  /** Id of the open quote; '' while a new one is being written, null if none is open. */
  const [open, setOpen] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [booking, setBooking] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const find = (id: string | null) => quotes.find((quote) => quote.id === id) ?? null;

  const title = useRowTitle(faces.vendor_quotes);
  const move = useCallback(
    (quote: VendorQuote, stage: Stage) => {
      if (stage === 'booked') return setBooking(quote.id);
      const moved = { name: title(quote), stage: t(`stage.${stage}`) };
      change(
        [{ before: quote, after: atStage(quote, stage, today) }],
        t(items.some(({ id }) => id === quote.item_id) ? 'said.unbooked' : 'said.moved', moved),
      );
    },
    [change, t, title, today, items],
  );
  const common = { comparison, onOpen: setOpen, onAsk: setAsked, onBook: setBooking };
  const view = printing ? 'compare' : state.view;
  const onAdd = writes ? () => setOpen('') : undefined;
  const onFind = editable ? () => setFinding(true) : undefined;
  const askedQuote = find(asked);
  const bookedQuote = find(booking);

  const chase = <ChaseNotice quotes={all} onChange={change} />;

  return (
    <div className="flex flex-col gap-3 sm:gap-6 print:gap-4">
      <CategoryNav current={category} quotes={all} agreed={agreed} />
      {editable &&
        all.some((quote) => quote.free_on_date !== null && isUndecided(quote, plan.event_date)) && (
          <Suspense fallback={null}>
            <MovedQuotes />
          </Suspense>
        )}
      {quotes.length === 0 ? (
        <>
          <EmptyVendors category={category} agreed={agreedHere} onAdd={onAdd} onFind={onFind} />
          {chase}
        </>
      ) : (
        <>
          <VendorsHeader
            category={category}
            comparison={comparison}
            state={state}
            onChange={setState}
            onAdd={onAdd}
            onFind={onFind}
            chasing={dueQuotes(all, today).length}
          >
            {chase}
          </VendorsHeader>
          <AgreedItems category={category} items={agreedHere} />
          {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
          {view === 'compare' ? (
            <CompareView {...common} state={state} onChange={setState} onQuotes={change} />
          ) : view === 'board' ? (
            <BoardView {...common} onMove={move} />
          ) : (
            <ListView {...common} onMove={move} />
          )}
        </>
      )}
      {open !== null && (
        <QuoteSheet
          key={open}
          quote={find(open)}
          stage={comparison.offers.find(({ quote }) => quote.id === open)?.stage}
          category={category}
          onChange={change}
          onOpenChange={(next) => setOpen(next ? open : null)}
        />
      )}
      {isFinding && (
        <FindSheet category={category} quotes={all} onChange={change} onClose={() => setFinding(false)} />
      )}
      {bookedQuote && (
        <BookingSheet
          quote={bookedQuote}
          comparison={comparison}
          onClose={() => setBooking(null)}
          onAsk={() => {
            setBooking(null);
            setAsked(bookedQuote.id);
          }}
          onDecline={(quote) => move(quote, 'refused')}
        />
      )}
      {askedQuote && (
        <AskDialog
          quote={askedQuote}
          open={comparison.offers.find(({ quote }) => quote.id === asked)?.open ?? []}
          onClose={() => setAsked(null)}
          onSent={editable && askedQuote.stage === 'idea' ? () => move(askedQuote, 'contacted') : undefined}
        />
      )}
    </div>
  );
}
