import { CONTRIBUTIONS } from '@/data/ledger';
import { usePlan } from '@/data/use-rows';
import { RefusedRow, type RefusedRowProps } from '@/parts/refused-row';
import { useContributionDescription } from './use-contribution-description';

export default function RefusedContribution(props: RefusedRowProps) {
  const description = useContributionDescription(usePlan(props.entry.plan_id)?.currency ?? 'EUR');
  return <RefusedRow {...props} noun={CONTRIBUTIONS} description={description} />;
}
