import { readArchivedPlan } from '@/domain/archive/archive';

/** Summarises a template for a list, like the database function `private.told_of_template`. */
export function toldOf(content: unknown) {
  const { rows = [] } = readArchivedPlan(content) ?? {};
  const held: Record<string, number> = {};
  for (const { table, row } of rows) {
    const isRoom = table === 'seating_tables' && !(Number(row.seats) > 0);
    const kind = table === 'timeline_items' ? String(row.kind) : isRoom ? 'room' : table;
    held[kind] = (held[kind] ?? 0) + 1;
  }
  return { event_type: rows[0]?.row.event_type, country: rows[0]?.row.country, held };
}
