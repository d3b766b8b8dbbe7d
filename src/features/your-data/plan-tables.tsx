import { useEffect, useRef } from 'react';
import { isTombstone, type RowTable } from '@/data/sync/noun';
import { useRows } from '@/data/sync/use-rows';
import type { CsvCell } from '@/domain/csv';
import type { Face } from '@/parts/rows/face';
import { tableOf } from '@/parts/rows/row-description';
import type { Kinds } from './kinds';

/** Rows of each kind as tables with a header. */
export type Tables = ReadonlyMap<RowTable, CsvCell[][]>;

interface TableProps {
  face: Face;
  plan_id: string;
  onRead: (table: RowTable, cells: CsvCell[][] | null) => void;
}

/** Passes a plan's rows of one kind to `onRead` as a table; null if there are none. */
function PlanTable({ face, plan_id, onRead }: TableProps) {
  const { columns } = face.useDescription(plan_id);
  const rows = useRows(face.noun, plan_id).filter((row) => !isTombstone(row));
  useEffect(() => {
    onRead(face.noun.table, rows.length > 0 ? tableOf(columns, rows) : null);
  });
  return null;
}

/**
 * Converts a plan's loaded rows to tables once, and renders nothing. It is a component, because only hooks
 * can describe rows.
 */
export function PlanTables({
  kinds,
  plan_id,
  onRead,
}: {
  kinds: Kinds;
  plan_id: string;
  onRead: (tables: Tables) => void;
}) {
  const read = useRef(new Map<RowTable, CsvCell[][] | null>());
  const told = useRef(false);
  const faces = [...kinds.values()];
  const take = (table: RowTable, cells: CsvCell[][] | null) => {
    read.current.set(table, cells);
    if (told.current || read.current.size < faces.length) return;
    told.current = true;
    onRead(new Map([...read.current].flatMap(([name, one]) => (one ? [[name, one] as const] : []))));
  };
  return faces.map((face) => <PlanTable key={face.noun.table} face={face} plan_id={plan_id} onRead={take} />);
}
