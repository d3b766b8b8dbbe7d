import { expect, test } from 'vitest';
import { checkPlan } from './check';
import { plainTable } from './matrix';
import type { SeatingProblem } from './problem';

const guest = (id: string) => ({
  id,
  household: null,
  child: false,
  wheelchair: false,
  side: null,
  languages: [],
  menu: null,
});
const problem: SeatingProblem = {
  guests: ['ana', 'luis', 'eva'].map(guest),
  tables: [plainTable('t0', 2), plainTable('t1', 2)],
  rules: [{ id: 'r', kind: 'together', guests: ['ana', 'luis'], tables: [], hard: false, weight: 2 }],
  locked: new Map(),
};

test('a wish to sit together is undecided until both guests have a seat', () => {
  const one = checkPlan(problem, new Map([['ana', { table: 't0', seat: 0 }]]));
  expect(one.misses.map(({ open }) => open)).toEqual([true]);
  expect(one.share).toBe(1);
  expect(one.rules).toEqual([{ rule: 'r', hard: false, demands: 0, missed: 0 }]);
  const apart = checkPlan(
    problem,
    new Map([
      ['ana', { table: 't0', seat: 0 }],
      ['luis', { table: 't1', seat: 0 }],
    ]),
  );
  expect(apart.misses.map(({ open }) => open)).toEqual([false]);
  expect(apart.share).toBe(0);
  expect(apart.rules).toEqual([{ rule: 'r', hard: false, demands: 1, missed: 1 }]);
});
