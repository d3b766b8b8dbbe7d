import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import type { Guest } from '@/domain/guests/guest';
import { currentLanguage } from '@/lib/i18n';
import { tableOf } from '@/parts/row-description';
import { saveCsv } from '@/parts/save-csv';
import { groupByHousehold, householdOrder } from './guest-list';
import type { GuestBook } from './use-guest-book';
import { useGuestDescription } from './use-guest-description';

/** Saves the shown guests, household by household, for a spreadsheet of the reader's language. */
export function useGuestCsv(plan: Plan, { households }: GuestBook): (guests: readonly Guest[]) => void {
  const { t } = useTranslation('guests');
  const { columns } = useGuestDescription(plan.id);
  return useCallback(
    (guests) => {
      const rows = groupByHousehold(
        guests,
        households,
        householdOrder(households, currentLanguage()),
      ).flatMap((group) => group.guests);
      saveCsv(plan.name, t('csv.file'), tableOf(columns, rows));
    },
    [plan.name, households, t, columns],
  );
}
