import { describe, expect, test } from 'vitest';
import { checkPlan } from './check';
import { contradictionOf } from './contradiction';
import { plainTable } from './matrix';
import type { RuleKind, SeatingGuest, SeatingProblem, SeatingRule } from './problem';
import { solve } from './solve/solve';

const guests = (count: number, of: (i: number) => Partial<SeatingGuest> = () => ({})): SeatingGuest[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `g${i}`,
    household: null,
    child: false,
    wheelchair: false,
    side: null,
    languages: [],
    menu: null,
    ...of(i),
  }));
const rule = (kind: RuleKind, rest: Partial<SeatingRule> = {}): SeatingRule => ({
  id: kind,
  kind,
  guests: [],
  tables: [],
  hard: true,
  weight: 5,
  ...rest,
});
const solved = (problem: SeatingProblem) => {
  const { plan } = solve(problem, { seed: 1, steps: 8000 });
  const countAt = (id: string) => [...plan.values()].filter(({ table }) => table === id).length;
  return {
    hard: checkPlan(problem, plan).hard,
    counts: problem.tables.map(({ id }) => countAt(id)),
    at: (id: string) => plan.get(id)?.table,
  };
};

describe('a minimum number of guests at a table', () => {
  test('a minimum of 5 guests applies only to tables in use', () => {
    const tables = [8, 8, 8].map((seats, t) => plainTable(`t${t}`, seats, t * 4));
    const at = rule('at-table', { guests: ['g0'], tables: ['t2'] });
    const { hard, counts } = solved({
      guests: guests(12),
      tables,
      rules: [rule('at-least', { least: 5 }), at],
      locked: new Map(),
    });
    expect(hard).toBe(0);
    expect(counts.every((count) => count === 0 || count >= 5)).toBe(true);
    expect(counts[2]).toBeGreaterThanOrEqual(5);
  });

  test('a minimum above a table’s number of seats is reduced to that number', () => {
    const tables = [plainTable('t0', 8), plainTable('t1', 4, 4)];
    const { hard, counts } = solved({
      guests: guests(8),
      tables,
      rules: [rule('at-least', { least: 6, tables: ['t1'] })],
      locked: new Map(),
    });
    expect({ hard, counts }).toEqual({ hard: 0, counts: [4, 4] });
  });
});

test('the solver meets a mandatory rule that balances the two sides at each table', () => {
  const tables = [plainTable('t0', 4), plainTable('t1', 4, 4)];
  const those = guests(8, (i) => ({ side: i < 4 ? 'a' : 'b' }));
  // The wishes try to put each side at a separate table.
  const pulls = [
    rule('together', { id: 'a', guests: ['g0', 'g1', 'g2', 'g3'], hard: false }),
    rule('together', { id: 'b', guests: ['g4', 'g5', 'g6', 'g7'], hard: false }),
  ];
  const problem = { guests: those, tables, locked: new Map() };
  const { hard, at } = solved({ ...problem, rules: [...pulls, rule('sides-balanced')] });
  expect(hard).toBe(0);
  expect(those.slice(0, 4).filter(({ id }) => at(id) === 't0')).toHaveLength(2);
});

test('a rule against neighbouring tables puts people at opposite corners of a square', () => {
  const square = [
    ['t0', 0, 0, 't1 t2'],
    ['t1', 3.65, 0, 't0 t3'],
    ['t2', 0, 3.65, 't0 t3'],
    ['t3', 3.65, 3.65, 't1 t2'],
  ] as const;
  const tables = square.map(([id, x, y, next]) => ({ ...plainTable(id, 1, x, y), next: next.split(' ') }));
  const { hard, at } = solved({
    guests: guests(4),
    tables,
    rules: [rule('not-next', { guests: ['g0', 'g1'] })],
    locked: new Map(),
  });
  expect(hard).toBe(0);
  expect([at('g0'), at('g1')].sort().join(' ')).toMatch(/^(t0 t3|t1 t2)$/);
});

describe('seating a child', () => {
  const family = guests(4, (i) => ({ household: i < 2 ? 'h' : 'k', child: i % 2 === 1 }));
  const tables = [plainTable('t0', 2), plainTable('t1', 2, 4)];

  test('a child sits with an adult of its household even if a wish says otherwise', () => {
    const wish = rule('together', { guests: ['g1', 'g3'], hard: false });
    const { hard, at } = solved({ guests: family, tables, rules: [wish], locked: new Map() });
    expect(hard).toBe(0);
    expect([at('g1'), at('g3')]).toEqual([at('g0'), at('g2')]);
  });

  test('a child sits at a children’s table if a rule says so', () => {
    const kids = rule('at-table', { guests: ['g1', 'g3'], tables: ['t1'] });
    const { hard, at } = solved({ guests: family, tables, rules: [kids], locked: new Map() });
    expect(hard).toBe(0);
    expect([at('g1'), at('g3')]).toEqual(['t1', 't1']);
  });

  test('rules that separate a child from its parents are reported as a contradiction', () => {
    const parted = [
      rule('at-table', { id: 'one', guests: ['g0', 'g2'], tables: ['t0'] }),
      rule('at-table', { id: 'two', guests: ['g1', 'g0'], tables: ['t0'] }),
    ];
    const problem = { guests: family, tables, rules: parted, locked: new Map() };
    expect(contradictionOf(problem)).toMatchObject({ why: 'rules' });
    const apart = { ...problem, rules: [rule('at-table', { guests: ['g0', 'g2'], tables: ['t0'] })] };
    expect(contradictionOf(apart)).toMatchObject({ why: 'rules', children: true });
  });
});
