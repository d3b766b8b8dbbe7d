import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Guest } from '@/domain/guests/guest';
import { writeContacts } from '@/lib/files/vcard';
import { workbookOf } from '@/lib/files/workbook';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { tableOf } from '@/parts/rows/row-description';
import { saveCsv } from '@/parts/rows/save-csv';
import { saveFile } from '@/parts/save-file';
import { toast } from '@/ui/toast-store';
import { groupByHousehold, householdOrder } from '../household-groups';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import { dayColumns } from './day-columns';

type GuestFile = 'csv' | 'xlsx' | 'vcf';

/**
 * Saves the shown guests, grouped by household, as a spreadsheet in the reader's language or as an address
 * book.
 */
export function useGuestFile({
  households,
}: GuestBook): (guests: readonly Guest[], kind: GuestFile) => Promise<void> {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const { columns } = faces.guests.useDescription(plan.id);
  return useCallback(
    async (guests, kind) => {
      const order = householdOrder(households, currentLanguage());
      const rows = groupByHousehold(guests, households, order).flatMap((group) => group.guests);
      const file = t('csv.file');
      const wholeTable = async () => {
        const beside = await dayColumns(client, plan, t).catch((error: unknown) => {
          console.warn('No tables and no arrivals', error);
          toast({ title: t('csv.without'), tone: 'danger' });
          return [];
        });
        return tableOf([...columns, ...beside], rows);
      };
      try {
        if (kind === 'csv') return saveCsv(plan.name, file, await wholeTable());
        if (kind === 'xlsx') {
          const text = await workbookOf(await wholeTable());
          return saveFile(plan.name, file, { ending: 'xlsx', type: text.type, text });
        }
        saveFile(plan.name, file, { ending: 'vcf', type: 'text/vcard', text: await writeContacts(rows) });
      } catch (error) {
        // The code that creates the file couldn't be downloaded, probably because there is no connection.
        console.warn('No file', error);
        toast({ title: t('csv.failed'), tone: 'danger' });
      }
    },
    [client, plan, households, t, columns],
  );
}
