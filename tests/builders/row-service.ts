import type { SaveChange } from '@/data/sync/save-rows';
import type { Json } from '@/lib/database.types';
import { RequestError } from '@/lib/errors';

/** Stub of the service: stores rows like the database, and can simulate failures. */
export const server = {
  rows: new Map<string, { version: number; row: { [column: string]: Json | undefined } | null }>(),
  calls: [] as (readonly SaveChange[])[],
  fault: null as (() => Promise<void> | void) | null,
  loseAnswer: false,
  stumblesOver: '',
};

function store({ table, id, version, row }: SaveChange) {
  const known = server.rows.get(id);
  const answer = () => {
    const now = server.rows.get(id);
    return {
      table,
      id,
      version: now?.version ?? 0,
      row: now?.row ? { ...now.row, id, version: now.version } : null,
    };
  };
  if (version === 0 && known) {
    if (!known.row) throw new RequestError('row_deleted', 410, 'PT410');
    return answer();
  }
  if (known && row && known.row && Object.entries(row).every(([key, value]) => known.row?.[key] === value))
    return answer();
  if ((known?.version ?? 0) !== version) throw new RequestError('stale_version', 409, 'PT409');
  if (row?.notes && row.notes === server.stumblesOver) throw new RequestError('internal error', 500, 'XX000');
  if (row?.notes === 'refused') throw new RequestError('check constraint "tasks_notes_check"', 400, '23514');
  server.rows.set(id, { version: version + 1, row: row && { ...known?.row, ...row } });
  return answer();
}

export async function saveRows(_plan: string, changes: readonly SaveChange[]) {
  await server.fault?.();
  server.calls.push(changes);
  const answers = changes.map(store);
  if (server.loseAnswer) {
    server.loseAnswer = false;
    throw new RequestError('lost', 0);
  }
  return answers;
}
