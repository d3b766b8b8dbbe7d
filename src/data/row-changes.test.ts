import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestError } from '@/lib/errors';
import {
  onTop,
  type RowEdit,
  type RowKind,
  reversed,
  rowConflictsQuery,
  rowMutation,
  withChanges,
} from './row-changes';

interface Note {
  readonly id: string;
  readonly version: number;
  readonly text: string;
}

/** A server that keeps notes as the database does: versions go up, and a stale one is refused. */
let server: Map<string, Note>;
let client: QueryClient;

const NOTES: RowKind<Note> = {
  key: ['plan', 'rows', 'notes'],
  send: async (_plan, changes) => {
    for (const { before, after, version } of changes) {
      const stored = server.get((after ?? before)?.id ?? '');
      if ((stored?.version ?? 0) !== version) throw new RequestError('stale_version', 409, 'PT409');
    }
    return changes.flatMap(({ before, after, version }) => {
      if (after) {
        const stored = { ...after, version: version + 1 };
        server.set(after.id, stored);
        return [stored];
      }
      server.delete(before?.id ?? '');
      return [];
    });
  },
  read: (from, plan) => from.getQueryData<Note[]>(['notes', plan]),
  write: (to, plan, rows) => to.setQueryData(['notes', plan], rows),
  screen: (plan) => ['notes', plan],
};

const note = (text: string, version = 0): Note => ({ id: 'n', version, text });
const send = (edit: RowEdit<Note>) => new MutationObserver(client, rowMutation(client, NOTES)).mutate(edit);
const one = (before: Note | null, after: Note | null): RowEdit<Note> => ({
  plan_id: 'p',
  changes: [{ before, after }],
});
const shown = () => client.getQueryData<Note[]>(['notes', 'p']);

beforeEach(() => {
  server = new Map();
  client = new QueryClient();
  client.setQueryData(['notes', 'p'], []);
});

describe('what is on its way', () => {
  it('is laid over what was read, and keeps the version that was read', () => {
    const rows = [note('a', 3), { id: 'm', version: 1, text: 'm' }];
    const added = { id: 'x', version: 0, text: 'x' };
    expect(
      withChanges(rows, [
        { before: note('a', 3), after: note('b', 2) },
        { before: null, after: added },
        { before: rows[1] ?? null, after: null },
      ]),
    ).toEqual([note('b', 3), added]);
    expect(withChanges(rows, [])).toBe(rows);
  });
});

describe('a change laid over somebody else’s', () => {
  const base = { ...note('a', 1), by: 'Ana' };
  it('keeps mine where I changed something and theirs elsewhere', () => {
    const theirs = { ...base, version: 2, text: 'theirs', by: 'Leo' };
    const { before, after } = onTop(theirs, { before: base, after: { ...base, by: 'Eva' } });
    expect(before).toBe(theirs);
    expect(after).toEqual({ ...base, version: 2, text: 'theirs', by: 'Eva' });
  });

  it('brings back what they deleted, and deletes what they changed', () => {
    expect(onTop(null, { before: base, after: base })).toEqual({ before: null, after: base });
    expect(onTop(base, { before: base, after: null })).toEqual({ before: base, after: null });
  });
});

describe('a write', () => {
  it('shows what was stored, and a later one that was typed on the same state follows it', async () => {
    await send(one(null, note('a')));
    expect(shown()).toEqual([note('a', 1)]);
    // Both were typed before the first had come back.
    await send(one(note('a', 1), note('b', 1)));
    await send(one(note('a', 1), note('c', 1)));
    expect(shown()).toEqual([note('c', 3)]);
  });

  it('is taken back by its reverse, a deletion too, however often', async () => {
    await send(one(null, note('a')));
    const deletion = one(note('a', 1), null);
    for (let n = 0; n < 3; n++) {
      await send(deletion);
      expect(shown()).toEqual([]);
      await send(reversed(deletion));
      expect(shown()).toEqual([note('a', 1)]);
      await send(one(note('a', 1), note('b', 1)));
      await send(one(note('b', 2), note('a', 2)));
      await send(one(note('a', 3), null));
      await send(one(null, note('a', 3)));
    }
    expect(server.get('n')?.text).toBe('a');
  });

  it('that meets somebody else’s is kept until the reader has decided', async () => {
    server.set('n', note('theirs', 2));
    client.setQueryData(['notes', 'p'], [note('a', 1)]);
    await expect(send(one(note('a', 1), note('mine', 1)))).rejects.toThrow('stale_version');
    expect(client.getQueryData(rowConflictsQuery(NOTES, 'p').queryKey)).toEqual([
      { before: note('a', 1), after: note('mine', 1) },
    ]);
    expect(server.get('n')?.text).toBe('theirs');
  });
});
