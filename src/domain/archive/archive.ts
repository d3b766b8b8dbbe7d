import * as z from 'zod/mini';

export type JsonValue = string | number | boolean | null | { [key: string]: JsonValue } | JsonValue[];

/** Version of the format. Archives with a newer version are refused. */
export const ARCHIVE_VERSION = 1;

/** A row in the format of `save_rows`. Version 0 creates the row. */
export interface ArchivedRow {
  readonly table: string;
  readonly id: string;
  readonly version: 0;
  readonly row: { readonly [column: string]: JsonValue };
}

/** A plan followed by its rows. Each row comes after the rows that it refers to. */
export interface ArchivedPlan {
  readonly plan_id: string;
  readonly rows: readonly ArchivedRow[];
}

/** An event without its people, used to create other events. */
export interface ArchivedTemplate {
  readonly name: string;
  readonly content: ArchivedPlan;
}

/** Content of an account or of one event, for import here or in other programs. */
export interface Archive {
  readonly format: 'celebra';
  readonly format_version: number;
  /** Creation time in ISO 8601, UTC. */
  readonly made_at: string;
  readonly plans: readonly ArchivedPlan[];
  /** The vendors of the account's address book. */
  readonly vendors: readonly ArchivedRow[];
  /** Templates of the account. Absent in early downloads. */
  readonly templates?: readonly ArchivedTemplate[] | undefined;
  /** Paths of a plan's files inside the archive, by the id of the file's row. */
  readonly files: { readonly [id: string]: string };
}

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const row = z.object({
  table: z.string(),
  id: uuid,
  version: z.literal(0),
  row: z.record(z.string(), z.json()),
});
const plan = z.object({ plan_id: uuid, rows: z.array(row) });
const archive = z.object({
  format: z.literal('celebra'),
  format_version: z.number(),
  made_at: z.string(),
  plans: z.array(plan),
  vendors: z.array(row),
  files: z.record(z.string(), z.string()),
  templates: z.optional(z.array(z.object({ name: z.string(), content: plan }))),
});

export type ArchiveProblem = 'notJson' | 'notArchive' | 'newer';

/**
 * Converts a plan of an early archive, which stores the kind as `variant`. There, `plain` meant an adult's
 * birthday or a company's evening, depending on the event type.
 */
function withKind(row: ArchivedRow['row']): ArchivedRow['row'] {
  const { variant, ...rest } = row;
  if (variant === undefined) return row;
  const plain = row.event_type === 'birthday' ? 'adult' : 'company';
  return { ...rest, kind: variant === 'plain' ? plain : variant };
}

/** Converts an event to the current format. Null unless the first row, and no other, is a plan. */
function planToday({ plan_id, rows }: z.infer<typeof plan>): ArchivedPlan | null {
  const [first, ...others] = rows as readonly ArchivedRow[];
  if (first?.table !== 'event_plans' || first.id !== plan_id) return null;
  if (others.some(({ table }) => table === 'event_plans')) return null;
  return { plan_id, rows: [{ ...first, row: withKind(first.row) }, ...others] };
}

/**
 * Parses the JSON of an archive, or returns why it is invalid. The database checks the values of the columns.
 */
export function readArchive(text: string): Archive | ArchiveProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const read = archive.safeParse(json);
  if (!read.success) return 'notArchive';
  if (read.data.format_version > ARCHIVE_VERSION) return 'newer';
  const plans = read.data.plans.flatMap((one) => planToday(one) ?? []);
  const templates = (read.data.templates ?? []).flatMap(({ name, content }) => {
    const today = planToday(content);
    return today ? [{ name, content: today }] : [];
  });
  const isWhole =
    plans.length === read.data.plans.length && templates.length === (read.data.templates ?? []).length;
  if (!isWhole) return 'notArchive';
  return { ...(read.data as Archive), plans, ...(read.data.templates && { templates }) };
}

/** Parses one event in the format of an archive; null for anything else. */
export function readArchivedPlan(json: unknown): ArchivedPlan | null {
  const read = plan.safeParse(json);
  return read.success ? planToday(read.data) : null;
}

const isUuid = (text: string): boolean => uuid.safeParse(text).success;

/** Collects the ids of rows, including the ids of rows nested in them. */
function idsIn(value: JsonValue, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      if (key === 'id' && typeof one === 'string' && isUuid(one)) found.add(one);
      else idsIn(one, found);
    }
}

/** Replaces each id in a value. A reference to a missing row becomes null. */
function renamed(value: JsonValue, ids: ReadonlyMap<string, string>, key = ''): JsonValue {
  if (typeof value === 'string') {
    const known = ids.get(value);
    return known ?? (key.endsWith('_id') && isUuid(value) ? null : value);
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [ids.get(name) ?? name, renamed(one, ids, name)]),
  );
}

/**
 * Copies an event with new ids, so that the copy can exist next to the original. References are updated.
 * `vendors` maps old ids of the address book to new ones.
 */
export function withNewIds(
  { plan_id, rows }: ArchivedPlan,
  newId: () => string,
  vendors: ReadonlyMap<string, string> = new Map(),
): ArchivedPlan {
  const own = new Set([plan_id, ...rows.map(({ id }) => id)]);
  for (const { row } of rows) idsIn(row as JsonValue, own);
  const ids = new Map([...vendors, ...[...own].map((id) => [id, newId()] as const)]);
  return {
    plan_id: ids.get(plan_id) ?? plan_id,
    rows: rows.map((one) => ({
      ...one,
      id: ids.get(one.id) ?? one.id,
      row: renamed(one.row as JsonValue, ids) as ArchivedRow['row'],
    })),
  };
}
