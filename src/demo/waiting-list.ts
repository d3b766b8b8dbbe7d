import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import type { Noun, Row, RowTable } from '@/data/sync/noun';
import { type InvitedBook, movedUp, waitingUnit } from '@/domain/guests/waiting-list';
import type { Saved, Stored } from './columns';

interface Rows {
  rows<T extends RowTable, R extends Row>(noun: Noun<T, R>, plan_id: unknown): R[];
  get(table: string, id: string): Stored | undefined;
  put(table: string, row: Stored): Stored;
}

export const bookOf = (memory: Rows, plan_id: string): InvitedBook => ({
  parts: memory.rows(EVENT_PARTS, plan_id),
  households: memory.rows(HOUSEHOLDS, plan_id),
  guests: memory.rows(GUESTS, plan_id),
});

const TABLES: readonly string[] = [EVENT_PARTS.table, GUESTS.table, HOUSEHOLDS.table];
export const makesRoom = (changes: readonly { readonly table: RowTable }[]): boolean =>
  changes.some(({ table }) => TABLES.includes(table));

/**
 * Same as the database function `settle_room`: guests on a waiting list move up if places have become free
 * since `before`. Returns the changed rows.
 */
export function settleRoom(
  memory: Rows,
  plan_id: string,
  before: InvitedBook,
  moment = new Date().toISOString(),
): Saved[] {
  const known = new Set(before.guests.map(({ id }) => id));
  const after = bookOf(memory, plan_id);
  // A guest that `before` lacks and whose version is above 1 was deleted earlier and is now restored.
  const returned = new Set(
    after.guests.flatMap(({ id, version }) => (known.has(id) || version < 2 ? [] : id)),
  );
  const saved = new Map<string, Saved>();
  const put = (table: Saved['table'], id: string, columns: object) => {
    const row = memory.get(table, id);
    if (!row) return;
    const version = Number(row.version) + 1;
    saved.set(id, { table, id, version, row: memory.put(table, { ...row, ...columns, version }) });
  };
  for (const [part, units] of movedUp(before, after, returned)) {
    for (const { id, replies } of bookOf(memory, plan_id).guests.filter((guest) =>
      units.includes(waitingUnit(guest)),
    )) {
      const reply = replies[part];
      if (reply?.status === 'waiting')
        put('guests', id, { replies: { ...replies, [part]: { ...reply, status: 'accepted' } } });
    }
    for (const { id, moved_up } of bookOf(memory, plan_id).households)
      if (units.includes(id))
        put('households', id, { moved_up: [...new Set([...moved_up, part])], moved_up_at: moment });
  }
  return [...saved.values()];
}
