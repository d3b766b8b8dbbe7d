import { beforeEach, expect, test, vi } from 'vitest';
import { down, freshTabs, openTab, settled } from '../../../tests/builders/outbox-tab';
import type { OutboxImport } from './outbox-entry';

interface Call {
  readonly batch: string;
  readonly guests: readonly { id: string }[];
  readonly households: readonly { id: string }[];
  readonly start: number;
  readonly whole?: object;
}
type Answer = { data: unknown; error: { message: string; code: string } | null; status: number };

/** Stubs a service that stores batches as the database does. */
const service = {
  stored: [] as string[],
  homes: [] as string[],
  undone: 0,
  calls: [] as Call[],
  /** Number of requests without a response. */
  pending: 0,
  /** Response to return instead of the usual one after a part was stored or an import was undone. */
  after: (_: Call | 'undo'): Answer | undefined => undefined,
  /** Response to return without storing the part. */
  instead: (_: Call): Answer | undefined => undefined,
};
const refused = (status: number, code: string, message = 'x'): Answer => ({
  data: null,
  error: { message, code },
  status,
});
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

function answer(name: string, call: Call): Answer {
  if (name === 'undo_import') {
    if (service.stored.length === 0) return service.after('undo') ?? refused(404, 'PT404');
    Object.assign(service, { stored: [], homes: [], undone: service.undone + 1 });
    return service.after('undo') ?? { data: { removed: 1, restored: 0, kept: 0 }, error: null, status: 200 };
  }
  service.calls.push(call);
  const said = service.instead(call);
  if (said) return said;
  if (call.start > service.stored.length) return refused(400, '22023');
  if (call.start === service.stored.length) {
    service.stored.push(...call.guests.map(({ id }) => id));
    service.homes.push(...call.households.map(({ id }) => id));
  }
  return service.after(call) ?? { data: { stored: service.stored.length }, error: null, status: 200 };
}

vi.mock('@/lib/supabase', () => ({
  dataClient: async () => ({
    db: {
      rpc: (name: string, call: Call) => {
        service.pending += 1;
        const answered = new Promise<Answer>((resolve) => {
          setTimeout(resolve, 0, null);
        })
          .then(() => answer(name, call))
          .finally(() => {
            service.pending -= 1;
          });
        return Object.assign(answered, {
          abortSignal: (signal: AbortSignal) =>
            Promise.race([
              answered,
              new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
            ]),
        });
      },
    },
  }),
}));

freshTabs();
beforeEach(() => {
  Object.assign(service, { stored: [], homes: [], undone: 0, calls: [] });
  Object.assign(service, { after: () => undefined, instead: () => undefined });
});

/** Creates a list of guests, two per household. */
const listOf = (size: number, changed = 0): OutboxImport => ({
  batch: crypto.randomUUID(),
  name: 'Lista.csv',
  people: size,
  households: Array.from({ length: Math.ceil(size / 2) }, (_, i) => ({
    id: `h${i}`,
    name: 'Casa',
    language: null,
    second_list: null,
    parts: i === 0 ? ['p1'] : null,
  })),
  guests: Array.from({ length: size }, (_, i) => ({
    id: `g${i}`,
    version: i < changed ? 3 : 0,
    row: { name: 'Eva', household_id: `h${Math.floor(i / 2)}` },
  })),
});

test('an import is sent in parts of two thousand rows', async () => {
  const tab = await openTab();
  expect(await tab.addImport('plan', listOf(4_501, 2)).outcome).toBeNull();
  expect(service.calls.map(({ start, guests }) => [start, guests.length])).toEqual([
    [0, 2_000],
    [2_000, 2_000],
    [4_000, 501],
  ]);
  expect(service.homes).toHaveLength(2_251);
  expect(new Set(service.homes).size).toBe(2_251);
  expect(service.calls.map(({ whole }) => whole)).toEqual([
    {
      size: 4_501,
      people: 4_501,
      households: 2_251,
      changed: [
        { id: 'g0', version: 3 },
        { id: 'g1', version: 3 },
      ],
    },
    undefined,
    undefined,
  ]);
  expect(service.calls[0]?.households[0]).toMatchObject({ id: 'h0', parts: ['p1'] });
  expect(tab.outboxState()).toMatchObject({ entries: [], sent: 1 });
});

test('an import outdates the figures and dates that its guests and households feed', async () => {
  const tab = await openTab();
  const keys = ['event-figures', 'plan-needs', 'dates'];
  for (const key of keys) tab.client.setQueryData([key, 'ana'], []);
  expect(await tab.addImport('plan', listOf(3)).outcome).toBeNull();
  expect(keys.map((key) => tab.client.getQueryState([key, 'ana'])?.isInvalidated)).toEqual([
    true,
    true,
    true,
  ]);
});

test('sending an import again after a lost response stores no row twice', async () => {
  const tab = await openTab();
  let losses = 0;
  service.after = () => (losses++ < 2 ? lost() : undefined);
  expect(await tab.addImport('plan', listOf(4_001)).outcome).toBeNull();
  expect(losses).toBeGreaterThan(2);
  expect(service.stored).toHaveLength(4_001);
  expect(new Set(service.stored).size).toBe(4_001);
});

test('a new tab continues an import where the closed tab stopped', async () => {
  const killed = await openTab();
  service.after = (call) => (call !== 'undo' && call.start === 2_000 ? lost() : undefined);
  service.instead = ({ start }: Call) => (start > 2_000 ? down() : undefined);
  void killed.addImport('plan', listOf(5_000));
  await settled(() => expect(killed.outboxState().failing).toBe(true));
  expect(service.stored).toHaveLength(4_000);
  // Stop the closed tab completely. On a busy machine, one of its retries may still be running.
  await killed.openOutbox(null, () => undefined);
  await settled(() => expect(service.pending).toBe(0));
  Object.assign(service, { after: () => undefined, instead: () => undefined });
  service.calls = [];
  const next = await openTab();
  await settled(() => expect(next.outboxState().entries).toEqual([]));
  expect(service.calls.map(({ start }) => start)).toEqual([0, 4_000]);
  expect(new Set(service.stored).size).toBe(5_000);
  expect(service.stored).toHaveLength(5_000);
});

test('an import is undone if the service refuses one of its parts', async () => {
  const tab = await openTab();
  service.instead = ({ start }: Call) =>
    start === 2_000 ? refused(409, 'PT409', 'stale_version') : undefined;
  const list = listOf(2_500);
  const { key, outcome } = tab.addImport('plan', list);
  expect(await outcome).toMatchObject({ status: 409, code: 'PT409' });
  expect(service).toMatchObject({ stored: [], homes: [], undone: 1 });
  // The screen that added the list shows the refusal, so the general list of refusals omits it.
  expect(tab.refusedEntries()).toEqual([]);
  tab.leaveToOutbox(key);
  expect(tab.refusedEntries()[0]?.list?.guests).toHaveLength(2_500);
  service.instead = () => undefined;
  await tab.retryEntry(key);
  await settled(() => expect(tab.outboxState().entries).toEqual([]));
  expect(service.stored).toHaveLength(2_500);
  // An undone batch accepts no further parts, so the retry uses a new batch.
  expect(service.calls.at(-1)?.batch).not.toBe(list.batch);
});

test('a refused import of a closed tab is undone at the next start', async () => {
  const killed = await openTab();
  service.instead = ({ start }: Call) => (start === 2_000 ? refused(402, 'PT402') : undefined);
  service.after = (call) => (call === 'undo' ? lost() : undefined);
  void killed.addImport('plan', listOf(2_500));
  await settled(() => expect(killed.outboxState().failing).toBe(true));
  expect(killed.refusedEntries()).toEqual([]);
  service.after = () => undefined;
  const next = await openTab();
  await settled(() => expect(next.refusedEntries()).toMatchObject([{ refusal: { status: 402 } }]));
  expect(service.stored).toEqual([]);
});

test.each(['the same tab', 'another tab'])('stopping an import in %s undoes the import', async (where) => {
  const tab = await openTab();
  const other = where === 'the same tab' ? tab : await openTab();
  service.instead = ({ start }: Call) => (start === 2_000 ? down() : undefined);
  const list = listOf(2_500);
  const { outcome } = tab.addImport('plan', list);
  await settled(() => expect(other.outboxState().entries).toHaveLength(1));
  await settled(() => expect(service.stored).toHaveLength(2_000));
  expect(other.stopImport(list.batch)).toBe(true);
  expect(await outcome).toMatchObject({ code: 'stopped' });
  expect(service).toMatchObject({ stored: [], undone: 1 });
  await settled(() => expect([...tab.outboxState().entries, ...tab.refusedEntries()]).toEqual([]));
  expect(tab.stopImport(list.batch)).toBe(false);
});

test('an import that was undone elsewhere disappears without a notice', async () => {
  const tab = await openTab();
  service.instead = ({ start }: Call) => (start === 2_000 ? refused(410, 'PT410') : undefined);
  expect(await tab.addImport('plan', listOf(2_500)).outcome).toMatchObject({ code: 'stopped' });
  expect(tab.outboxState().entries).toEqual([]);
});
