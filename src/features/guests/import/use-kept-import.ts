import { useCallback, useEffect, useState } from 'react';
import { dropWork, keepWork, keptWork } from '@/data/sync/kept-work';
import type { ImportTable } from '@/domain/guests/import/import-lines';
import { type ImportEdits, NO_EDITS } from '@/domain/guests/import/import-plan';
import { type ImportColumns, readColumns } from '@/domain/guests/import/import-table';
import type { GuestBook } from '../use-guest-book';

/** What a person has decided about a list: its columns, what they wrote over rows, which rows are left out. */
export interface ImportDecisions {
  readonly columns: ImportColumns;
  readonly edits: ImportEdits;
  readonly left: ReadonlySet<number>;
}

export interface OpenImport {
  readonly name: string;
  readonly table: ImportTable;
  /** Null as long as nothing has been decided. */
  readonly decisions: ImportDecisions | null;
}

interface KeptList {
  readonly name: string;
  readonly table: ImportTable;
}

/** The list that is being imported into a plan, kept on the device: a reload or a way back finds it as it was left. */
export function useKeptImport(plan_id: string) {
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
      const open = kept as KeptList | null;
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
  const begin = useCallback(
    (name: string, table: ImportTable) => {
      setFound({ read: true, open: { name, table, decisions: null } });
      void dropWork(decided);
      void keepWork(list, { name, table } satisfies KeptList);
    },
    [list, decided],
  );
  const decide = useCallback((decisions: ImportDecisions) => void keepWork(decided, decisions), [decided]);
  const end = useCallback(() => {
    setFound({ read: true, open: null });
    void dropWork(list);
    void dropWork(decided);
  }, [list, decided]);
  return { ...found, begin, decide, end };
}

/** What is decided while the rows are looked at, from where it was left; each change is kept. */
export function useDecisions(
  { table, decisions }: OpenImport,
  { questions }: GuestBook,
  onDecide: (decisions: ImportDecisions) => void,
) {
  const [columns, setColumns] = useState<ImportColumns>(
    () =>
      decisions?.columns ??
      readColumns(
        table,
        questions.map(({ text }) => text),
      ),
  );
  const [edits, setEdits] = useState<ImportEdits>(decisions?.edits ?? NO_EDITS);
  const [left, setLeft] = useState<ReadonlySet<number>>(decisions?.left ?? new Set());
  useEffect(() => onDecide({ columns, edits, left }), [onDecide, columns, edits, left]);
  return { columns, setColumns, edits, setEdits, left, setLeft };
}
