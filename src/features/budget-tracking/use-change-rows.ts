import { useTranslation } from 'react-i18next';
import { BUDGET_ITEMS, CONTRIBUTIONS, type StoredContribution, type StoredItem } from '@/data/ledger';
import { type ChangeRows, useRowChanges } from '@/data/use-row-changes';
import { useChangeNotices } from '@/parts/use-change-notices';

export type ChangeItems = ChangeRows<StoredItem>;
export type ChangeContributions = ChangeRows<StoredContribution>;

export function useChangeItems(plan_id: string): ChangeItems {
  const { t } = useTranslation('ledger');
  return useRowChanges(BUDGET_ITEMS, plan_id, useChangeNotices(t('limit')));
}

export function useChangeContributions(plan_id: string): ChangeContributions {
  const { t } = useTranslation('ledger');
  return useRowChanges(CONTRIBUTIONS, plan_id, useChangeNotices(t('limit')));
}
