import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { GUEST_COLUMNS } from '@/data/guests';
import { GUEST_LENGTHS, MAX_COLUMNS, MAX_OPTIONS } from '@/domain/guests/guest';
import { OWN_KINDS, ownValue } from '@/domain/guests/own-column';
import { type ColumnProblem, columnSchema } from '@/domain/guests/own-column-schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowBody } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import { RowsSheet } from './rows-sheet';

const Form = fields(columnSchema, 'guests', 'columns');

interface ColumnsSheetProps {
  book: GuestBook;
  /** Opens or closes the sheet. With true, the sheet opens again. */
  onOpenChange: (open: boolean) => void;
}

/** Field for the options of a column, shown only if the column is a choice. */
function OptionsField() {
  const { t } = useTranslation('guests');
  if (useWatch({ name: 'kind' }) !== 'choice') return null;
  return (
    <Form.TextArea
      name="options"
      label={t('questions.options')}
      hint={t('questions.optionsHint')}
      rows={4}
      max={MAX_OPTIONS * (GUEST_LENGTHS.option + 1)}
    />
  );
}

export function ColumnsSheet({ book, onOpenChange }: ColumnsSheetProps) {
  const { t } = useTranslation('guests');
  const [open, setOpen] = useState<string | null>(null);
  const { columns, guests } = book;
  const column = useOpenedRow(columns.find(({ id }) => id === open) ?? null, open);
  const { plan } = usePlanContext();
  return (
    <RowsSheet
      words={{
        title: t('columns.title'),
        intro: t('columns.intro'),
        add: t('columns.add'),
        back: t('columns.back'),
        full: t('limit.columns'),
      }}
      rows={columns.map((one) => ({
        id: one.id,
        name: one.name,
        below: t(`questions.kind.${one.kind}`),
        beside: t('columns.filled', {
          count: guests.filter((guest) => ownValue(guest, one.id) !== null).length,
        }),
      }))}
      open={open}
      onOpen={setOpen}
      canAdd
      isFull={columns.length >= MAX_COLUMNS}
      onClose={() => onOpenChange(false)}
    >
      <RowBody
        key={open}
        row={column}
        description={faces.guest_columns.useDescription(plan.id)}
        form={{
          name: 'guest-column',
          schema: columnSchema,
          problem: (message) => t(message as ColumnProblem),
          values: {
            name: column?.name ?? '',
            kind: column?.kind ?? 'text',
            options: column?.options.join('\n') ?? '',
          },
          withFields: (written) => ({
            ...(column ?? {
              id: crypto.randomUUID(),
              version: 0,
              position: (columns.at(-1)?.position ?? 0) + 1,
            }),
            ...written,
            options: written.kind === 'choice' ? written.options : [],
          }),
          fields: (
            <>
              <Form.Text name="name" max={GUEST_LENGTHS.column} hint={t('columns.nameHint')} />
              <Form.Select
                name="kind"
                label={t('questions.answer')}
                options={OWN_KINDS.map((one) => ({ value: one, label: t(`questions.kind.${one}`) }))}
              />
              <OptionsField />
            </>
          ),
        }}
        words={{
          newTitle: t('columns.title'),
          create: t('columns.create'),
          save: t('form.save'),
          delete: t('columns.delete'),
          said: (done, name) => t(done === 'deleted' ? 'said.deleted' : 'said.saved', { name }),
        }}
        onChange={useChangeRows(GUEST_COLUMNS, plan.id)}
        onOpenChange={(next) => (next ? onOpenChange(true) : setOpen(null))}
      />
    </RowsSheet>
  );
}
