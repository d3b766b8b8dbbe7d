import type { ImportTable } from '@/domain/guests/import/import-lines';
import type { ImportColumns } from '@/domain/guests/import/import-table';
import type { ImportColumn } from '@/domain/guests/import/import-words.data';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Chip, Chips } from '@/ui/chips';
import { SelectField } from '@/ui/select';
import { NO_COLUMN, useColumnOptions } from './use-column-options';

interface ImportColumnsPanelProps {
  table: ImportTable;
  columns: ImportColumns;
  /** Indices of the columns whose headings aren't recognised. */
  unknown: readonly number[];
  /** How many columns can be added to the plan, besides the new columns already chosen here. */
  room: number;
  onSay: (at: number, column: ImportColumn | null) => void;
}

/** Usual meanings of a column whose heading isn't recognised. */
const USUAL = ['own', 'tags', 'notes'] as const;

/** Asks what each column with an unrecognised heading means. The choice is remembered for the next file. */
export function ImportColumnsPanel({ table, columns, unknown, room, onSay }: ImportColumnsPanelProps) {
  const { t } = useTranslation('guests');
  const options = useColumnOptions(columns, room);
  const nameOf = (at: number) => table.headings[at] || t('import.column', { number: at + 1 });
  const canBeOwn = (at: number) => columns[at] === 'own' || (room > 0 && (table.headings[at] ?? '') !== '');
  const left = unknown.filter((at) => columns[at] === null);
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby="import-columns" className="card p-4">
      <h2 id="import-columns" className="text-lg">
        {t('import.unknownTitle', { count: unknown.length })}
      </h2>
      <p className="measure text-sm text-ink-muted">
        {left.length > 0 && <span>{t('import.unused', { list: formatList(left.map(nameOf)) })}</span>}{' '}
        <span>{t('import.unknownText')}</span> {room <= 0 && <span>{t('limit.columns')}</span>}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {unknown.map((at) => {
          const example = table.rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
          return (
            <li key={at} className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
              <p className="min-w-40 flex-1 self-center break-words">
                <span className="font-medium">{nameOf(at)}</span>{' '}
                <span className="text-sm text-ink-muted">
                  {t('import.quoted', { text: example.slice(0, 40) })}
                </span>
              </p>
              <Chips label={t('import.whatIs', { name: nameOf(at) })}>
                {USUAL.filter((field) => field !== 'own' || canBeOwn(at)).map((field) => (
                  <Chip
                    key={field}
                    pressed={columns[at] === field}
                    onPress={() => onSay(at, columns[at] === field ? null : field)}
                  >
                    {t(`import.field.${field}`)}
                  </Chip>
                ))}
              </Chips>
              <SelectField
                className="w-full sm:w-56"
                label={t('import.otherwise')}
                value={columns[at] ?? NO_COLUMN}
                options={options(columns[at] ?? null)}
                onChange={(chosen) => onSay(at, chosen === NO_COLUMN ? null : (chosen as ImportColumn))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
