import { expect, test } from 'vitest';
import { checkPlan } from './check';
import { plainTable } from './matrix';
import type { SeatingGuest, SeatingProblem, SeatingRule } from './problem';
import { concernedBy, unmetOf } from './unmet';

const guest = (id: string, household: string | null, party: string | null = null): SeatingGuest => ({
  id,
  household,
  party,
  child: false,
  wheelchair: false,
  side: null,
  languages: [],
  menu: null,
});
const rule = (kind: SeatingRule['kind'], guests: string[] = []): SeatingRule => ({
  id: kind,
  kind,
  guests,
  tables: [],
  hard: false,
  weight: 3,
});
const problem: SeatingProblem = {
  guests: [
    ...['a', 'b', 'c', 'd'].map((id) => guest(id, 'garcia')),
    ...['e', 'e 1', 'e 2'].map((id) => guest(id, null, 'e')),
  ],
  tables: [plainTable('t0', 3), plainTable('t1', 5), plainTable('t2', 2)],
  rules: [],
  locked: new Map(),
};
const at = (tables: string) =>
  new Map(problem.guests.map(({ id }, i) => [id, { table: `t${tables[i]}`, seat: i }]));
const unmet = (tables: string, rules: SeatingRule[] = []) => {
  const ruled = { ...problem, rules };
  return unmetOf(ruled, at(tables), checkPlan(ruled, at(tables)).misses);
};

test('a separated household is reported once, with all its tables', () => {
  expect(unmet('0011120')).toEqual([
    { of: 'party', hard: true, guests: ['e', 'e 1', 'e 2'], tables: ['t0', 't1', 't2'] },
    { of: 'household', hard: false, guests: ['a', 'b', 'c', 'd'], tables: ['t0', 't1'] },
    { of: 'alone', hard: false, guests: ['e 1'], tables: ['t2'] },
  ]);
  expect(unmet('1111000')).toEqual([]);
});

test('each guest affected by broken rules is counted once', () => {
  const households = unmet('0011111', [rule('together')]);
  expect(households).toMatchObject([{ of: { rule: 'together' }, guests: ['a', 'b', 'c', 'd'] }]);
  expect(concernedBy(households)).toEqual({ times: 1, guests: 4, tables: 2 });
  expect(concernedBy(unmet('1111000', [rule('apart', ['a', 'b', 'c'])]))).toMatchObject({
    times: 3,
    guests: 3,
  });
});
