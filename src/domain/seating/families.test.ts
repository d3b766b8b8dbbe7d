import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_GUEST, type Guest } from '../guests/guest';
import type { RoomItem, SeatingChart, StoredRule } from './chart';
import { checkPlan } from './check';
import { arrange, peopleOf, seatingProblemOf } from './model';
import { type RuleKind, type SeatingPlan, type SeatingProblem, sharing } from './problem';
import { repair } from './repair';
import { Random } from './solve/random';
import { solve } from './solve/solve';

const chart: SeatingChart = {
  id: 'room',
  version: 0,
  name: 'Cena',
  width: 40,
  height: 40,
  outline: null,
  floor: null,
  unit: 'm',
};

const tablesOf = (seats: readonly number[]): RoomItem[] =>
  seats.map((count, t) => ({
    id: `t${t}`,
    version: 0,
    chart_id: chart.id,
    name: `Mesa ${t + 1}`,
    shape: 'round',
    seats: count,
    wheelchair_places: 0,
    width: 1.8,
    height: 1.8,
    x: 3 + (t % 6) * 4,
    y: 3 + Math.floor(t / 6) * 4,
    rotation: 0,
  }));

const guestOf = (
  i: number,
  party_size: number,
  household_id: string | null,
  rest: Partial<Guest> = {},
): Guest => ({
  ...EMPTY_GUEST,
  last_name: 'Gil',
  id: `g${i}`,
  name: `Guest ${i}`,
  party_size,
  household_id,
  ...rest,
});

const ruleOf = (kind: RuleKind, rest: Partial<StoredRule> = {}): StoredRule => ({
  id: kind,
  version: 0,
  kind,
  guests: [],
  tables: [],
  hard: false,
  weight: 3,
  confidential: false,
  ...rest,
});

function asked(guests: readonly Guest[], seats: readonly number[], rules: readonly StoredRule[] = []) {
  const things = tablesOf(seats);
  const people = peopleOf(guests, ({ party_size }) => party_size);
  return seatingProblemOf(chart, things, people, new Map(), rules, arrange(people, things, []));
}

/** Returns the parties or households that would fit one table but sit at several. */
function split({ guests, tables }: SeatingProblem, plan: SeatingPlan, by: 'party' | 'household'): string[] {
  const largest = Math.max(...tables.map(({ seats }) => seats));
  const groups = sharing(guests, ({ id, household }) => (by === 'party' ? id.replace(/ .*/, '') : household));
  return groups.flatMap((group) => {
    const at = new Set(group.map((i) => plan.get(guests[i]?.id ?? '')?.table));
    return group.length <= largest && at.size > 1 ? (guests[group[0] ?? 0]?.id ?? '') : [];
  });
}

const countsOf = (problem: SeatingProblem, plan: SeatingPlan): number[] =>
  problem.tables.map(({ id }) => [...plan.values()].filter(({ table }) => table === id).length);

/** Builds a wedding with 177 people in families of all sizes. Some guests have unnamed companions. */
function wedding(seed: number, clans: boolean): Guest[] {
  const random = new Random(seed);
  const guests: Guest[] = [];
  let people = 0;
  for (let home = 0; people < 177; home++) {
    const members = clans && home < 3 ? 14 : 1 + random.below(4);
    for (let k = 0; k < members && people < 177; k++) {
      const party = Math.min(177 - people, random.below(4) === 0 ? 2 + random.below(3) : 1);
      const side = home % 2 === 0 ? 'first' : 'second';
      guests.push(
        guestOf(guests.length, party, members === 1 ? null : `h${home}`, {
          side,
          age_group: k > 1 && party === 1 && random.below(2) === 0 ? 'child' : 'adult',
        }),
      );
      people += party;
    }
  }
  return guests;
}

const EIGHTS = Array.from({ length: 23 }, () => 8);
const SEEDS = [1, 2, 3];

/** Generates tables that parties can fill exactly, plus a few spare seats. */
const packable = fc
  .record({
    parties: fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), {
      minLength: 2,
      maxLength: 8,
    }),
    spare: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ parties, spare }) => ({
    seats: parties.map((sizes) => sizes.reduce((sum, size) => sum + size, spare)),
    sizes: parties.flat(),
  }));

describe('seating without rules', () => {
  test('without rules, guests and their companions share a table', () => {
    fc.assert(
      fc.property(packable, fc.nat(), ({ seats, sizes }, seed) => {
        const problem = asked(
          sizes.map((size, i) => guestOf(i, size, null)),
          seats,
        );
        const { plan, hard } = solve(problem, { seed, steps: 10_000 });
        expect({ hard, split: split(problem, plan, 'party') }).toEqual({ hard: 0, split: [] });
        expect(checkPlan(problem, plan).hard).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('without rules, 177 guests are seated with their households', () => {
    for (const seed of SEEDS) {
      const problem = asked(wedding(seed, false), EIGHTS);
      const listed = new Map(
        problem.guests.map(({ id }, i) => [id, { table: `t${i >> 3}`, seat: i & 7 }] as const),
      );
      for (const from of [{}, { from: listed }]) {
        const { plan } = solve(problem, { seed, steps: 60_000, ...from });
        expect(plan.size).toBe(177);
        expect(split(problem, plan, 'party')).toEqual([]);
        expect(split(problem, plan, 'household')).toEqual([]);
        expect(Math.min(...countsOf(problem, plan))).toBeGreaterThan(1);
      }
    }
  });

  test('without rules, a single guest is not left alone at a table', () => {
    const singles = (count: number) => Array.from({ length: count }, (_, i) => guestOf(i, 1, null));
    const problem = asked(singles(17), [8, 8, 8]);
    expect(countsOf(problem, solve(problem, { seed: 1, steps: 1000 }).plan).sort()).toEqual([5, 6, 6]);
    // A solution that starts from an existing plan must move as few people as possible.
    const { guests } = problem;
    const from = new Map(
      guests.map(({ id }, i) => [id, { table: `t${Math.floor(i / 8)}`, seat: i % 8 }] as const),
    );
    const { plan } = solve(problem, { seed: 1, steps: 1000, from });
    expect(countsOf(problem, plan).includes(1)).toBe(false);
    expect(guests.filter(({ id }) => plan.get(id)?.table !== from.get(id)?.table).length).toBeLessThanOrEqual(
      4,
    );
  });

  test('a family that fills a table isn’t split for the sake of a lone guest', () => {
    const family = Array.from({ length: 8 }, (_, i) => guestOf(i, 1, 'h'));
    const problem = asked([...family, guestOf(8, 1, null)], [8, 8]);
    const { plan } = solve(problem, { seed: 1, steps: 2000 });
    expect(countsOf(problem, plan).sort()).toEqual([1, 8]);
    expect(split(problem, plan, 'household')).toEqual([]);
  });
});

describe('seating with the suggested rules', () => {
  const rules = [
    ruleOf('together', { weight: 5 }),
    ruleOf('children-near-parents', { hard: true }),
    ruleOf('acquaintance'),
    ruleOf('sides-mixed'),
  ];
  test.each([false, true])(
    'no guest is separated from a companion (families larger than a table: %s)',
    (clans) => {
      for (const seed of SEEDS) {
        const problem = asked(wedding(seed, clans), EIGHTS, rules);
        const { plan } = solve(problem, { seed, steps: 60_000 });
        expect(split(problem, plan, 'party')).toEqual([]);
        expect(countsOf(problem, plan).includes(1)).toBe(false);
      }
    },
  );
});

describe('guests with companions', () => {
  test('only a lack of seats, a locked seat or a rule separates guests from companions', () => {
    const five = asked([guestOf(0, 5, null), guestOf(1, 1, null)], [4, 4]);
    const { plan, hard } = solve(five, { seed: 1, steps: 2000 });
    expect([plan.size, hard]).toEqual([6, 0]);
    const locked = new Map([
      ['g0', { table: 't0', seat: 0 }],
      ['g0 1', { table: 't1', seat: 0 }],
    ]);
    const apart = { ...asked([guestOf(0, 3, null)], [4, 4]), locked };
    expect(solve(apart, { seed: 1, steps: 500 })).toMatchObject({ hard: 0 });
    const named = ['g0', 'g1', 'g2'];
    const head = asked(
      named.map((_, i) => guestOf(i, 2, null)),
      [3, 4],
      [ruleOf('at-table', { guests: named, tables: ['t0'], hard: true })],
    );
    const found = solve(head, { seed: 1, steps: 2000 });
    expect(found.hard).toBe(0);
    expect(named.map((id) => found.plan.get(id)?.table)).toEqual(['t0', 't0', 't0']);
  });

  test('a repair reunites a guest with a separated companion', () => {
    const problem = asked([guestOf(0, 3, null), guestOf(1, 1, null), guestOf(2, 2, null)], [4, 4]);
    const plan = new Map([
      ['g0', { table: 't0', seat: 0 }],
      ['g0 1', { table: 't1', seat: 0 }],
      ['g1', { table: 't0', seat: 1 }],
      ['g2', { table: 't1', seat: 1 }],
      ['g2 1', { table: 't1', seat: 2 }],
    ]);
    const { moves, hard } = repair(problem, plan);
    const after = new Map([...plan, ...moves.map(({ guest, to }) => [guest, to] as const)]);
    expect({ hard, split: split(problem, after, 'party') }).toEqual({ hard: 0, split: [] });
  });
});
