import { fieldIn, personIn } from '@/domain/guests/import/import-heading';
import type { ImportColumns } from '@/domain/guests/import/import-table';
import { IMPORT_FIELDS, type ImportColumn, type ImportField } from '@/domain/guests/import/import-words.data';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Stands for "no column", because a select needs a value. */
export const NO_COLUMN = 'none';

/** Fields for which a list can have a separate column for companions. */
const OF_COMPANIONS: readonly ImportField[] = [
  'full_name',
  'name',
  'last_name',
  'email',
  'phone_number',
  'age_group',
  'meal',
  'diets',
  'allergens',
  'notes',
  'reply',
];

/**
 * Possible meanings of a column, for the guest and for companions. Includes a new column of the plan if the
 * plan has room for it.
 */
export function useColumnOptions(columns: ImportColumns, room: number) {
  const { t } = useTranslation('guests');
  const people = Math.max(1, ...columns.map((one) => (one ? personIn(one) : 0)));
  const companions = Array.from({ length: people }, (_, i) => i + 1);
  const labelOf = (field: ImportField, person: number) =>
    person === 0
      ? t(`import.field.${field}`)
      : t(people > 1 ? 'import.companionNumber' : 'import.companionField', {
          field: t(`import.field.${field}`),
          number: formatNumber(person),
        });
  return (own: ImportColumn | null) => [
    { value: NO_COLUMN, label: t('import.ignore') },
    // Nobody can choose 'answer' for a column, because only its heading says which question it answers.
    ...IMPORT_FIELDS.filter(
      (field) =>
        (field !== 'answer' && (field !== 'own' || room > 0)) || (own !== null && fieldIn(own) === field),
    ).map((field) => ({ value: field as string, label: labelOf(field, 0) })),
    ...companions.flatMap((person) =>
      OF_COMPANIONS.map((field) => ({ value: `${field}@${person}`, label: labelOf(field, person) })),
    ),
  ];
}
