import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeKeys } from '@/domain/merge-keys';
import { changedColumns, idOf, mergeFields, type RowChange, reversed, withChanges } from './noun';

interface Note {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly tags: readonly string[];
  readonly deleted?: boolean;
}
const note = (id: string, fields: Partial<Note> = {}): Note => ({
  id,
  version: 1,
  text: `Note ${id}`,
  tags: [],
  ...fields,
});
const tombstone = (row: Note): Note => ({ ...row, deleted: true });

const fields = fc.record({ text: fc.string(), tags: fc.array(fc.string(), { maxLength: 3 }) });
const notes = fc
  .uniqueArray(fc.record({ id: fc.uuid(), version: fc.integer({ min: 1, max: 9 }), fields }), {
    selector: ({ id }) => id,
    maxLength: 6,
  })
  .map((all) => all.map(({ id, version, fields }): Note => ({ id, version, ...fields })));

/**
 * Generates rows and concurrent changes to these rows: each is unchanged, edited or deleted, and some rows
 * are new.
 */
const changedNotes = fc
  .record({
    rows: notes,
    edits: fc.array(fc.oneof(fc.constantFrom('keep' as const, 'delete' as const), fields), {
      minLength: 6,
      maxLength: 6,
    }),
    added: fc.array(fields, { maxLength: 3 }),
  })
  .map(({ rows, edits, added }) => {
    const changes = rows.flatMap((before, i): RowChange<Note>[] => {
      const edit = edits[i] ?? 'keep';
      if (edit === 'keep') return [];
      return [{ before, after: edit === 'delete' ? null : { ...before, ...edit } }];
    });
    const creations = added.map(
      (edit, i): RowChange<Note> => ({ before: null, after: { id: `new-${i}`, version: 0, ...edit } }),
    );
    return { rows, changes: [...changes, ...creations] };
  });

const byId = (rows: readonly Note[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

test('withChanges applies a change without losing other people’s newer changes', () => {
  const seen = note('a');
  const now = note('a', { tags: ['theirs'], version: 2 });
  const change = { before: seen, after: { ...seen, text: 'Mine' } };
  expect(withChanges([now], [change])).toEqual([{ ...now, text: 'Mine' }]);
});

test('mergeKeys combines the keys that two people have added, changed and removed', () => {
  const base: Record<string, number> = { a: 1, b: 2, c: 3 };
  expect(mergeKeys(base, { a: 1, b: 9, c: 3, d: 4 }, { a: 7, b: 2 })).toEqual({ a: 7, b: 9, d: 4 });
  expect(mergeKeys(base, { b: 2, c: 3 }, base)).toEqual({ b: 2, c: 3 });
});

describe('withChanges', () => {
  test('withChanges returns the original list if there are no changes', () => {
    const rows = [note('a')];
    expect(withChanges(rows, [])).toBe(rows);
  });

  test('withChanges applies edits, deletions and additions to a list', () => {
    const rows = [note('a', { version: 3 }), note('b')];
    const added = note('c', { version: 0 });
    expect(
      withChanges(rows, [
        { before: null, after: added },
        { before: note('a', { version: 2 }), after: note('a', { version: 2, text: 'Edited' }) },
        { before: note('b'), after: null },
      ]),
    ).toEqual([note('a', { version: 3, text: 'Edited' }), added]);
  });

  test('withChanges neither alters nor moves rows that have no change', () => {
    fc.assert(
      fc.property(changedNotes, ({ rows, changes }) => {
        const ids = new Set(changes.map(idOf));
        const others = (all: readonly Note[]) => all.filter(({ id }) => !ids.has(id));
        expect(others(withChanges(rows, changes))).toEqual(others(rows));
      }),
    );
  });

  test('if a row has several changes, withChanges applies the last one', () => {
    const [first, second, third] = ['One', 'Two', 'Three'].map((text) => note('a', { version: 0, text }));
    if (!first || !second || !third) throw new Error('three notes');
    const changes = [
      { before: null, after: first },
      { before: first, after: second },
      { before: second, after: third },
    ];
    expect(withChanges([], changes)).toEqual([third]);
    expect(withChanges([], [...changes, { before: third, after: null }])).toEqual([]);
  });

  test('withChanges keeps tombstones only for kinds of rows that use tombstones', () => {
    const row = note('a', { version: 4 });
    const deletion = { before: row, after: null };
    expect(withChanges([row], [deletion], tombstone)).toEqual([{ ...row, deleted: true }]);
    expect(withChanges([row], [deletion, deletion], tombstone)).toEqual([{ ...row, deleted: true }]);
    expect(withChanges([], [deletion], tombstone)).toEqual([]);
  });

  test('applying the reversed changes undoes withChanges', () => {
    fc.assert(
      fc.property(changedNotes, ({ rows, changes }) => {
        expect(byId(withChanges(withChanges(rows, changes), reversed(changes)))).toEqual(byId(rows));
      }),
    );
  });
});

test('reversing a change twice gives the original change', () => {
  fc.assert(
    fc.property(changedNotes, ({ changes }) => {
      expect(reversed(reversed(changes))).toEqual(changes);
    }),
  );
});

describe('changedColumns', () => {
  const columns = fc.record({
    name: fc.option(fc.string()),
    amount: fc.integer(),
    paid: fc.boolean(),
    steps: fc.array(fc.record({ fee: fc.integer() }), { maxLength: 2 }),
  });

  test('changedColumns returns exactly the columns in which two rows differ', () => {
    fc.assert(
      fc.property(columns, columns, (before, after) => {
        const changed = changedColumns(before, after);
        expect({ ...before, ...changed }).toEqual(after);
        for (const [column, value] of Object.entries(changed))
          expect(value).not.toEqual(Reflect.get(before, column));
      }),
    );
  });

  test('changedColumns returns nothing for an unchanged copy', () => {
    fc.assert(
      fc.property(columns, (row) => {
        expect(changedColumns(row, structuredClone(row))).toEqual({});
      }),
    );
  });

  test('changedColumns includes a column whose value was removed', () => {
    expect(changedColumns({ notes: 'Ask twice' }, { notes: null })).toEqual({ notes: null });
  });
});

describe('mergeFields', () => {
  const version = (of: Omit<Note, 'id' | 'version'>, number: number): Note => ({
    id: 'a',
    version: number,
    ...of,
  });

  test('mergeFields keeps the other person’s value for fields that I didn’t change', () => {
    fc.assert(
      fc.property(fields, fields, (base, theirs) => {
        expect(mergeFields(version(base, 1), version(theirs, 2), version(base, 1))).toEqual(
          version(theirs, 2),
        );
      }),
    );
  });

  test('mergeFields keeps my value for fields that only I changed', () => {
    fc.assert(
      fc.property(fields, fields, (base, mine) => {
        expect(mergeFields(version(base, 1), version(base, 2), version(mine, 1))).toEqual(version(mine, 2));
      }),
    );
  });

  test('mergeFields keeps my value if both people changed the same field', () => {
    const base = note('a', { text: 'Base' });
    const theirs = note('a', { version: 2, text: 'Theirs', tags: ['theirs'] });
    expect(mergeFields(base, theirs, { ...base, tags: ['mine'] })).toEqual(
      note('a', { version: 2, text: 'Theirs', tags: ['mine'] }),
    );
  });

  test('applying mergeFields a second time changes nothing', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, theirs, mine) => {
        const merged = mergeFields(version(base, 1), version(theirs, 2), version(mine, 1));
        expect(mergeFields(version(base, 1), merged, version(mine, 1))).toEqual(merged);
      }),
    );
  });
});
