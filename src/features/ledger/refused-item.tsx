import { BUDGET_ITEMS } from '@/data/ledger';
import { usePlan } from '@/data/sync/use-rows';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { mergeItem } from './make-items';
import { useItemDescription } from './use-item-description';

export default function RefusedItem(props: RefusedRowProps) {
  const description = useItemDescription(usePlan(props.entry.plan_id)?.currency ?? 'EUR');
  return <RefusedRow {...props} noun={BUDGET_ITEMS} description={description} merge={mergeItem} />;
}
