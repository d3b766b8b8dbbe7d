import { useDeferredValue, useMemo } from 'react';
import type { StoredItem } from '@/data/ledger';
import type { Due, Ledger } from '@/domain/budget/ledger';
import { counted, formatMoney } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/category-mark';
import { usePlanContext } from '@/parts/plan-context';
import { usePrinting } from '@/parts/use-printing';
import { DataList } from '@/ui/data-list';
import { NoMatch } from '@/ui/no-match';
import { ItemFilters } from './item-filters';
import { ItemRow } from './item-row';
import { type ListState, listItems } from './ledger-list';

interface ItemsViewProps {
  items: readonly StoredItem[];
  book: Ledger;
  state: ListState;
  onState: (change: Partial<ListState>) => void;
  onOpen: (id: string) => void;
  onSettle: (item: StoredItem, due: Due) => void;
}

const idOf = ({ id }: StoredItem): string => id;

/** Every item that the filters leave, and what they come to. */
export function ItemsView({ items, book, state, onState, onOpen, onSettle }: ItemsViewProps) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const label = useCategoryLabel();
  const language = currentLanguage();
  const q = useDeferredValue(state.q);
  const { category, show, sort } = state;
  // The names follow the language, which stands beside it.
  const shown = useMemo(
    () => listItems(items, book, { q, category, show, sort }, { today, language, label }),
    [items, book, q, category, show, sort, today, language, label],
  );
  const printing = usePrinting();
  const sum = shown.reduce((all, { id }) => all + (book.byItem.get(id)?.expected ?? 0), 0);
  return (
    <>
      <ItemFilters
        state={state}
        onChange={onState}
        found={t('filter.found', {
          ...counted(shown.length),
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
          {(item) => <ItemRow item={item} language={language} onOpen={onOpen} onSettle={onSettle} />}
        </DataList>
      )}
    </>
  );
}
