import type { Stored } from './columns';
import { dates, desk } from './desk';
import { importGuests, undoDemoImport } from './guest-imports';
import type { Change, DemoMemory } from './memory';
import { figures } from './summaries';
import { toldOf } from './templates';

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Response to calls that the demonstration doesn't support. The screens then explain that. */
const refusal = (): Response =>
  json({ code: 'demo', message: 'The demonstration sends nothing', details: null, hint: null }, 403);

type Call = Record<string, unknown>;
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const CALLS: Record<string, (memory: DemoMemory, call: Call) => unknown> = {
  save_rows: (memory, { plan_id, changes }) => memory.save(String(plan_id), changes as Change[]),
  /**
   * Saves changes by the scripted member. Changes made by `save_rows` count as the visitor's; these don't.
   */
  script_rows: (memory, { plan_id, changes }) => memory.save(String(plan_id), changes as Change[]),
  desk: (memory, { today }) => desk(memory, String(today)),
  dates: (memory, { first, last }) => dates(memory, String(first), String(last)),
  event_figures: (memory) => figures(memory),
  // All events are in the future, so there are no outcomes.
  past_outcomes: () => [],
  budget_history: (memory, { plan_id, since, until, zone }) =>
    memory.diary.tell(
      {
        plan_id: String(plan_id),
        since: textOrNull(since),
        until: textOrNull(until),
        zone: String(zone),
      },
      String(memory.get('profiles', memory.owner)?.full_name),
    ),
  plan_people: (memory, { plan_id }) => memory.people(String(plan_id)),
  own_billing: (memory) => ({
    tier: memory.get('entitlements', memory.owner)?.plan_tier,
    until: null,
    purchases: [],
    subscriptions: [],
  }),
  import_guests: (memory, call) => importGuests(memory, call as Parameters<typeof importGuests>[1]),
  undo_import: (memory, { batch }) => undoDemoImport(memory, String(batch)),
};

/** Tests a row with PostgREST's operators `eq`, `is` and `in`. Other operators match every row. */
function passes(row: Stored, column: string, condition: string): boolean {
  if (!(column in row)) return true;
  const value = String(row[column]);
  if (condition.startsWith('eq.')) return value === condition.slice(3);
  if (condition === 'is.null') return row[column] === null;
  if (condition.startsWith('in.(')) return condition.slice(4, -1).split(',').includes(value);
  return true;
}

function found(memory: DemoMemory, table: string, query: URLSearchParams): Stored[] {
  const rows: Stored[] = memory
    .all(table)
    .filter((row) => [...query].every(([key, value]) => passes(row, key, value)));
  if (table === 'event_plans')
    return rows.flatMap((row): Stored[] => {
      const document = memory.document(String(row.id));
      return document ? [document] : [];
    });
  // Adds the plan to each row. No request asks for any other parent row along with its children.
  return rows.map((row) => ({ ...row, event_plans: memory.get('event_plans', String(row.plan_id)) }));
}

function write(memory: DemoMemory, method: string, table: string, query: URLSearchParams, body: unknown) {
  if (method === 'POST') {
    const rows = (Array.isArray(body) ? body : [body]) as Stored[];
    return rows.map((row) => memory.put(table, completed(memory, table, row)));
  }
  const rows = found(memory, table, query);
  if (method === 'PATCH') return rows.map((row) => memory.put(table, { ...row, ...(body as Stored) }));
  for (const { id } of rows) memory.remove(table, String(id));
  return rows;
}

const BUCKET = '/storage/v1/object/plan-files/';

/** Answers requests for files, which are kept until the page is closed. */
async function fileAnswer(files: Map<string, Blob>, request: Request, path: string): Promise<Response> {
  if (request.method === 'POST') {
    files.set(
      path,
      new Blob([await request.arrayBuffer()], { type: request.headers.get('Content-Type') ?? '' }),
    );
    return json({ Id: path, Key: path });
  }
  const file = request.method === 'GET' ? files.get(path) : undefined;
  return file ? new Response(file) : json({ statusCode: '404', message: 'Object not found' }, 404);
}

/** Tables that are written without `save_rows`. */
const OWN_TABLES: readonly string[] = ['profiles', 'templates', 'assist_consents'];

/** Adds an id to a row without one, as the database does. */
function completed(memory: DemoMemory, table: string, row: Stored): Stored {
  if (table === 'templates') return { ...row, told: toldOf(row.content) };
  return table === 'assist_consents' ? { ...row, id: row.plan_id, given_by: memory.owner } : row;
}

/**
 * Answers all requests of the clients from memory, so that none leaves the page. `written` is called on each
 * change.
 */
export function demoService(memory: DemoMemory, written: () => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(BUCKET)) return fileAnswer(memory.files, request, pathname.slice(BUCKET.length));
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : null;
    // A script answers instead of a model. The page says so.
    if (pathname.endsWith('/functions/v1/assist')) {
      const { scriptedStream } = await import('@/domain/assist/scripted/scripted-stream');
      return new Response(scriptedStream((body as { messages: [] }).messages), {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    }
    const call = /\/rest\/v1\/rpc\/(\w+)$/.exec(pathname)?.[1];
    if (call !== undefined) {
      const answer = CALLS[call];
      if (!answer) return refusal();
      if (call === 'save_rows' || call.endsWith('_import') || call === 'import_guests') written();
      return json(answer(memory, body as Call));
    }
    const table = /\/rest\/v1\/(\w+)$/.exec(pathname)?.[1];
    if (table === undefined) return refusal();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !OWN_TABLES.includes(table)) return refusal();
    if (!isRead) written();
    const rows = isRead
      ? found(memory, table, searchParams)
      : write(memory, request.method, table, searchParams, body);
    return json(request.headers.get('Accept')?.includes('pgrst.object') ? (rows[0] ?? null) : rows);
  };
}
