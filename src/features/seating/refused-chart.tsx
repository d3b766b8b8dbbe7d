import { SEATING_CHARTS } from '@/data/seating';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useChartDescription } from './use-descriptions';

export default function RefusedChart(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={SEATING_CHARTS} description={useChartDescription()} />;
}
