import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { statusOf } from '@/lib/errors';
import { KEPT_OFFLINE } from './offline';
import { forgetOwnVersions, ownVersion, ownVersionsMoved } from './own-versions';
import { PLAN_SCOPE } from './plan-pending';

/**
 * Writes to the rows of a plan, whatever they are: budget items, tasks, guests. As with plans, they are sent one after
 * another, wait on the device without a connection, and are shown at once by laying what is on its way over what
 * was read. A change is a pair of states, so that its undo is the same pair turned around.
 */
export interface PlanRow {
  readonly id: string;
  /** What was read; 0 before it has been stored. */
  readonly version: number;
}

export interface RowChange<R extends PlanRow> {
  /** Null for a new row. */
  readonly before: R | null;
  /** Null for a row that is deleted. */
  readonly after: R | null;
}

/** Changes that are made together or not at all. */
export interface RowEdit<R extends PlanRow> {
  readonly plan_id: string;
  readonly changes: readonly RowChange<R>[];
}

/** What is particular to one kind of row. */
export interface RowKind<R extends PlanRow> {
  /** Under which its writes are found again: ['plan', 'rows', 'budget-items']. The first word keeps them offline. */
  readonly key: readonly ['plan', 'rows', string];
  /**
   * Stores all or nothing and returns the rows as stored. Each change's `version` is the one to name. Throws 409 when
   * somebody changed a row in the meantime, 402 at the limit.
   */
  readonly send: (plan_id: string, changes: readonly SentChange<R>[]) => Promise<R[]>;
  /** The rows that the plan's screen has read, and how to put newer ones in their place. */
  readonly read: (client: QueryClient, plan_id: string) => readonly R[] | undefined;
  readonly write: (client: QueryClient, plan_id: string, rows: readonly R[]) => void;
  /** The screen's query, asked anew after a failure. */
  readonly screen: (plan_id: string) => readonly unknown[];
}

const idOf = <R extends PlanRow>({ before, after }: RowChange<R>): string => (after ?? before)?.id ?? '';

/** A change with the version that the database is to name. */
export type SentChange<R extends PlanRow> = RowChange<R> & { readonly version: number };

/** As the database takes changes: each with its id, its version and, under `name`, the row or null for none. */
export const changesToJson = <R extends PlanRow, T>(
  changes: readonly SentChange<R>[],
  name: string,
  toJson: (row: R) => T,
) =>
  changes.map((change) => ({
    id: idOf(change),
    version: change.version,
    [name]: change.after && toJson(change.after),
  }));

/** The rows as they will be once these changes have arrived; new ones come last. */
export function withChanges<R extends PlanRow>(
  rows: readonly R[],
  changes: readonly RowChange<R>[],
): readonly R[] {
  if (changes.length === 0) return rows;
  const result = new Map(rows.map((row) => [row.id, row]));
  for (const change of changes) {
    const { after } = change;
    if (after) result.set(after.id, { ...after, version: result.get(after.id)?.version ?? after.version });
    else result.delete(idOf(change));
  }
  return [...result.values()];
}

/** The edit that takes this one back. */
export const reversed = <R extends PlanRow>({ plan_id, changes }: RowEdit<R>): RowEdit<R> => ({
  plan_id,
  changes: changes.map(({ before, after }) => ({ before: after, after: before })),
});

/** Mine where I changed a field, theirs elsewhere. A row that they deleted comes back with my change. */
export function onTop<R extends PlanRow>(theirs: R | null, { before, after }: RowChange<R>): RowChange<R> {
  if (!theirs || !before || !after) return { before: theirs, after };
  const { version: _, ...fields } = after;
  const mine = Object.entries(fields).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof R]),
  );
  return { before: theirs, after: { ...theirs, ...Object.fromEntries(mine) } };
}

/** Kept until the reader has decided, so that nothing typed is lost by leaving the page. */
export const rowConflictsQuery = <R extends PlanRow>(kind: RowKind<R>, plan_id: string) =>
  queryOptions({
    queryKey: ['row-conflicts', kind.key[2], plan_id],
    queryFn: (): readonly RowChange<R>[] => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_OFFLINE,
  });

async function sendEdit<R extends PlanRow>(
  client: QueryClient,
  kind: RowKind<R>,
  edit: RowEdit<R>,
): Promise<R[]> {
  const changes = edit.changes.map((change) => ({
    ...change,
    // A row that is stored anew after its deletion begins again.
    version: change.before ? ownVersion(client, change.before) : 0,
  }));
  const stored = await kind.send(edit.plan_id, changes);
  for (const change of changes) if (!change.after) forgetOwnVersions(client, idOf(change));
  const named = new Map(changes.map((change) => [change.after?.id, change.version]));
  ownVersionsMoved(
    client,
    stored.map((after) => ({ version: named.get(after.id) ?? after.version, after })),
  );
  return stored;
}

async function show<R extends PlanRow>(
  client: QueryClient,
  kind: RowKind<R>,
  { plan_id, changes }: RowEdit<R>,
  stored: readonly R[],
): Promise<void> {
  // An answer that set out before this one would bring the old rows back.
  await client.cancelQueries({ queryKey: kind.screen(plan_id) });
  const rows = kind.read(client, plan_id);
  if (!rows) return;
  const result = new Map(rows.map((row) => [row.id, row]));
  for (const change of changes) if (!change.after) result.delete(idOf(change));
  for (const row of stored) result.set(row.id, row);
  kind.write(client, plan_id, [...result.values()]);
}

/** The options of a write; `useMutation` adds what the screen says of it. */
export const rowMutation = <R extends PlanRow>(client: QueryClient, kind: RowKind<R>) =>
  mutationOptions({
    mutationKey: kind.key,
    scope: PLAN_SCOPE,
    mutationFn: (edit: RowEdit<R>) => sendEdit(client, kind, edit),
    onSuccess: (stored, edit) => show(client, kind, edit, stored),
    onError: (error, { plan_id, changes }) => {
      if (statusOf(error) === 409)
        client.setQueryData(rowConflictsQuery(kind, plan_id).queryKey, (known = []) => [
          ...known.filter((one) => !changes.some((change) => idOf(change) === idOf(one))),
          ...changes,
        ]);
      return client.invalidateQueries({ queryKey: kind.screen(plan_id) });
    },
  });

/** Lets writes that waited through a closed tab be sent when the app is open again. */
export function registerRows<R extends PlanRow>(client: QueryClient, kind: RowKind<R>): void {
  client.setMutationDefaults(kind.key, rowMutation(client, kind));
}
