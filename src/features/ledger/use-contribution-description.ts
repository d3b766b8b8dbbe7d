import { useMemo } from 'react';
import type { StoredContribution } from '@/data/ledger';
import { useTranslation } from '@/lib/translation';
import { dateColumn, moneyColumn, textColumn } from '@/parts/rows/columns';
import type { RowDescription } from '@/parts/rows/row-description';

/** Money in, in words, field by field. */
export function useContributionDescription(currency: string): RowDescription<StoredContribution> {
  const { t } = useTranslation('ledger');
  return useMemo(
    () => ({
      title: (one) => one.contributor,
      limit: t('limit'),
      columns: [
        textColumn('contributor', t('contribution.who')),
        moneyColumn('amount', t('contribution.amount'), currency),
        {
          key: 'repeats',
          label: t('contribution.repeats'),
          text: (one) => t(`contribution.repeat.${one.repeats}`),
        },
        dateColumn('starts_on', t('contribution.on')),
        dateColumn('ends_on', t('contribution.until')),
      ],
    }),
    [t, currency],
  );
}
