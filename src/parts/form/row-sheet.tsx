import { Suspense, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Row, RowChange } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { sameJson } from '@/domain/same-json';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { Sheet } from '@/ui/sheet';
import { usePlanContext } from '../module/plan-context';
import type { Column, RowDescription } from '../rows/row-description';
import type { ChangeRows } from '../rows/use-change-rows';
import { OpenRow } from './open-row';
import { type FormSpec, RowForm } from './row-form';
import { type Described, RowSuggestionsContext } from './row-suggestions-context';
import { useOpenedRow } from './use-opened-row';

/** Saving changes either this row only (`onChange`), or other rows too (`toChanges`). */
type RowChanges<R extends Row, Out, C extends OutboxChange> =
  | { toChanges?: undefined; onChange: ChangeRows<R> }
  | {
      /**
       * Returns all changes for saving the row, including the row's own. `written` is null if the row is
       * deleted.
       */
      toChanges: (change: RowChange<R>, written: Out | null) => readonly C[];
      onChange: (changes: readonly C[], said: string) => void;
    };

type RowSheetProps<R extends Row, V extends FieldValues, Out, C extends OutboxChange> = RowChanges<
  R,
  Out,
  C
> & {
  row: R | null;
  description: Pick<RowDescription<R>, 'title' | 'columns'>;
  /** In this specification, `row` is needed only to distinguish drafts of several new rows. */
  form: FormSpec<V, Out> & {
    readonly fields: Pieces;
    /** Returns the row with the form's values, or null if it can't be saved yet. */
    readonly withFields: (fields: Out, row: R | null) => R | null | Promise<R | null>;
  };
  words: {
    readonly newTitle: string;
    readonly create: string;
    readonly save: string;
    readonly delete: string;
    /** Text of the undo toast. `name` is the row's display name. */
    readonly said: (done: 'added' | 'saved' | 'deleted', name: string) => string;
  };
  deletable?: boolean;
  /** True reopens the same row after its sheet was closed without saving. */
  onOpenChange: (open: boolean) => void;
  head?: Pieces;
  children?: Pieces;
};

function Read<R>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  return (
    <dl className="flex flex-col gap-3 break-words">
      {columns.map(({ key, label, text, lines }) => {
        const words = lines ? lines(row).join('\n') : text(row);
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

/** Content of a row's sheet. Use it directly in sheets with several rows. */
export function RowBody<R extends Row, V extends FieldValues, Out, C extends OutboxChange>(
  props: RowSheetProps<R, V, Out, C>,
) {
  const { row: live, description, form, words, deletable = true, onOpenChange, head, children } = props;
  const { plan, writes, suggesting } = usePlanContext();
  const RowSuggestions = useContext(RowSuggestionsContext);
  const opened = useOpenedRow(live, live?.id);
  const row = writes ? opened : live;
  const change = (after: R | null, written: Out | null, said: string) => {
    const one = { before: row, after };
    const run = () =>
      props.toChanges ? props.onChange(props.toChanges(one, written), said) : props.onChange([one], said);
    if (suggesting) suggesting.together(run);
    else run();
  };
  const save = async (written: Out) => {
    const after = await form.withFields(written, row);
    if (!after || suggesting?.fits() === false) return false;
    onOpenChange(false);
    if (!sameJson(after, row))
      change(after, written, words.said(row ? 'saved' : 'added', description.title(after)));
    return true;
  };
  const remove =
    row &&
    deletable &&
    (() => {
      onOpenChange(false);
      change(null, null, words.said('deleted', description.title(row)));
    });
  const waiting = RowSuggestions && row && (suggesting !== undefined || Boolean(plan.news?.suggestions)) && (
    <Suspense fallback={null}>
      <RowSuggestions
        id={row.id}
        description={description as Described}
        onDecided={() => onOpenChange(false)}
      />
    </Suspense>
  );
  if (!writes)
    return (
      <div className="flex flex-col gap-4">
        {head}
        {row && <Read row={row} columns={description.columns} />}
        {children}
      </div>
    );
  return (
    <>
      {row && <OpenRow id={row.id} />}
      {head}
      <div className="contents">{waiting}</div>
      <RowForm
        form={{ ...form, row: row?.id ?? form.row }}
        labels={suggesting?.words ?? { save: row ? words.save : words.create, delete: words.delete }}
        onSave={save}
        onDelete={remove || undefined}
        onReopen={() => onOpenChange(true)}
      >
        {form.fields}
        {children}
        {suggesting && <suggesting.Reason row={row?.id ?? form.row} />}
      </RowForm>
    </>
  );
}

/** Sheet that shows, edits or deletes a row. It closes when the change is in the outbox. */
export function RowSheet<R extends Row, V extends FieldValues, Out, C extends OutboxChange>(
  props: RowSheetProps<R, V, Out, C>,
) {
  const { row, description, words, onOpenChange } = props;
  const { t } = useTranslation();
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      title={row ? description.title(row) : words.newTitle}
      closeLabel={t('close')}
    >
      <RowBody {...props} />
    </Sheet>
  );
}
