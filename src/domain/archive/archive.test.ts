import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Archive, type ArchivedPlan, readArchive, withNewIds } from './archive';

const PLAN = '00000000-0000-4000-8000-000000000001';
const HOUSEHOLD = '00000000-0000-4000-8000-000000000002';
const GUEST = '00000000-0000-4000-8000-000000000003';
const PART = '00000000-0000-4000-8000-000000000004';
const GONE = '00000000-0000-4000-8000-000000000009';

const plan: ArchivedPlan = {
  plan_id: PLAN,
  rows: [
    { table: 'event_plans', id: PLAN, version: 0, row: { name: 'Boda' } },
    { table: 'event_parts', id: PART, version: 0, row: { name: 'Cena' } },
    { table: 'households', id: HOUSEHOLD, version: 0, row: { parts: [PART] } },
    {
      table: 'guests',
      id: GUEST,
      version: 0,
      row: { household_id: HOUSEHOLD, vendor_id: GONE, notes: GONE, replies: { [PART]: { status: 'yes' } } },
    },
  ],
};
const archive: Archive = {
  format: 'celebra',
  format_version: 1,
  made_at: '2026-11-27T10:00:00.000Z',
  plans: [plan],
  vendors: [],
  files: {},
};
const counter = () => {
  let n = 0;
  return () => `10000000-0000-4000-8000-${String(++n).padStart(12, '0')}`;
};

test('withNewIds replaces each id wherever it is referenced', () => {
  const made = withNewIds(plan, counter());
  const [, part, household, guest] = made.rows;
  expect(new Set([made.plan_id, ...made.rows.map(({ id }) => id)]).size).toBe(4);
  expect(JSON.stringify(made)).not.toMatch(/"00000000-0000-4000-8000-00000000000[1-4]"/);
  expect(household?.row.parts).toEqual([part?.id]);
  expect(guest?.row.household_id).toBe(household?.id);
  expect(Object.keys(guest?.row.replies as object)).toEqual([part?.id]);
});

test('withNewIds clears references to missing rows', () => {
  const guest = withNewIds(plan, counter()).rows.at(-1);
  expect(guest?.row.vendor_id).toBeNull();
  expect(guest?.row.notes).toBe(GONE);
});

test('withNewIds keeps references to imported vendors of the address book', () => {
  const guest = withNewIds(plan, counter(), new Map([[GONE, HOUSEHOLD]])).rows.at(-1);
  expect(guest?.row.vendor_id).toBe(HOUSEHOLD);
});

test('readArchive reads exactly the data that was written to the file', () => {
  expect(readArchive(JSON.stringify(archive))).toEqual(archive);
});

test.each([
  ['no JSON', '{', 'notJson'],
  ['another program’s file', '{"guests":[]}', 'notArchive'],
  ['a newer version', JSON.stringify({ ...archive, format_version: 2 }), 'newer'],
  [
    'a plan without its row',
    JSON.stringify({ ...archive, plans: [{ plan_id: PLAN, rows: [] }] }),
    'notArchive',
  ],
  [
    'a second plan among the rows',
    JSON.stringify({ ...archive, plans: [{ plan_id: PLAN, rows: [plan.rows[0], plan.rows[0]] }] }),
    'notArchive',
  ],
  [
    'rows that claim a version',
    JSON.stringify({ ...archive, vendors: [{ ...plan.rows[1], version: 3 }] }),
    'notArchive',
  ],
])('readArchive refuses %s', (_, text, problem) => {
  expect(readArchive(text)).toBe(problem);
});

test('readArchive refuses arbitrary text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readArchive(text)).toMatch(/^not/);
    }),
  );
});

test('readArchive reads the `variant` of an older archive as the plan’s kind', () => {
  const [first, ...rest] = plan.rows;
  if (!first) throw new Error('No plan');
  const kindOf = (row: Record<string, string | null>) => {
    const read = readArchive(
      JSON.stringify({ ...archive, plans: [{ ...plan, rows: [{ ...first, row }, ...rest] }] }),
    );
    return typeof read === 'string' ? read : read.plans[0]?.rows[0]?.row;
  };
  expect(kindOf({ event_type: 'birthday', variant: 'plain' })).toEqual({
    event_type: 'birthday',
    kind: 'adult',
  });
  expect(kindOf({ event_type: 'corporate', variant: 'plain' })).toEqual({
    event_type: 'corporate',
    kind: 'company',
  });
  expect(kindOf({ event_type: 'birthday', variant: null })).toEqual({ event_type: 'birthday', kind: null });
  expect(kindOf({ event_type: 'birthday', kind: 'children' })).toEqual({
    event_type: 'birthday',
    kind: 'children',
  });
});
