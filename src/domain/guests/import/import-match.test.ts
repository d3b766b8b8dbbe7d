import { expect, test } from 'vitest';
import { EMPTY_GUEST, type Guest } from '../guest';
import { plainPhone } from '../schema';
import { type ImportEdits, NO_EDITS, planImport } from './import-plan';
import { readColumns, readTable } from './import-table';

const guest = (id: string, fields: Partial<Guest>): Guest => ({
  ...EMPTY_GUEST,
  id,
  version: 1,
  name: 'Ana',
  last_name: 'García',
  ...fields,
});
const HEADINGS = ['First name', 'Last name', 'Email', 'Phone', 'Notes'];
const planned = (guests: readonly Guest[], rows: string[][], edits: ImportEdits = NO_EDITS) => {
  const table = readTable([HEADINGS, ...rows]);
  const book = { guests, households: new Map(), parts: [], questions: [] };
  return planImport(table, readColumns(table), book, plainPhone, edits).map(({ status, guest, maybe }) => [
    status,
    guest?.id ?? null,
    maybe?.id ?? null,
  ]);
};
const ana = guest('a', { email: 'ana@example.com', phone_number: '+34612345678' });

test('an imported row with a known name updates the guest of that name', () => {
  expect(planned([ana], [['Ana', 'García', '', '', 'sits in front']])).toEqual([['changed', 'a', null]]);
  expect(planned([ana], [['Ana', 'García', 'other@example.com', '+34612345678', '']])).toEqual([
    ['changed', 'a', null],
  ]);
});

test('the user is asked about a known name with a different phone and email', () => {
  const rows = [['Ana', 'García', 'other@example.com', '+34699999999', '']];
  expect(planned([ana], rows)).toEqual([['unsure', null, 'a']]);
  const decided = (same: boolean) => ({ ...NO_EDITS, decided: new Map([[2, same]]) });
  expect(planned([ana], rows, decided(true))).toEqual([['changed', 'a', 'a']]);
  expect(planned([ana], rows, decided(false))).toEqual([['new', null, 'a']]);
});

test('the user is asked about an imported name that two guests have', () => {
  const two = [guest('a', { notes: 'aunt' }), guest('b', { notes: 'cousin' })];
  expect(planned(two, [['Ana', 'García', '', '', 'friend']])).toEqual([['unsure', null, 'a']]);
  expect(
    planned(two, [
      ['Ana', 'García', '', '', 'cousin'],
      ['Ana', 'García', '', '', 'aunt'],
      ['Ana', 'García', '', '', 'aunt'],
    ]),
  ).toEqual([
    ['same', 'b', null],
    ['same', 'a', null],
    ['new', null, null],
  ]);
});

test('of two new rows with the same name, the second is marked as a possible duplicate', () => {
  const table = readTable([
    HEADINGS,
    ['Eva', 'Ruiz', 'a@x.es', '', ''],
    ['EVA', 'Ruíz', 'b@x.es', '', ''],
    ['Ana', 'García', '', '', ''],
  ]);
  const book = { guests: [ana], households: new Map(), parts: [], questions: [] };
  const rows = planImport(table, readColumns(table), book, plainPhone);
  expect(rows.map(({ status, namesake }) => [status, namesake])).toEqual([
    ['new', null],
    ['new', 2],
    ['same', null],
  ]);
});

test('the user is asked about a similar name, but not about a shared phone alone', () => {
  for (const row of [
    ['Anna', 'García', 'ANA@example.com', '', ''],
    ['Ana', 'García Soto', '', '', ''],
    ['Ana', 'Pérez', '', '+34612345678', ''],
  ])
    expect(planned([ana], [row])).toEqual([['unsure', null, 'a']]);
  expect(planned([ana], [['Bruno', 'Sanz', '', '+34612345678', '']])).toEqual([['new', null, null]]);
});

test('a phone number shared by a family doesn’t match a row with another family member', () => {
  expect(
    planned(
      [ana],
      [
        ['Leo', 'García', '', '+34612345678', ''],
        ['Ana', 'García', '', '+34612345678', ''],
      ],
    ),
  ).toEqual([
    ['new', null, null],
    ['same', 'a', null],
  ]);
});
