import { useTranslation } from '@/lib/translation';
import type { yourdata } from '@/locales/en/yourdata';

type Named = keyof typeof yourdata.table;

/** Returns a function that names a table's rows. A table without a text gets its database name. */
export function useTableName(): (table: string) => string {
  const { t } = useTranslation('yourdata');
  return (table) => t(`table.${table as Named}`, { defaultValue: table });
}
