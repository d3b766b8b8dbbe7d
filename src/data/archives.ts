import type { QueryClient } from '@tanstack/react-query';
import {
  ARCHIVE_VERSION,
  type Archive,
  type ArchivedPlan,
  type ArchivedRow,
  type ArchivedTemplate,
  withNewIds,
} from '@/domain/archive/archive';
import type { Attachment, MediaType } from '@/domain/files/attachment';
import { ATTACHMENTS } from './attachments';
import { PLANS, type Plan } from './plans';
import { SUGGESTIONS } from './suggestions';
import { isTombstone, type Row, type RowTable, withChanges } from './sync/noun';
import { NOUNS } from './sync/nouns';
import { changesIn } from './sync/outbox';
import { type AnyNoun, planDocumentQuery } from './sync/plan-document';
import { restoreRows } from './sync/row-cache';
import { rowsKey } from './sync/rows-key';
import { inCalls, type SaveChange, saveRows } from './sync/save-rows';
import { VENDORS } from './vendors';

/** Tables of a plan, each after the tables that it refers to. */
const ORDER = [
  'event_parts',
  'event_questions',
  'guest_columns',
  'households',
  'invitation_words',
  'guests',
  'arrivals',
  'budget_items',
  'contributions',
  'tasks',
  'timeline_items',
  'scenarios',
  'drinks_preferences',
  'vendor_quotes',
  'attachments',
  'seating_charts',
  'seating_tables',
  'seat_assignments',
  'seating_rules',
  'seating_wishes',
  'seating_prints',
] as const satisfies readonly RowTable[];

const isOwn = (table: string): boolean => table !== 'event_plans' && table !== 'vendors';
/** All kinds of rows of a plan, except the plan itself. Kinds that aren't in `ORDER` come last. */
export const PLAN_NOUNS = [...new Set([...ORDER, ...(Object.keys(NOUNS) as RowTable[]).filter(isOwn)])].map(
  (table) => NOUNS[table] as unknown as AnyNoun,
);

/** Converts rows to the format in which `save_rows` creates them. */
export const archived = (noun: AnyNoun, rows: readonly Row[]): ArchivedRow[] =>
  rows
    .filter((row) => !isTombstone(row))
    .map((row) => ({
      table: noun.table,
      id: row.id,
      version: 0,
      row: JSON.parse(JSON.stringify(noun.toJson(row))) as ArchivedRow['row'],
    }));

export function rowsHere(client: QueryClient, plan_id: string, noun: AnyNoun): readonly Row[] {
  const stored = client.getQueryData<readonly Row[]>(rowsKey(plan_id, noun.table)) ?? [];
  return withChanges(stored, changesIn(noun, plan_id), noun.tombstone).toSorted((a, b) => noun.compare(a, b));
}

interface Read {
  /** The plan, or null if neither the service nor the device has it. */
  readonly plan: ArchivedPlan | null;
  /** False if the service didn't respond and the rows come from the device. */
  readonly fresh: boolean;
  readonly missing: readonly RowTable[];
}

/**
 * Reads a complete plan from the service. If the service doesn't respond, reads what the device has stored.
 */
export async function readPlan(client: QueryClient, { id }: Pick<Plan, 'id'>): Promise<Read> {
  const { queryKey, queryFn } = planDocumentQuery(id, PLAN_NOUNS);
  const fresh = await client
    .fetchQuery({ queryKey, queryFn: queryFn as never, staleTime: 0, retry: 1 })
    .then(() => true)
    .catch(() => false);
  const missing: RowTable[] = [];
  if (!fresh)
    for (const { table } of [PLANS, ...PLAN_NOUNS])
      if (!(await restoreRows(client, id, [table]))) missing.push(table);
  const plan = rowsHere(client, id, PLANS as unknown as AnyNoun).find((one) => one.id === id);
  if (!plan) return { plan: null, fresh, missing };
  return {
    plan: {
      plan_id: id,
      rows: [
        ...archived(PLANS as unknown as AnyNoun, [plan]),
        ...PLAN_NOUNS.flatMap((noun) => archived(noun, rowsHere(client, id, noun))),
      ],
    },
    fresh,
    missing,
  };
}

export const archivedVendors = (rows: readonly Row[]): readonly ArchivedRow[] =>
  archived(VENDORS as unknown as AnyNoun, rows);

export const archiveOf = (
  plans: readonly ArchivedPlan[],
  vendors: readonly ArchivedRow[],
  files: Archive['files'],
  templates: readonly ArchivedTemplate[] = [],
  made_at = new Date().toISOString(),
): Archive => ({
  format: 'celebra',
  format_version: ARCHIVE_VERSION,
  made_at,
  plans,
  vendors,
  files,
  templates,
});

const change = ({ table, id, version, row }: ArchivedRow): SaveChange => ({
  table: table as RowTable,
  id,
  version,
  row: row as SaveChange['row'],
});

/**
 * Returns true if a row of an archive can be restored. An archive might name any table, but only rows of
 * plans are restored.
 */
const isKnown = ({ table }: ArchivedRow): boolean => PLAN_NOUNS.some((noun) => noun.table === table);

/** Sets references to missing files to null, for example if a room's floor plan is missing. */
const withoutFiles = (one: ArchivedRow, lost: ReadonlySet<string>): ArchivedRow => ({
  ...one,
  row: Object.fromEntries(
    Object.entries(one.row).map(([column, value]) => [
      column,
      typeof value === 'string' && lost.has(value) ? null : value,
    ]),
  ),
});

/** Deletes a plan that was only partly stored. As with every deleted plan, the data is erased later. */
async function takeBack(plan_id: string, version: number): Promise<void> {
  const row = { deleted_at: new Date().toISOString() };
  await saveRows(plan_id, [{ table: 'event_plans', id: plan_id, version, row }]).catch(() => undefined);
}

/**
 * Stores an archived event as a new plan of the reader and returns the new plan's id. `fileOf` returns a
 * file's bytes by its old id, or null to leave the file out. If the service refuses any rows, the incomplete
 * plan is deleted. @throws RequestError 402 at a limit of the tier, 400 for a value that the database
 * refuses.
 */
export async function storePlan(
  old: ArchivedPlan,
  fileOf: (id: string) => Uint8Array | null,
  vendors: ReadonlyMap<string, string>,
): Promise<string> {
  const plan = withNewIds(old, () => crypto.randomUUID(), vendors);
  const [first, ...others] = plan.rows;
  if (!first) throw new Error('An archived plan has rows');
  const [stored] = await saveRows(plan.plan_id, [
    change({ ...first, row: { ...first.row, deleted_at: null } }),
  ]);
  try {
    const { sendFile } = await import('./files');
    const { keepFile } = await import('./sync/kept-files');
    const lost = new Set<string>();
    for (const [i, one] of others.entries()) {
      if (one.table !== ATTACHMENTS.table) continue;
      const bytes = fileOf(old.rows[i + 1]?.id ?? '');
      if (!bytes) {
        lost.add(one.id);
        continue;
      }
      await keepFile(one.id, bytes.slice().buffer);
      const media_type = String(one.row.media_type) as MediaType;
      await sendFile(plan.plan_id, { id: one.id, media_type, version: 0 } satisfies Partial<Attachment>);
    }
    // Suggestions are left out, because they were meant for the previous owner's members.
    const kept = others.filter((one) => isKnown(one) && one.table !== SUGGESTIONS.table && !lost.has(one.id));
    const changes = kept.map((one) => change(lost.size > 0 ? withoutFiles(one, lost) : one));
    for (const call of inCalls(changes)) await saveRows(plan.plan_id, call);
    return plan.plan_id;
  } catch (error) {
    await takeBack(plan.plan_id, stored?.version ?? 1);
    throw error;
  }
}

/**
 * Adds an archived address book to the existing one. Returns the new id for each old id. @throws RequestError
 * 402 if the address book is full.
 */
export async function storeVendors(
  user_id: string,
  rows: readonly ArchivedRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(rows.map(({ id }) => [id, crypto.randomUUID()] as const));
  const own = rows.filter(({ table }) => table === VENDORS.table);
  const changes = own.map((one) => change({ ...one, id: ids.get(one.id) ?? one.id }));
  for (const call of inCalls(changes)) await saveRows(user_id, call);
  return ids;
}
