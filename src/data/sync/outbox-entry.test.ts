import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTask } from '@/../tests/builders/new-task';
import { RequestError } from '@/lib/errors';
import type { StoredTask } from '../tasks';
import {
  applyPending,
  currentVersion,
  joinRefused,
  movedVersions,
  type OutboxChange,
  type OutboxEntry,
  type OwnVersions,
  type Refusal,
  refusalOf,
} from './outbox-entry';

const task = (id: string, fields: Partial<StoredTask> = {}) => newTask({ id, version: 1, ...fields });
const change = (before: StoredTask | null, after: StoredTask | null): OutboxChange => ({
  table: 'tasks',
  before,
  after,
});

describe('currentVersion', () => {
  test('currentVersion of an edited, deleted or restored row equals the version that was read', () => {
    const row = task('a', { version: 4 });
    expect(currentVersion(change(row, { ...row, notes: 'x' }), undefined)).toBe(4);
    expect(currentVersion(change(row, null), undefined)).toBe(4);
    expect(currentVersion(change(null, row), undefined)).toBe(4);
    expect(currentVersion(change(null, task('a', { version: 0 })), undefined)).toBe(0);
  });

  test('currentVersion of a row’s first creation is zero', () => {
    const creation = { ...change(null, task('a', { version: 0 })), first: true } as const;
    expect(currentVersion(creation, { from: 0, to: 3 })).toBe(0);
  });

  test('currentVersion advances only over versions that this device wrote', () => {
    const own: OwnVersions = { from: 2, to: 5 };
    const named = [1, 2, 3, 4, 5, 6].map((version) => {
      const row = task('a', { version });
      return currentVersion(change(row, row), own);
    });
    expect(named).toEqual([1, 5, 5, 5, 5, 6]);
  });
});

describe('movedVersions', () => {
  test('movedVersions combines a chain of writes into one range of versions', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 20 }), (first, writes) => {
        let own: OwnVersions | undefined;
        for (let i = 0; i < writes; i++) {
          // Every change is based on the version from before the first write.
          const version = currentVersion(change(task('a', { version: first }), null), own);
          own = movedVersions(own, version, version + 1);
        }
        expect(own).toEqual({ from: first, to: first + writes });
      }),
    );
  });

  test('movedVersions starts a new range after somebody else has changed the row', () => {
    const own = movedVersions({ from: 0, to: 2 }, 5, 6);
    expect(own).toEqual({ from: 5, to: 6 });
    // A change based on a version before the other person's write must cause a conflict.
    expect(currentVersion(change(task('a', { version: 1 }), null), own)).toBe(1);
  });

  test('movedVersions keeps the same range after a write that changed nothing', () => {
    expect(movedVersions({ from: 1, to: 3 }, 3, 3)).toEqual({ from: 1, to: 3 });
  });
});

describe('refusalOf', () => {
  test.each([400, 402, 403, 404, 409, 410])(
    'refusalOf treats status %i with an error code as a refusal',
    (status) => {
      expect(refusalOf(new RequestError('why', status, 'PT000'))).toEqual({
        status,
        code: 'PT000',
        message: 'why',
      });
    },
  );

  test.each([0, 200, 401, 408, 429, 500, 502, 503, 504])(
    'refusalOf doesn’t treat status %i as a refusal, with or without an error code',
    (status) => {
      expect(refusalOf(new RequestError('why', status, 'PT000'))).toBeNull();
      expect(refusalOf(new RequestError('why', status))).toBeNull();
    },
  );

  test.each([400, 402, 403, 404, 409, 410, 418])(
    'refusalOf doesn’t treat status %i without an error code as a refusal',
    (status) => {
      expect(refusalOf(new RequestError('Captive portal', status))).toBeNull();
      expect(refusalOf(new RequestError('Captive portal', status, ''))).toBeNull();
    },
  );

  test.each([new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError'), null, 'PT409'])(
    'refusalOf doesn’t treat errors without a status as a refusal: %s',
    (error) => expect(refusalOf(error)).toBeNull(),
  );
});

const [a, b] = [task('a'), task('b')];
const edited = { ...a, notes: 'Edited' };
const twice = { ...edited, assignee: 'Zoë' };

describe('applyPending', () => {
  test('applyPending merges two edits of a row into one', () => {
    expect(applyPending([change(a, edited)], [change(edited, twice)])).toEqual({
      rest: [],
      changes: [change(a, twice)],
    });
  });

  test('applyPending merges an edit or a deletion into the creation of the row', () => {
    expect(applyPending([change(null, a)], [change(a, edited)]).changes).toEqual([change(null, edited)]);
    expect(applyPending([change(null, a)], [change(a, null)])).toEqual({ rest: [], changes: [] });
  });

  test('applyPending merges a deletion with the change before or after the deletion', () => {
    expect(applyPending([change(a, edited)], [change(edited, null)]).changes).toEqual([change(a, null)]);
    expect(applyPending([change(a, null)], [change(null, edited)]).changes).toEqual([change(a, edited)]);
  });

  test('applyPending leaves a change unmerged if no other change concerns the same row', () => {
    const c = task('c');
    expect(
      applyPending([change(a, edited), change(null, b)], [change(edited, twice), change(c, null)]),
    ).toEqual({
      rest: [change(null, b)],
      changes: [change(a, twice), change(c, null)],
    });
  });
});

describe('joinRefused', () => {
  const refusal: Refusal = { status: 400, code: '23514', message: 'refused' };
  const entry = (key: string, changes: OutboxChange[], fields: Partial<OutboxEntry> = {}): OutboxEntry => ({
    key,
    user_id: 'ana',
    plan_id: 'plan',
    changes,
    refusal: null,
    ...fields,
  });
  const refused = (key: string, ...changes: OutboxChange[]) => entry(key, changes, { refusal });

  test('joinRefused merges a later edit into a refused new row', () => {
    const later = entry('2', [change(a, edited)]);
    expect(joinRefused([refused('1', change(null, a)), later], later)).toEqual({
      entry: entry('2', [change(null, edited)]),
      put: [],
      remove: ['1'],
    });
  });

  test('joinRefused drops a refused new row that is deleted later', () => {
    const later = entry('2', [change(a, null)]);
    expect(joinRefused([refused('1', change(null, a))], later)).toEqual({
      entry: null,
      put: [],
      remove: ['1'],
    });
  });

  test('joinRefused moves only the changed row from a refused entry to the new entry', () => {
    const earlier = refused('1', change(null, a), change(null, b));
    expect(joinRefused([earlier], entry('2', [change(a, edited)]))).toEqual({
      entry: entry('2', [change(null, edited)]),
      put: [refused('1', change(null, b))],
      remove: [],
    });
    expect(joinRefused([earlier], entry('2', [change(a, null)]))).toEqual({
      entry: null,
      put: [refused('1', change(null, b))],
      remove: [],
    });
  });

  test('joinRefused moves rows from several refused entries to the new entry', () => {
    const later = entry('3', [change(a, edited), change(b, null)]);
    expect(joinRefused([refused('1', change(null, a)), refused('2', change(null, b))], later)).toEqual({
      entry: entry('3', [change(null, edited)]),
      put: [],
      remove: ['1', '2'],
    });
  });

  test('joinRefused merges only with earlier refused entries of the same plan and row', () => {
    const later = entry('2', [change(a, edited)]);
    const others = [
      entry('1', [change(null, a)]),
      entry('1', [change(null, a)], { refusal, plan_id: 'another' }),
      refused('1', change(null, b)),
      refused('3', change(edited, twice)),
    ];
    const joined = joinRefused(others, later);
    expect(joined).toEqual({ entry: later, put: [], remove: [] });
    // Identity matters: the same object tells the sender that nothing has to be written.
    expect(joined.entry).toBe(later);
  });
});
