import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, List, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { toImport, undoImport } from '@/data/imports';
import { addImport, discardEntry, leaveToOutbox, stopImport } from '@/data/sync/outbox';
import { type Refusal, STOPPED } from '@/data/sync/outbox-entry';
import { useOutbox } from '@/data/sync/use-rows';
import { type ImportRow, importChanges, importPeople } from '@/domain/guests/import/import-plan';
import { crowdColumns, unusedColumns } from '@/domain/guests/import/import-table';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { FieldError } from '@/ui/field';
import { Segments } from '@/ui/segments';
import { Notice } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { LimitNotice } from '../limit-notice';
import { firstPart, partOf } from '../make-guests';
import { useChangeBook } from '../use-change-book';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { ImportColumnsForm } from './import-columns-form';
import { ImportRowLine } from './import-row';
import { ImportDoubtful, ImportUnsure } from './import-unsure';
import { useImportRows } from './use-import-rows';
import { type ImportDecisions, type OpenImport, useDecisions } from './use-kept-import';

/** True where the limit of imports that are kept to be undone is reached, not the limit of guests. */
const isImportLimit = ({ message }: Refusal): boolean => message === 'import_limit_reached';

interface ImportPreviewProps {
  open: OpenImport;
  book: GuestBook;
  limit: GuestLimit;
  /** Keeps what was decided about the list. */
  onDecide: (decisions: ImportDecisions) => void;
  /** The list is stored; `isHere` is false where the page was left meanwhile. */
  onDone: (isHere: boolean) => void;
}

const SHOWS = ['wrong', 'all'] as const;

/** Every row with what would become of it; nothing is stored before the press of the button. */
export function ImportPreview({ open: opened, book, limit, onDecide, onDone }: ImportPreviewProps) {
  const { name, table } = opened;
  const { t } = useTranslation(['guests', 'common']);
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const change = useChangeBook(plan.id);
  const { columns, setColumns, edits, setEdits, left, setLeft } = useDecisions(opened, book, onDecide);
  const { failing, onlyInTab } = useOutbox();
  const [storing, setStoring] = useState<{ key: string; batch: string } | null>(null);
  useEffect(() => () => void (storing && leaveToOutbox(storing.key)), [storing]);
  const [stopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<'stale' | 'limit' | 'imports' | 'failed' | 'stopped' | null>(null);
  const list = useMemo(() => {
    const { guests, households, questions } = book;
    // Replies of a first list are to the part that is stored before it.
    const parts = book.parts.length > 0 ? book.parts : [partOf(plan.id, t('parts.first'))];
    return { table, columns, book: { guests, households, parts, questions }, country: plan.country };
  }, [table, columns, book, plan.id, plan.country, t]);
  const { rows, checking, failed: unchecked } = useImportRows(list, edits);
  const count = (status: ImportRow['status']) =>
    rows.filter((row) => row.status === status && !left.has(row.line)).length;
  const [wrong, unsure, doubtful] = [count('wrong'), count('unsure'), count('doubtful')];
  const open = wrong + unsure + doubtful;
  const namesakes = rows.some(({ namesake }) => namesake !== null);
  const [show, setShow] = useState<(typeof SHOWS)[number] | null>(null);
  const shows = show ?? (open > 0 || namesakes ? 'wrong' : 'all');
  const chosen = useMemo(
    () => rows.filter(({ line, status }) => !left.has(line) && (status === 'new' || status === 'changed')),
    [rows, left],
  );
  const people = useMemo(() => importPeople(chosen), [chosen]);
  const tooMany = people > limit.left;
  const crowds = useMemo(() => crowdColumns(table, columns), [table, columns]);
  const unused = unusedColumns(table, columns).map(
    (i) => table.headings[i] || t('import.column', { number: i + 1 }),
  );
  // A row that was mended stays in sight where it is.
  const listed =
    shows === 'all'
      ? rows
      : rows.filter(
          ({ status, maybe, namesake, doubts, line }) =>
            status === 'wrong' ||
            doubts.length > 0 ||
            maybe !== null ||
            namesake !== null ||
            edits.mended.has(line),
        );
  const said = (n: number) => ({ count: n, formatted: formatNumber(n) });

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

  const store = async () => {
    setStopping(false);
    setFailure(null);
    const changes = importChanges(chosen, book, () => crypto.randomUUID());
    change(firstPart(book, plan.id, t('parts.first')));
    const batch = crypto.randomUUID();
    const list = toImport(batch, name.slice(0, 100), people, changes);
    const { key, outcome } = addImport(plan.id, list);
    setStoring({ key, batch });
    const refusal = await outcome;
    const isHere = leaveToOutbox(key);
    if (refusal) {
      if (!isHere) return;
      if (refusal.code === STOPPED.code) setFailure('stopped');
      else if (refusal.status === 409) setFailure('stale');
      else if (refusal.status === 402) setFailure(isImportLimit(refusal) ? 'imports' : 'limit');
      else setFailure('failed');
      // The rows are here still.
      await discardEntry(key);
      setStoring(null);
      return;
    }
    const undo = async () => {
      const { kept } = await undoImport(plan.id, batch);
      await client.invalidateQueries({ queryKey: ['plan', plan.id] });
      toast({ title: t(kept > 0 ? 'import.undoneBut' : 'import.undone', said(kept)) });
    };
    const added = list.guests.filter(({ version }) => version === 0).length;
    toast({
      title: t('import.done', {
        added: formatNumber(added),
        changed: formatNumber(list.guests.length - added),
      }),
      action: {
        label: t('common:undo'),
        run: () => void undo().catch(() => toast({ title: t('import.failed') })),
      },
    });
    onDone(isHere);
  };
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
      <p role="status" className="text-lg">
        <span>
          {t('import.counts', {
            new: formatNumber(count('new')),
            changed: formatNumber(count('changed')),
            same: formatNumber(count('same')),
          })}
        </span>
        {unsure > 0 && <strong className="text-attention">{` · ${t('import.unsure', said(unsure))}`}</strong>}
        {doubtful > 0 && (
          <strong className="text-attention">{` · ${t('import.doubtful', said(doubtful))}`}</strong>
        )}
        {wrong > 0 && <strong className="text-danger">{` · ${t('import.wrong', said(wrong))}`}</strong>}
      </p>
      <ImportColumnsForm table={table} columns={columns} onChange={setColumns} />
      {unused.length > 0 && (
        <Notice tone="attention" icon={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}>
          {t('import.unused', { list: formatList(unused) })}
        </Notice>
      )}
      {crowds.length > 0 && (
        <Notice tone="attention" icon={<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}>
          {t('import.crowds', { list: formatList(crowds.map((i) => table.headings[i] ?? '')) })}
        </Notice>
      )}
      {tooMany && <LimitNotice limit={limit} asked={people} />}
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
              chosen={!left.has(row.line)}
              mended={edits.mended.has(row.line)}
              decided={edits.decided.get(row.line)}
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
              onApprove={() => approve([row])}
            />
          )}
        </DataList>
      )}
      <div
        data-bottom-bar="form"
        className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 max-sm:bottom-14 short:static"
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
              <Button look="secondary" size="small" onClick={() => setStopping(stopImport(storing.batch))}>
                {t('import.stop')}
              </Button>
            )}
          </div>
        )}
        <Button
          className="w-full sm:w-auto"
          busy={storing !== null || checking}
          disabled={chosen.length === 0 || tooMany}
          onClick={() => void store()}
        >
          {t('import.store', said(chosen.length))}
        </Button>
      </div>
    </>
  );
}
