import type { Stored } from './columns';
import type { Change, DemoMemory } from './memory';

type ImportCall = {
  readonly plan_id: string;
  readonly batch: string;
  readonly name: string;
  readonly households: readonly Stored[];
  readonly guests: readonly { readonly id: string; readonly version: number; readonly row: Stored }[];
};

const TABLE = 'import_batches';

/** `import_guests`: what each guest was before is kept with the batch, so that it can be taken back. */
export function importGuests(memory: DemoMemory, call: ImportCall): Stored {
  const { plan_id, batch, name, households, guests } = call;
  const log = guests.map(({ id }) => ({ id, before: memory.get('guests', id) ?? null }));
  const added = log.filter(({ before }) => before === null).length;
  const changes: Change[] = [
    ...households.map(({ id, ...row }): Change => ({ table: 'households', id: String(id), version: 0, row })),
    ...guests.map(({ id, version, row }): Change => ({ table: 'guests', id, version, row })),
  ];
  if (!memory.get(TABLE, batch)) {
    memory.save(plan_id, changes);
    const brought = households.map(({ id }) => id);
    const created_at = new Date().toISOString();
    memory.put(TABLE, { id: batch, plan_id, name, created_at, undone_at: null, log, brought });
  }
  return { added, changed: log.length - added };
}

/** `undo_import`. */
export function undoImport(memory: DemoMemory, batch: string): Stored {
  const known = memory.get(TABLE, batch);
  if (!known || known.undone_at !== null) return { removed: 0, restored: 0, kept: 0 };
  const log = known.log as { id: string; before: Stored | null }[];
  let removed = 0;
  for (const { id, before } of log) {
    if (before) memory.put('guests', { ...before, version: Number(memory.get('guests', id)?.version) + 1 });
    else {
      memory.remove('guests', id);
      removed += 1;
    }
  }
  for (const id of known.brought as string[])
    if (!memory.all('guests').some(({ household_id }) => household_id === id))
      memory.remove('households', id);
  memory.put(TABLE, { ...known, undone_at: new Date().toISOString() });
  return { removed, restored: log.length - removed, kept: 0 };
}
