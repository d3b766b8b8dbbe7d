import type { Stored } from './columns';
import type { Change, DemoMemory } from './memory';
import { bookOf, settleRoom } from './waiting-list';

type ImportCall = {
  readonly plan_id: string;
  readonly batch: string;
  readonly name: string;
  readonly households: readonly Stored[];
  readonly guests: readonly { readonly id: string; readonly version: number; readonly row: Stored }[];
  readonly start?: number;
  readonly whole?: { readonly size: number };
};

const TABLE = 'import_batches';

type Logged = { readonly id: string; readonly before: Stored | null };

/**
 * Stands in for the database function `import_guests`. Each guest's previous state is stored with the batch,
 * so that the import can be undone.
 */
export function importGuests(memory: DemoMemory, call: ImportCall): Stored {
  const { plan_id, batch, name, households, guests, start = 0, whole } = call;
  const known = memory.get(TABLE, batch);
  const stood = (known?.log ?? []) as Logged[];
  const part = guests.map(({ id }): Logged => ({ id, before: memory.get('guests', id) ?? null }));
  const isRepeat = start < stood.length;
  const log = isRepeat ? stood : [...stood, ...part];
  if (!isRepeat) {
    const changes: Change[] = [
      ...households.map(
        ({ id, ...row }): Change => ({ table: 'households', id: String(id), version: 0, row }),
      ),
      ...guests.map(({ id, version, row }): Change => ({ table: 'guests', id, version, row })),
    ];
    memory.save(plan_id, changes);
    const brought = [...((known?.brought ?? []) as unknown[]), ...households.map(({ id }) => id)];
    const first = {
      id: batch,
      plan_id,
      name,
      created_at: new Date().toISOString(),
      undone_at: null,
      size: whole?.size ?? null,
    };
    memory.put(TABLE, { ...(known ?? first), log, brought, stored: log.length });
  }
  const told = isRepeat ? stood : part;
  const added = told.filter(({ before }) => before === null).length;
  return { added, changed: told.length - added, stored: log.length };
}

export function undoDemoImport(memory: DemoMemory, batch: string): Stored {
  const known = memory.get(TABLE, batch);
  if (!known || known.undone_at !== null) return { removed: 0, restored: 0, kept: 0 };
  const log = known.log as Logged[];
  const before = bookOf(memory, String(known.plan_id));
  let removed = 0;
  for (const { id, before: stood } of log) {
    if (stood) memory.put('guests', { ...stood, version: Number(memory.get('guests', id)?.version) + 1 });
    else {
      memory.remove('guests', id);
      removed += 1;
    }
  }
  for (const id of known.brought as string[])
    if (!memory.all('guests').some(({ household_id }) => household_id === id))
      memory.remove('households', id);
  settleRoom(memory, String(known.plan_id), before);
  memory.put(TABLE, { ...known, undone_at: new Date().toISOString() });
  return { removed, restored: log.length - removed, kept: 0 };
}
