import type { ImportTable } from '@/domain/guests/import/import-lines';
import type { ImportColumns } from '@/domain/guests/import/import-table';
import { IMPORT_FIELDS } from '@/domain/guests/import/import-words.data';
import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';
import { SelectField } from '@/ui/select';

interface ImportColumnsFormProps {
  table: ImportTable;
  columns: ImportColumns;
  onChange: (columns: ImportColumns) => void;
}

/** What each column is taken for, changed where the headings say it badly. */
export function ImportColumnsForm({ table, columns, onChange }: ImportColumnsFormProps) {
  const { t } = useTranslation('guests');
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
            value={columns[i] ?? 'none'}
            options={[
              { value: 'none', label: t('import.ignore') },
              // Whose question it would be, the heading alone says.
              ...IMPORT_FIELDS.filter((field) => field !== 'answer' || columns[i] === field).map((field) => ({
                value: field,
                label: t(`import.field.${field}`),
              })),
            ]}
            onChange={(chosen) =>
              onChange(
                columns.map((field, at) =>
                  at === i ? (IMPORT_FIELDS.find((one) => one === chosen) ?? null) : field,
                ),
              )
            }
          />
        );
      })}
    </Disclosure>
  );
}
