import { CONTRIBUTIONS } from '@/data/ledger';
import { usePlan } from '@/data/sync/use-rows';
import { paths } from '@/lib/paths';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useContributionDescription } from './use-contribution-description';

export default function RefusedContribution(props: RefusedRowProps) {
  const { plan_id } = props.entry;
  const description = {
    ...useContributionDescription(usePlan(plan_id)?.currency ?? 'EUR'),
    href: () => paths.budgetItems(plan_id, { view: 'cash' }),
  };
  return <RefusedRow {...props} noun={CONTRIBUTIONS} description={description} />;
}
