import { describe, expect, test } from 'vitest';
import { newTask } from '@/../tests/builders/new-task';
import { type StoredTask, TASKS } from '../tasks';
import type { Noun } from './noun';
import type { OutboxChange } from './outbox-entry';
import { toSaveChange } from './save-rows';

const task = (id: string, fields: Partial<StoredTask> = {}) => newTask({ id, version: 1, ...fields });
const change = (before: StoredTask | null, after: StoredTask | null): OutboxChange => ({
  table: 'tasks',
  before,
  after,
});
// Type check: a noun of a specific row type must be assignable to `Noun`.
const noun: Noun = TASKS;

describe('toSaveChange', () => {
  test('toSaveChange sends only the changed columns of an edited row', () => {
    const row = task('a', { version: 3, notes: 'theirs may change this' });
    expect(toSaveChange(change(row, { ...row, assignee: 'Zoë' }), noun, undefined)).toEqual({
      table: 'tasks',
      id: 'a',
      version: 3,
      row: { assignee: 'Zoë' },
    });
  });

  test('toSaveChange sends all columns of a new or restored row', () => {
    const row = task('a', { version: 0 });
    expect(toSaveChange(change(null, row), noun, undefined)).toEqual({
      table: 'tasks',
      id: 'a',
      version: 0,
      row: TASKS.toJson(row),
    });
    const sent = toSaveChange(change(null, task('a', { version: 4 })), noun, { from: 4, to: 5 });
    expect(sent).toMatchObject({ version: 5, row: { task_name: 'Call grandma', notes: null } });
  });

  test('toSaveChange sends only the id and version of a deleted row', () => {
    const row = task('a', { version: 2 });
    expect(toSaveChange(change(row, null), noun, { from: 1, to: 6 })).toEqual({
      table: 'tasks',
      id: 'a',
      version: 6,
      row: null,
    });
  });
});
