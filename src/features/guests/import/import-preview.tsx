import { CircleAlert, List, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useOutbox } from '@/data/sync/use-rows';
import { MAX_COLUMNS } from '@/domain/guests/guest';
import { askedValues } from '@/domain/guests/import/import-asked';
import { columnsToMake } from '@/domain/guests/import/import-own';
import { type ImportRow, importPeople } from '@/domain/guests/import/import-plan';
import { rowsThatFit, summaryOf } from '@/domain/guests/import/import-summary';
import { crowdColumns } from '@/domain/guests/import/import-table';
import type { ImportColumn } from '@/domain/guests/import/import-words.data';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { FieldError } from '@/ui/field';
import { Segments } from '@/ui/segments';
import { Notice } from '@/ui/states';
import { LimitNotice } from '../limit-notice';
import { partOf } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { useKindWords } from '../use-kind-words';
import { ImportColumnsForm } from './import-columns-form';
import { ImportColumnsPanel } from './import-columns-panel';
import { ImportCounts } from './import-counts';
import { ImportRowLine } from './import-row';
import { ImportDoubtful, ImportUnsure } from './import-unsure';
import { ImportValuesPanel } from './import-values-panel';
import { rememberHeading } from './remembered-headings';
import { useImportRows } from './use-import-rows';
import { useImportStoring } from './use-import-storing';
import { type ImportDecisions, type OpenImport, useDecisions } from './use-kept-import';

interface ImportPreviewProps {
  open: OpenImport;
  book: GuestBook;
  limit: GuestLimit;
  onDecide: (decisions: ImportDecisions) => void;
  /** Called when the list is stored. `isHere` is false if the person has left the page meanwhile. */
  onDone: (isHere: boolean) => void;
}

const SHOWS = ['wrong', 'all'] as const;
const isCounted = ({ status }: ImportRow) => status === 'new' || status === 'changed';

/** Shows what each row would change. Nothing is stored until the button is clicked. */
export function ImportPreview({ open: opened, book, limit, onDecide, onDone }: ImportPreviewProps) {
  const { table } = opened;
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  const { groups } = useKindWords();
  const decisions = useDecisions(opened, book, onDecide);
  const { columns, setColumns, edits, setEdits, left, setLeft, unknown } = decisions;
  const { failing, onlyInTab } = useOutbox();
  const { storing, stopping, failure, store, stop } = useImportStoring(opened.name, book, onDone);
  const list = useMemo(() => {
    const { guests, households, questions, columns: known } = book;
    // A plan without parts gets its first part before the guests are stored, so replies can refer to it.
    const parts = book.parts.length > 0 ? book.parts : [partOf(plan.id, t('parts.first', groups))];
    const own = [...known, ...columnsToMake(plan.id, table.headings, columns, known)];
    const facts = { guests, households, parts, questions, own, on: plan.event_date };
    return { table, columns, book: facts, country: plan.country };
  }, [table, columns, book, plan.id, plan.country, plan.event_date, groups, t]);
  const { rows, checking, failed: unchecked } = useImportRows(list, edits);
  const count = (status: ImportRow['status']) =>
    rows.filter((row) => row.status === status && !left.has(row.line)).length;
  const [wrong, unsure, doubtful] = [count('wrong'), count('unsure'), count('doubtful')];
  const open = wrong + unsure + doubtful;
  const namesakes = rows.some(({ namesake }) => namesake !== null);
  const [show, setShow] = useState<(typeof SHOWS)[number] | null>(null);
  const shows = show ?? (open > 0 || namesakes ? 'wrong' : 'all');
  const chosen = useMemo(() => rows.filter((row) => !left.has(row.line) && isCounted(row)), [rows, left]);
  const summary = useMemo(() => summaryOf(chosen, list.book), [chosen, list]);
  const people = useMemo(() => importPeople(chosen), [chosen]);
  const tooMany = people > limit.left;
  const crowds = useMemo(() => crowdColumns(table, columns), [table, columns]);
  const values = useMemo(
    () => askedValues(table, columns, plan.event_date),
    [table, columns, plan.event_date],
  );
  const together = useMemo(() => {
    const of = new Map<number, ImportRow[]>();
    for (const row of rows) of.set(Math.floor(row.line), [...(of.get(Math.floor(row.line)) ?? []), row]);
    return of;
  }, [rows]);
  const rowsOf = (line: number) => together.get(Math.floor(line)) ?? [];
  // A corrected row stays in the list of rows to check, at the same place.
  const listed =
    shows === 'all'
      ? rows
      : rows.filter(
          ({ status, maybe, namesake, doubts, line }) =>
            status === 'wrong' ||
            doubts.length > 0 ||
            maybe !== null ||
            namesake !== null ||
            edits.mended.has(line) ||
            edits.eaters.has(Math.floor(line)),
        );
  const said = (n: number) => ({ count: n });
  const room = MAX_COLUMNS - list.book.own.length;

  const sayColumn = (at: number, column: ImportColumn | null) => {
    rememberHeading(table.headings[at] ?? '', column);
    setColumns((before) => before.map((one, i) => (i === at ? column : one)));
  };
  const decideAll = (same: boolean) => {
    const asked = rows.filter(({ status, line }) => status === 'unsure' && !left.has(line));
    setEdits((before) => ({
      ...before,
      decided: new Map([...before.decided, ...asked.map(({ line }) => [line, same] as const)]),
    }));
  };
  const approve = (asked: readonly ImportRow[]) =>
    setEdits((before) => ({
      ...before,
      approved: new Set([...before.approved, ...asked.map(({ line }) => line)]),
    }));
  if (unchecked) return <FieldError>{t('import.failed')}</FieldError>;
  if (rows.length === 0)
    return (
      <label className="text-sm">
        <span>{t('import.checking', said(table.rows.length))}</span>
        <progress className="mt-1 block h-2 w-full accent-accent" />
      </label>
    );
  return (
    <>
      <ImportCounts count={count} summary={summary} />
      <ImportColumnsPanel table={table} columns={columns} unknown={unknown} room={room} onSay={sayColumn} />
      {crowds.length > 0 && (
        <Notice tone="attention" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
          {t('import.crowds', { list: formatList(crowds.map((i) => table.headings[i] ?? '')) })}
        </Notice>
      )}
      <ImportValuesPanel
        values={values}
        said={edits.said}
        onSay={(key, meaning) =>
          setEdits((before) => ({ ...before, said: new Map(before.said).set(key, meaning) }))
        }
      />
      <ImportColumnsForm table={table} columns={columns} room={room} onSay={sayColumn} />
      {tooMany && (
        <>
          <LimitNotice limit={limit} asked={people} />
          {limit.left > 0 && (
            <Button
              look="secondary"
              className="self-start"
              onClick={() => {
                const fitting = rowsThatFit(chosen, limit.left);
                setLeft(new Set(rows.flatMap(({ line }) => (fitting.has(line) ? [] : [line]))));
              }}
            >
              {t('import.onlyFirst', said(limit.left))}
            </Button>
          )}
        </>
      )}
      {unsure > 1 && <ImportUnsure count={unsure} onDecide={decideAll} />}
      {doubtful > 1 && (
        <ImportDoubtful
          count={doubtful}
          onApprove={() =>
            approve(rows.filter(({ status, line }) => status === 'doubtful' && !left.has(line)))
          }
        />
      )}
      <Segments
        label={t('import.show')}
        segments={SHOWS.map((value) => ({
          value,
          label: t(`import.shows.${value}`),
          icon: value === 'wrong' ? TriangleAlert : List,
        }))}
        value={shows}
        onChange={setShow}
      />
      {listed.length === 0 ? (
        <p className="text-ink-muted">{t('import.noneWrong')}</p>
      ) : (
        <DataList
          groups={[{ id: 'rows', rows: listed }]}
          keyOf={({ line }) => String(line)}
          rowHeight={68}
          label={t('import.rows')}
        >
          {(row) => (
            <ImportRowLine
              row={row}
              book={list.book}
              together={rowsOf(row.line)}
              household={summary.sizes.get(row.line) ?? 0}
              chosen={!left.has(row.line)}
              mended={edits.mended.has(row.line)}
              decided={edits.decided.get(row.line)}
              eaters={edits.eaters.get(Math.floor(row.line))}
              onChoose={() =>
                setLeft((before) => {
                  const after = new Set(before);
                  if (!after.delete(row.line)) after.add(row.line);
                  return after;
                })
              }
              onMend={(change) =>
                setEdits((before) => ({
                  ...before,
                  mended: new Map(before.mended).set(row.line, { ...before.mended.get(row.line), ...change }),
                }))
              }
              onDecide={(same) =>
                setEdits((before) => ({ ...before, decided: new Map(before.decided).set(row.line, same) }))
              }
              onEat={(eaters) =>
                setEdits((before) => ({
                  ...before,
                  eaters: new Map(before.eaters).set(Math.floor(row.line), eaters),
                }))
              }
              onApprove={() => approve(rowsOf(row.line))}
            />
          )}
        </DataList>
      )}
      <div
        data-bottom-bar="page"
        className="sticky bottom-(--nav-bar) z-10 -mx-4 border-t border-line bg-paper px-4 py-3 short:static"
      >
        {failure && <FieldError>{t(`import.failure.${failure}`)}</FieldError>}
        {storing && failing && !onlyInTab && <FieldError>{t('import.failure.waits')}</FieldError>}
        {open > 0 && <p className="mb-2 text-sm text-ink-muted">{t('import.wrongStay', said(open))}</p>}
        {storing && (
          <div className="mb-3 flex items-center gap-3">
            <label className="min-w-0 flex-1 text-sm">
              <span>{stopping ? t('import.stopping') : t('import.storing', said(chosen.length))}</span>
              <progress className="mt-1 block h-2 w-full accent-accent" />
            </label>
            {!stopping && (
              <Button look="secondary" size="small" onClick={stop}>
                {t('import.stop')}
              </Button>
            )}
          </div>
        )}
        <Button
          className="w-full sm:w-auto"
          busy={storing || checking}
          disabled={chosen.length === 0 || tooMany}
          onClick={() => void store(chosen, list.book.own)}
        >
          {t('import.store', said(chosen.length))}
        </Button>
      </div>
    </>
  );
}
