import { useTranslation } from 'react-i18next';
import { CONTRIBUTIONS, type StoredContribution } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { onTop } from '@/data/row-changes';
import { useRowConflicts } from '@/data/use-row-conflicts';
import { formatDate, formatMoney } from '@/lib/format';
import { RowConflictDialog } from '@/parts/row-conflict-dialog';
import { useChangeContributions } from './use-change-rows';

interface ContributionConflictProps {
  plan: Plan;
  /** As they are stored now. */
  stored: readonly StoredContribution[];
}

/** The same for money in: both are shown, and the reader decides what stays. */
export function ContributionConflict({ plan, stored }: ContributionConflictProps) {
  const { t } = useTranslation('ledger');
  const change = useChangeContributions(plan.id);
  const conflicts = useRowConflicts(CONTRIBUTIONS, plan.id, stored);
  if (!conflicts) return null;
  const words = (one: StoredContribution | null) =>
    one &&
    [
      one.contributor,
      formatMoney(one.amount, plan.currency),
      t(`contribution.repeat.${one.repeats}`),
      formatDate(one.starts_on, 'medium'),
      one.ends_on && formatDate(one.ends_on, 'medium'),
    ]
      .filter(Boolean)
      .join(' · ');
  return <RowConflictDialog conflicts={conflicts} words={words} together={onTop} onChange={change} />;
}
