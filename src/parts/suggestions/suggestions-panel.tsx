import { Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import type { Suggestion } from '@/data/suggestion';
import type { Row, RowTable } from '@/data/sync/noun';
import { type OutboxChange, rowKeyOf } from '@/data/sync/outbox-entry';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { Pieces } from '@/ui/pieces';
import { SummaryLine } from '@/ui/summary-line';
import { usePlanContext } from '../module/plan-context';
import type { Face, Faces } from '../rows/face';
import { joinChanges } from '../rows/join-changes';
import type { Column } from '../rows/row-description';
import { useChangeTables } from '../rows/use-change-rows';

type Columns = readonly Column<Row>[];
type NarrowFunction = (columns: Columns) => Columns;

/** Functions that select, for each table, the columns to show from all columns of the row's face. */
export type NarrowColumns<T extends RowTable = RowTable> = {
  readonly [K in T]: NarrowFunction;
};

interface LineProps {
  suggestion: Suggestion;
  face: Face;
  narrow: NarrowFunction | undefined;
  onAccept: () => void;
  onDismiss: () => void;
}

interface FieldsProps extends Pick<LineProps, 'face' | 'narrow'> {
  change: OutboxChange;
  /** True if the suggestion concerns several rows. Each row's name is then shown. */
  named: boolean;
}

function Fields({ change: { before: stored, after }, face, narrow, named }: FieldsProps) {
  const { t } = useTranslation('modules');
  const { plan } = usePlanContext();
  const { title, columns } = face.useDescription(plan.id);
  const before = stored ?? face.blank?.(plan);
  if (!before || !after) return null;
  const shown = narrow ? narrow(columns) : columns;
  const differing = shown.flatMap(({ key, label, text }) => {
    const [from, to] = [text(before), text(after)];
    return from === to ? [] : { key, label, from, to };
  });
  return (
    <>
      {named && differing.length > 0 && <span className="block text-sm">{title(after)}</span>}
      {differing.map(({ key, label, from, to }) => (
        <span key={key} className="block text-sm text-ink-muted">
          {t('suggestions.field', {
            field: label,
            from: from ?? t('unsaved.empty'),
            to: to ?? t('unsaved.empty'),
          })}
        </span>
      ))}
    </>
  );
}

/**
 * A suggestion with its reason and the old and new values of its fields. If it concerns several tables, only
 * the values of the first row are shown.
 */
function Line({ suggestion, face, narrow, onAccept, onDismiss }: LineProps) {
  const { t } = useTranslation('modules');
  const { plan } = usePlanContext();
  const { title } = face.useDescription(plan.id);
  const { changes } = suggestion;
  const [first] = changes;
  const shown = first?.after ?? first?.before ?? face.blank?.(plan);
  const what = suggestion.title ?? (shown ? title(shown) : '');
  const isOfOneTable = changes.every(({ table }) => table === first?.table);
  const rows = isOfOneTable ? changes : changes.slice(0, 1);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-64 break-words">
        <span className="font-medium">{what}</span>
        {suggestion.reason && <span className="block text-sm text-ink-muted">{suggestion.reason}</span>}
        {rows.map((change) => (
          <Fields
            key={rowKeyOf(change)}
            change={change}
            face={face}
            narrow={narrow}
            named={rows.length > 1}
          />
        ))}
      </span>
      <Button
        look="secondary"
        size="small"
        aria-label={t('suggestions.takeOne', { what })}
        onClick={onAccept}
      >
        {t('suggestions.take')}
      </Button>
      <Button look="quiet" size="small" aria-label={t('suggestions.leaveOne', { what })} onClick={onDismiss}>
        {t('suggestions.leave')}
      </Button>
    </li>
  );
}

interface SuggestionsPanelProps {
  title: string;
  /** Returns the introduction to a given number of suggestions. */
  text: (count: number) => string;
  suggestions: readonly Suggestion[];
  faces: Faces;
  /** Without it, all columns of a row that differ are shown. */
  columns?: Partial<NarrowColumns>;
  /** Number of lines shown at first. A button shows the others. */
  first: number;
  /** Texts of the undo toast. Without them no toast is shown. */
  said?: { readonly accepted: (some: readonly Suggestion[]) => string; readonly dismissed?: string };
  /** Changes that are saved together with the decision about the last remaining suggestion. */
  closing?: readonly OutboxChange[];
  /** True for a panel above a page's main list. On a phone it is then collapsed to one line. */
  folds?: boolean;
  children?: Pieces;
}

const NONE: readonly never[] = [];

/** Panel with suggestions that can be accepted or dismissed one by one or all at once. */
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  const { title, text, suggestions, faces, columns, first, said, closing = NONE, folds, children } = props;
  const { t } = useTranslation('modules');
  const { plan } = usePlanContext();
  const change = useChangeTables(plan.id);
  const titleId = useId();
  const [all, setAll] = useState(false);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const open = suggestions.filter(({ key }) => !dismissed.has(key));
  if (open.length === 0) return null;

  const withLast = (some: readonly Suggestion[], changes: readonly OutboxChange[]) =>
    some.length === open.length ? [...changes, ...closing] : changes;
  const accept = (some: readonly Suggestion[]) =>
    change(
      withLast(
        some,
        joinChanges(
          plan,
          faces,
          some.flatMap(({ changes }) => changes),
        ),
      ),
      said?.accepted(some),
    );
  const dismiss = (some: readonly Suggestion[]) => {
    const forNow = some.flatMap(({ key, dismissal }) => (dismissal ? [] : key));
    setDismissed(new Set([...dismissed, ...forNow]));
    const stored = some.flatMap(({ dismissal = NONE }) => dismissal);
    change(withLast(some, stored), said?.dismissed);
  };
  const shown = all ? open : open.slice(0, first);
  const panel = (
    <section aria-labelledby={titleId} className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id={titleId} className="flex items-start gap-2 text-xl">
        <Lightbulb className="mt-1 size-5 shrink-0 text-accent-strong" />
        <span>{title}</span>
      </h2>
      <p className="mt-1 text-ink-muted">{text(open.length)}</p>
      {open.length > 1 && (
        // Sticky, so that these buttons stay visible while a long list scrolls.
        <div className="sticky top-(--top-bars) z-10 -mx-1 my-1 flex flex-wrap gap-2 bg-surface px-1 py-2 short:static">
          <Button size="small" onClick={() => accept(open)}>
            {t('suggestions.takeAll')}
          </Button>
          <Button look="secondary" size="small" onClick={() => dismiss(open)}>
            {t('suggestions.leaveAll')}
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((one) => {
          const table = one.changes[0]?.table;
          const face = table && faces[table];
          return (
            face && (
              <Line
                key={one.key}
                suggestion={one}
                face={face}
                narrow={columns?.[table]}
                onAccept={() => accept([one])}
                onDismiss={() => dismiss([one])}
              />
            )
          );
        })}
      </ul>
      {open.length > shown.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {t('suggestions.more', { count: open.length - shown.length })}
        </Button>
      )}
      {children}
    </section>
  );
  if (!folds) return panel;
  return (
    <SummaryLine
      line={
        <>
          <Lightbulb className="size-4.5 shrink-0 text-accent-strong" />
          <span className="min-w-0 flex-1 font-semibold">{title}</span>
          <span className="tabular text-ink-muted">{formatNumber(open.length)}</span>
        </>
      }
      className="print:hidden"
    >
      {panel}
    </SummaryLine>
  );
}
