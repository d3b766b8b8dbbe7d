import type { ArchivedPlan, JsonValue } from '../../src/domain/archive/archive';

/** Matches timestamps set by the database. */
const MOMENT = /"(completed_at|started_at)":"[^"]+"/g;
export const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns a plan's rows with names instead of ids, so that two plans with the same content can be compared.
 */
export function comparablePlan({ rows }: ArchivedPlan): string[] {
  const names = new Map(rows.map(({ table, id, row }) => [id, `${table} ${row.name ?? row.text ?? ''}`]));
  const name = (text: string) => names.get(text) ?? text.replace(UUID, '#');
  const shown = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return name(value);
    if (Array.isArray(value)) return value.map(shown);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, one]) => [name(key), shown(one)] as const);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return rows
    .map(({ table, row }) => `${table} ${JSON.stringify(shown(row as JsonValue)).replace(MOMENT, '"$1"')}`)
    .sort();
}
