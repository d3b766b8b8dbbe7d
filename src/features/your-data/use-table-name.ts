import { useTranslation } from '@/lib/translation';
import type { yourdata } from '@/locales/en/yourdata';

type Named = keyof typeof yourdata.table;

/** Returns a function that names a table's rows; a new table has the database's name until it has a text. */
export function useTableName(): (table: string) => string {
  const { t } = useTranslation('yourdata');
  return (table) => t(`table.${table as Named}`, { defaultValue: table });
}
