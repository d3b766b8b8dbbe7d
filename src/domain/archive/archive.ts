import * as z from 'zod/mini';

/** Anything that JSON can say. */
export type JsonValue = string | number | boolean | null | { [key: string]: JsonValue } | JsonValue[];

/** The format's own version: a reader refuses what is newer than it knows. */
export const ARCHIVE_VERSION = 1;

/** A row as `save_rows` takes it; version 0 creates it. */
export interface ArchivedRow {
  readonly table: string;
  readonly id: string;
  readonly version: 0;
  readonly row: { readonly [column: string]: JsonValue };
}

/** One event: its plan, then its rows, each after the rows it refers to. */
export interface ArchivedPlan {
  readonly plan_id: string;
  readonly rows: readonly ArchivedRow[];
}

/** An event without its people, to begin others from. */
export interface ArchivedTemplate {
  readonly name: string;
  readonly content: ArchivedPlan;
}

/** An account's content, or one event's, to be read in again or by other programs. */
export interface Archive {
  readonly format: 'celebra';
  readonly format_version: number;
  /** ISO 8601, UTC. */
  readonly made_at: string;
  readonly plans: readonly ArchivedPlan[];
  /** The account's own address book. */
  readonly vendors: readonly ArchivedRow[];
  /** The account's own templates; none in a download of earlier days. */
  readonly templates?: readonly ArchivedTemplate[] | undefined;
  /** Paths of a plan's files in the archive, by the id of their row. */
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

/** An archive of earlier has the kind as `variant`; plain was said of a birthday without more, and of a company's evening. */
function withKind(row: ArchivedRow['row']): ArchivedRow['row'] {
  const { variant, ...rest } = row;
  if (variant === undefined) return row;
  const plain = row.event_type === 'birthday' ? 'adult' : 'company';
  return { ...rest, kind: variant === 'plain' ? plain : variant };
}

/** An event in today's format; null unless its first row, and only that one, is the plan. */
function planToday({ plan_id, rows }: z.infer<typeof plan>): ArchivedPlan | null {
  const [first, ...others] = rows as readonly ArchivedRow[];
  if (first?.table !== 'event_plans' || first.id !== plan_id) return null;
  if (others.some(({ table }) => table === 'event_plans')) return null;
  return { plan_id, rows: [{ ...first, row: withKind(first.row) }, ...others] };
}

/** Parses an archive's JSON, or says why it isn't one. The database checks the columns' values. */
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

/** Reads one event that was stored as an archive holds it; null for anything else. */
export function readArchivedPlan(json: unknown): ArchivedPlan | null {
  const read = plan.safeParse(json);
  return read.success ? planToday(read.data) : null;
}

const isUuid = (text: string): boolean => uuid.safeParse(text).success;

/** Every id that these rows give: their own, and those of what lies within them. */
function idsIn(value: JsonValue, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      if (key === 'id' && typeof one === 'string' && isUuid(one)) found.add(one);
      else idsIn(one, found);
    }
}

/** The same value with each id in the place of its old one; a reference to what isn't there points to nothing. */
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
 * A copy of an event with new ids, so that it can exist beside the original; references follow. `vendors`: the
 * address book's ids by their old ids.
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
