import type { ImportTable } from '@/domain/guests/import/import-lines';
import type { ImportColumns } from '@/domain/guests/import/import-table';
import type { ImportColumn } from '@/domain/guests/import/import-words.data';
import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';
import { SelectField } from '@/ui/select';
import { NO_COLUMN, useColumnOptions } from './use-column-options';

interface ImportColumnsFormProps {
  table: ImportTable;
  columns: ImportColumns;
  /** How many columns can be added to the plan, besides the new columns already chosen here. */
  room: number;
  onSay: (at: number, column: ImportColumn | null) => void;
}

/** Form that assigns a field to each column of the file. */
export function ImportColumnsForm({ table, columns, room, onSay }: ImportColumnsFormProps) {
  const { t } = useTranslation('guests');
  const options = useColumnOptions(columns, room);
  const listed = table.headings.map((heading, i) => ({ heading, i }));
  return (
    <Disclosure
      look="card"
      title={t('import.columns')}
      contentClassName="grid gap-4 pt-1 sm:grid-cols-2 lg:grid-cols-3"
    >
      {listed.map(({ heading, i }) => {
        const example = table.rows.find(({ cells }) => cells[i])?.cells[i];
        return (
          <SelectField
            key={`${i} ${heading}`}
            label={heading || t('import.column', { number: i + 1 })}
            hint={example ? example.slice(0, 40) : t('import.emptyColumn')}
            value={columns[i] ?? NO_COLUMN}
            options={options(columns[i] ?? null)}
            onChange={(chosen) => onSay(i, chosen === NO_COLUMN ? null : (chosen as ImportColumn))}
          />
        );
      })}
    </Disclosure>
  );
}
