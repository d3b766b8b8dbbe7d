import { idOf } from './noun';
import { IMPORTED } from './nouns';
import { type OutboxEntry, rowKey, rowKeyOf } from './outbox-entry';

/** Returns the key of a row of an imported list. */
export const importedKey = (id: string): string => rowKey(IMPORTED.table, id);

/** Returns the keys of the rows that an entry changes, and the ids of the rows that it creates. */
function rowsIn({ changes, list }: OutboxEntry) {
  const made = [...(list?.households ?? []), ...(list?.guests.filter(({ version }) => version === 0) ?? [])];
  return {
    keys: [...changes.map(rowKeyOf), ...(list?.guests.map(({ id }) => importedKey(id)) ?? [])],
    created: [...changes.filter(({ before }) => before === null).map(idOf), ...made.map(({ id }) => id)],
  };
}

/**
 * Returns true if `later` must be sent after `earlier`. That is so if they change the same row, or if `later`
 * needs a row or a plan that `earlier` creates.
 */
export function dependsOn(later: OutboxEntry, earlier: OutboxEntry): boolean {
  if (later.key <= earlier.key) return false;
  const rows = rowsIn(earlier);
  const keys = new Set(rows.keys);
  const created = new Set(rows.created);
  if (rowsIn(later).keys.some((key) => keys.has(key)) || created.has(later.plan_id)) return true;
  return created.size > 0 && namedIn(later).some((id) => created.has(id));
}

/**
 * Returns the ids that an entry refers to. Ids are found by a pattern in its JSON, so the result may include
 * other words.
 */
const namedIn = ({ changes, list }: OutboxEntry): readonly string[] =>
  JSON.stringify([changes, list?.guests, list?.households]).match(/[\w-]+/g) ?? [];
