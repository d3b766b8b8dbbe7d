import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropWork, keepWork, keptWork } from '@/data/sync/kept-work';
import type { ImportTable } from '@/domain/guests/import/import-lines';
import { type ImportEdits, NO_EDITS } from '@/domain/guests/import/import-plan';
import { type ImportColumns, readColumns, unusedColumns } from '@/domain/guests/import/import-table';
import { usePlanContext } from '@/parts/module/plan-context';
import type { GuestBook } from '../use-guest-book';
import type { Readings } from './read-list';
import { rememberedHeadings } from './remembered-headings';

/** The person's decisions about a list: meaning of columns, edited rows, omitted rows. */
export interface ImportDecisions {
  readonly columns: ImportColumns;
  readonly edits: ImportEdits;
  readonly left: ReadonlySet<number>;
}

export interface OpenImport {
  readonly name: string;
  /** Possible readings of the file. `chosen` is null until the person decides. */
  readonly file: Readings;
  readonly chosen: number | null;
  readonly table: ImportTable;
  /** The person's decisions, or null before the first one. */
  readonly decisions: ImportDecisions | null;
}

type KeptList = Omit<OpenImport, 'decisions'>;

const isKept = (kept: unknown): kept is KeptList =>
  typeof kept === 'object' && kept !== null && 'file' in kept && 'table' in kept;

/**
 * The list that is being imported into a plan. It is kept on the device, so that it can be restored after a
 * reload.
 */
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
  /** Chooses another reading of the file. Decisions about the previous reading are dropped. */
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

/** The person's decisions in the preview. They are stored after each change and restored after a reload. */
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
  // Fills fields that are missing in a list stored by an older version.
  const [edits, setEdits] = useState<ImportEdits>({ ...NO_EDITS, ...decisions?.edits });
  const [left, setLeft] = useState<ReadonlySet<number>>(decisions?.left ?? new Set());
  useEffect(() => onDecide({ columns, edits, left }), [onDecide, columns, edits, left]);
  /** Columns with unrecognised headings. They stay listed after the person has assigned them. */
  const unknown = useMemo(() => unusedColumns(table, read), [table, read]);
  return { columns, setColumns, edits, setEdits, left, setLeft, unknown };
}
