import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropWork, keepWork, keptWork } from '@/data/sync/kept-work';
import type { ImportTable } from '@/domain/guests/import/import-lines';
import { type ImportEdits, NO_EDITS } from '@/domain/guests/import/import-plan';
import { type ImportColumns, readColumns, unusedColumns } from '@/domain/guests/import/import-table';
import { usePlanContext } from '@/parts/module/plan-context';
import type { GuestBook } from '../use-guest-book';
import type { Readings } from './read-list';
import { rememberedHeadings } from './remembered-headings';

/** Decisions about a list: its columns, edited rows, omitted rows. */
export interface ImportDecisions {
  readonly columns: ImportColumns;
  readonly edits: ImportEdits;
  readonly left: ReadonlySet<number>;
}

export interface OpenImport {
  readonly name: string;
  /** The file's possible readings; `chosen` is null while undecided. */
  readonly file: Readings;
  readonly chosen: number | null;
  readonly table: ImportTable;
  /** Decisions; null before the first. */
  readonly decisions: ImportDecisions | null;
}

type KeptList = Omit<OpenImport, 'decisions'>;

/** Returns true if a stored list has this version's structure. */
const isKept = (kept: unknown): kept is KeptList =>
  typeof kept === 'object' && kept !== null && 'file' in kept && 'table' in kept;

/** The list being imported into a plan, kept on the device, so that a reload or a return restores it. */
export function useKeptImport() {
  const plan_id = usePlanContext().plan.id;
  const list = `import-list:${plan_id}`;
  const decided = `import-decisions:${plan_id}`;
  const [found, setFound] = useState<{ readonly read: boolean; readonly open: OpenImport | null }>({
    read: false,
    open: null,
  });
  useEffect(() => {
    let left = false;
    const read = async () => {
      const [kept, decisions] = await Promise.all([keptWork(list), keptWork(decided)]);
      if (left) return;
      const open = isKept(kept) ? kept : null;
      setFound((before) =>
        before.read
          ? before
          : { read: true, open: open && { ...open, decisions: decisions as ImportDecisions | null } },
      );
    };
    void read();
    return () => {
      left = true;
    };
  }, [list, decided]);
  const open = useCallback(
    (next: KeptList) => {
      setFound({ read: true, open: { ...next, decisions: null } });
      void dropWork(decided);
      void keepWork(list, next);
    },
    [list, decided],
  );
  const begin = useCallback(
    (name: string, file: Readings) => {
      const [first] = file.readings;
      if (first) open({ name, file, chosen: file.isOpen ? null : 0, table: first.table });
    },
    [open],
  );
  /** Chooses another reading of the file; decisions about the previous one's rows are dropped. */
  const choose = useCallback(
    ({ name, file }: OpenImport, chosen: number) => {
      const reading = file.readings[chosen];
      if (reading) open({ name, file, chosen, table: reading.table });
    },
    [open],
  );
  const decide = useCallback((decisions: ImportDecisions) => void keepWork(decided, decisions), [decided]);
  const end = useCallback(() => {
    setFound({ read: true, open: null });
    void dropWork(list);
    void dropWork(decided);
  }, [list, decided]);
  return { ...found, begin, choose, decide, end };
}

/** State of the preview's decisions, restored and stored at each change. */
export function useDecisions(
  { table, decisions }: OpenImport,
  { questions, parts, columns: own }: GuestBook,
  onDecide: (decisions: ImportDecisions) => void,
) {
  const [read] = useState<ImportColumns>(() =>
    readColumns(
      table,
      questions.map(({ text }) => text),
      {
        parts: parts.map(({ name }) => name),
        own: own.map(({ name }) => name),
        remembered: rememberedHeadings(),
      },
    ),
  );
  const [columns, setColumns] = useState<ImportColumns>(decisions?.columns ?? read);
  // A list stored by an earlier version has fewer fields.
  const [edits, setEdits] = useState<ImportEdits>({ ...NO_EDITS, ...decisions?.edits });
  const [left, setLeft] = useState<ReadonlySet<number>>(decisions?.left ?? new Set());
  useEffect(() => onDecide({ columns, edits, left }), [onDecide, columns, edits, left]);
  /** Columns with unknown headings, which stay visible after the person has assigned them. */
  const unknown = useMemo(() => unusedColumns(table, read), [table, read]);
  return { columns, setColumns, edits, setEdits, left, setLeft, unknown };
}
