import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Noun, Row, RowTable } from '@/data/noun';
import { Sheet } from '@/ui/sheet';
import { usePlanContext } from '../plan-context';
import type { Column, RowDescription } from '../row-description';
import { useChangeRows } from '../use-change-rows';
import { FormColumns } from './form-columns';
import { RowForm, type RowFormProps } from './row-form';

interface RowSheetProps<R extends Row, V extends FieldValues, Out>
  extends Pick<RowFormProps<V, Out>, 'form' | 'schema' | 'problem' | 'values' | 'onReopen'> {
  noun: Noun<RowTable, R>;
  /** Null for a new one. */
  row: R | null;
  /** Whose draft it is, where new ones begin differently. */
  draft?: string;
  description: Pick<RowDescription<R>, 'title' | 'columns'>;
  /** The row with what was written. */
  withFields: (fields: Out, row: R | null) => R;
  words: {
    readonly newTitle: string;
    readonly create: string;
    readonly save: string;
    readonly delete: string;
    readonly said: { readonly added: string; readonly saved: string; readonly deleted: string };
  };
  onClose: () => void;
  /** The fields, where the columns' own are not enough. */
  fields?: ReactNode;
  /** Beneath the fields, and beneath what is only read. */
  children?: ReactNode;
}

/** A row as its columns say, for who may only look. */
function Read<R>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  return (
    <dl className="flex flex-col gap-3 break-words">
      {columns.map(({ key, label, text }) => {
        const words = text(row);
        return (
          words && (
            <div key={key}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd className="whitespace-pre-line">{words}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** One row beside the page: read, written anew, changed or deleted; closed once it is in the outbox. */
export function RowSheet<R extends Row, V extends FieldValues, Out>(props: RowSheetProps<R, V, Out>) {
  const { noun, row, description, withFields, words, onClose, fields, children } = props;
  const { form, schema, problem, values, onReopen } = props;
  const { t } = useTranslation();
  const { plan, editable } = usePlanContext();
  const change = useChangeRows(noun, plan.id);
  const save = (written: Out) => {
    onClose();
    const after = withFields(written, row);
    if (JSON.stringify(after) !== JSON.stringify(row))
      change([{ before: row, after }], row ? words.said.saved : words.said.added);
  };
  const remove = () => {
    onClose();
    change([{ before: row, after: null }], words.said.deleted);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={row ? description.title(row) : words.newTitle}
      closeLabel={t('close')}
    >
      {editable ? (
        <RowForm
          form={form}
          row={row?.id ?? props.draft}
          schema={schema}
          problem={problem}
          values={values}
          saveLabel={row ? words.save : words.create}
          deleteLabel={words.delete}
          onSave={save}
          onDelete={row ? remove : undefined}
          onReopen={onReopen}
        >
          {fields ?? <FormColumns columns={description.columns} />}
          {children}
        </RowForm>
      ) : (
        <>
          {row && <Read row={row} columns={description.columns} />}
          {children}
        </>
      )}
    </Sheet>
  );
}
