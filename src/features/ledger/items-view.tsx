import { useDeferredValue, useMemo } from 'react';
import type { StoredItem } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import type { Due, Ledger } from '@/domain/ledger/ledger';
import { formatMoney } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useFileCounts } from '@/parts/files/file-count';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrinting } from '@/parts/print/use-printing';
import { searchTextOf } from '@/parts/rows/columns';
import { DataList } from '@/ui/data-list';
import { NoMatch } from '@/ui/no-match';
import { ItemFilters } from './item-filters';
import { ItemRow } from './item-row';
import { type ListState, listItems } from './ledger-list';
import { faces } from './rows';

interface ItemsViewProps {
  items: readonly StoredItem[];
  book: Ledger;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
  onOpen: (id: string) => void;
  onSettle: (item: StoredItem, due: Due) => void;
}

const idOf = ({ id }: StoredItem): string => id;

export function ItemsView({ items, book, state, onState, onOpen, onSettle }: ItemsViewProps) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const { columns } = faces.budget_items.useDescription(plan.id);
  const text = useMemo(() => searchTextOf(columns), [columns]);
  const language = currentLanguage();
  const q = useDeferredValue(state.q);
  const { category, show, sort } = state;
  // Sorted by name, in the alphabetical order of the current language.
  const shown = useMemo(
    () => listItems(items, book, { q, category, show, sort }, { today, language, text }),
    [items, book, q, category, show, sort, today, language, text],
  );
  const counts = useFileCounts();
  const quotes = useRows(QUOTES, plan.id);
  // Includes the files of the quote from which an item was booked.
  const files = useMemo(() => {
    const all = new Map(counts);
    for (const { id, item_id } of quotes)
      if (item_id) all.set(item_id, (all.get(item_id) ?? 0) + (counts.get(id) ?? 0));
    return all;
  }, [counts, quotes]);
  const printing = usePrinting();
  const sum = shown.reduce((all, { id }) => all + (book.byItem.get(id)?.expected ?? 0), 0);
  return (
    <>
      <ItemFilters
        state={state}
        onChange={onState}
        found={t('filter.found', {
          count: shown.length,
          amount: formatMoney(sum, plan.currency),
        })}
      />
      {shown.length === 0 ? (
        <NoMatch
          text={t('filter.none')}
          reset={t('filter.reset')}
          onReset={() => onState({ q: '', category: null, show: 'all' })}
        />
      ) : (
        <DataList
          groups={[{ id: '', rows: shown }]}
          keyOf={idOf}
          rowHeight={84}
          label={t('view.items')}
          whole={printing}
        >
          {(item) => (
            <ItemRow
              item={item}
              files={files.get(item.id) ?? 0}
              language={language}
              onOpen={onOpen}
              onSettle={onSettle}
            />
          )}
        </DataList>
      )}
    </>
  );
}
