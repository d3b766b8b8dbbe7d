import { SEATING_RULES } from '@/data/seating';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useRuleDescription } from './use-descriptions';

export default function RefusedRule(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={SEATING_RULES} description={useRuleDescription(props.entry.plan_id)} />;
}
