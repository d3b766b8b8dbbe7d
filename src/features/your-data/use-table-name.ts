import { useTranslation } from '@/lib/translation';
import type { yourdata } from '@/locales/en/yourdata';

type Named = keyof typeof yourdata.table;

/** What the rows of a table are called; a new one by the database's name until it has words. */
export function useTableName(): (table: string) => string {
  const { t } = useTranslation('yourdata');
  return (table) => t(`table.${table as Named}`, { defaultValue: table });
}
