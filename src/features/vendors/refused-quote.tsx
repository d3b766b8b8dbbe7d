import { QUOTES } from '@/data/vendor-quotes';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useQuoteDescription } from './use-quote-description';

export default function RefusedQuote(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={QUOTES} description={useQuoteDescription(props.entry.plan_id, null)} />;
}
