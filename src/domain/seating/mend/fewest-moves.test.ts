import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../check';
import { demandsOf } from '../demands';
import { plainTable } from '../matrix';
import { offersOf } from '../offers';
import {
  RULE_KINDS,
  type RuleKind,
  type SeatingGuest,
  type SeatingPlan,
  type SeatingProblem,
  type SeatingRule,
  sharing,
  WISH_RULES,
} from '../problem';
import { breaksMore, repair } from '../repair';

const guest = (id: string, rest: Partial<SeatingGuest> = {}): SeatingGuest => ({
  id,
  household: null,
  child: false,
  wheelchair: false,
  side: null,
  languages: [],
  menu: null,
  ...rest,
});
const rule = (kind: RuleKind, guests: readonly string[], tables: readonly string[] = []): SeatingRule => ({
  id: `${kind} ${guests.join(' ')}`,
  kind,
  guests,
  tables,
  hard: true,
  weight: 5,
});
/**
 * Parses a room such as `t1: a b, t2/4: c`. Tables have six seats unless a number is given after the slash.
 */
function room(text: string, guests: readonly SeatingGuest[], rules: readonly SeatingRule[]) {
  const plan = new Map<string, { table: string; seat: number }>();
  const tables = text.split(',').map((part, i) => {
    const [head = '', names = ''] = part.split(':');
    const [id = '', seats = '6'] = head.trim().split('/');
    for (const [seat, name] of names.trim().split(/\s+/).filter(Boolean).entries())
      plan.set(name, { table: id, seat });
    return plainTable(id, Number(seats), i * 4);
  });
  return { plan, problem: { guests, tables, rules, locked: new Map() } satisfies SeatingProblem };
}
const mended = ({ plan, problem }: ReturnType<typeof room>) => {
  const { moves, hard } = repair(problem, plan);
  return { moves: moves.map(({ guest: id, to }) => `${id} ${to.table}`).sort(), hard };
};

describe('people whom a repair keeps together', () => {
  const couples = [
    rule('together', ['a1', 'a2']),
    rule('together', ['b1', 'b2']),
    rule('apart', ['a1', 'b1']),
  ];
  const five = ['a1', 'a2', 'b1', 'b2', 'c'].map((id) => guest(id));

  test('if a rule joins a couple, a repair moves both people or neither', () => {
    const { moves, hard } = mended(room('t1: a1 a2 b1 b2, t2: c', five, couples));
    expect(hard).toBe(0);
    expect([
      ['a1 t2', 'a2 t2'],
      ['b1 t2', 'b2 t2'],
    ]).toContainEqual(moves);
  });

  test('a repair that moves a guest moves the companion too', () => {
    const party = { party: 'a', household: 'a' };
    const guests = [guest('a', party), guest('a+1', party), guest('b')];
    expect(mended(room('t1: a a+1, t2: b', guests, [rule('at-table', ['a'], ['t2'])]))).toEqual({
      moves: ['a t2', 'a+1 t2'],
      hard: 0,
    });
  });

  test('a repair that moves a person moves the other person of the household too', () => {
    const guests = [guest('a', { household: 'h' }), guest('b', { household: 'h' }), guest('c')];
    expect(mended(room('t1: a b, t2: c', guests, [rule('at-table', ['a'], ['t2'])]))).toEqual({
      moves: ['a t2', 'b t2'],
      hard: 0,
    });
  });

  test('a repair that moves one parent moves the child and the other parent too', () => {
    const home = { household: 'h' };
    const guests = [guest('m', home), guest('f', home), guest('k', { ...home, child: true }), guest('c')];
    expect(mended(room('t1: m f k, t2: c', guests, [rule('at-table', ['m'], ['t2'])]))).toEqual({
      moves: ['f t2', 'k t2', 'm t2'],
      hard: 0,
    });
  });
});

describe('a repair and children', () => {
  const home = { household: 'h' };
  const family = [guest('m', home), guest('f', home), guest('k', { ...home, child: true })];

  test('a repair makes room for a child at the table of its parents', () => {
    const guests = [...family, guest('x'), guest('y')];
    expect(mended(room('t1/4: m f x y, t2: ', guests, []))).toMatchObject({
      moves: [expect.stringMatching(/^k t1/), expect.stringMatching(/^[xy] t2/)],
      hard: 0,
    });
  });

  test('a repair leaves a child unseated rather than away from its parents', () => {
    const guests = [...family.map((one) => ({ ...one })), guest('x')];
    const { plan, problem } = room('t1/3: m f x, t2/1:', guests, [rule('at-table', ['m', 'f', 'x'], ['t1'])]);
    expect(repair(problem, plan)).toEqual({ moves: [], hard: 1 });
    const alone = new Map([...plan, ['k', { table: 't2', seat: 0 }] as const]);
    const { misses, hard } = checkPlan(problem, alone);
    expect(hard).toBe(1);
    expect(misses.filter(({ demand }) => demand.type === 'company')).toMatchObject([{ guests: ['k'] }]);
  });
});

test('after a table loses seats, a repair moves the fewest possible guests', () => {
  const guests = ['a1', 'a2', 'b1', 'b2', 'c', 'd'].map((id) => guest(id));
  const couples = [rule('together', ['a1', 'a2']), rule('together', ['b1', 'b2'])];
  const { plan, problem } = room('t1/6: a1 a2 b1 b2 c d, t2/4:', guests, couples);
  const smaller = { ...problem, tables: [plainTable('t1', 4), plainTable('t2', 4, 4)] };
  expect(mended({ plan, problem: smaller })).toEqual({ moves: ['c t2', 'd t2'], hard: 0 });
});

/** Generates small rooms where everyone has a random seat or none. */
const rooms = fc
  .record({
    guests: fc.array(
      fc.record({
        household: fc.option(fc.constantFrom('h1', 'h2', 'h3')),
        child: fc.boolean(),
        side: fc.option(fc.constantFrom('a', 'b')),
        wheelchair: fc.integer({ max: 5 }).map((n) => n === 5),
        at: fc.nat(4),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    seats: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
    rules: fc.array(
      fc.record({
        kind: fc.constantFrom(
          ...RULE_KINDS.filter((kind) => kind !== 'side-by-side' && !WISH_RULES.some((one) => one === kind)),
        ),
        guests: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
        tables: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 2 }),
        hard: fc.integer({ max: 3 }).map((n) => n > 0),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ guests, seats, rules }) => {
    const next = seats.map(() => 0);
    const plan = new Map<string, { table: string; seat: number }>();
    for (const [i, { at }] of guests.entries()) {
      const seat = next[at] ?? 0;
      if (seat >= (seats[at] ?? 0)) continue;
      next[at] = seat + 1;
      plan.set(`g${i}`, { table: `t${at}`, seat });
    }
    const problem: SeatingProblem = {
      guests: guests.map(({ at: _, ...rest }, i) => guest(`g${i}`, rest)),
      tables: seats.map((count, t) => ({
        ...plainTable(`t${t}`, count, t * 4),
        wheelchairPlaces: t % 2,
        edge: t === 0,
        music: t * 4,
      })),
      rules: rules.map((one, r) => ({
        ...one,
        id: `r${r}`,
        guests: one.guests.filter((i) => i < guests.length).map((i) => `g${i}`),
        tables: one.tables.filter((t) => t < seats.length).map((t) => `t${t}`),
        weight: 3,
      })),
      locked: new Map(),
    };
    return { problem, plan: plan as SeatingPlan };
  });

function costOf({ guests, tables }: SeatingProblem, before: SeatingPlan, after: SeatingPlan): number {
  const at = (plan: SeatingPlan, i: number) => plan.get(guests[i]?.id ?? '')?.table;
  const moved = guests.filter((_, i) => at(before, i) !== at(after, i)).length;
  const largest = Math.max(...tables.map(({ seats }) => seats));
  const parted = sharing(guests, ({ household }) => household).map((those) => {
    const count = (plan: SeatingPlan) => new Set(those.flatMap((i) => at(plan, i) ?? [])).size;
    const more = Math.max(0, count(after) - Math.max(1, count(before)));
    const whole = those.length <= largest && those.some((i) => guests[i]?.child);
    return more * (whole ? those.length : 1.5);
  });
  return parted.reduce((sum, one) => sum + one, moved);
}

/** Returns the lowest cost of any plan without violations, found by trying all; null if there is none. */
function cheapest(problem: SeatingProblem, before: SeatingPlan): number | null {
  const { guests, tables } = problem;
  const demands = demandsOf(problem);
  const next = tables.map(() => 0);
  const plan = new Map<string, { table: string; seat: number }>();
  let least: number | null = null;
  const place = (i: number): void => {
    const id = guests[i]?.id;
    if (id === undefined) {
      if (checkPlan(problem, plan, demands).hard > 0) return;
      const cost = costOf(problem, before, plan);
      if (least === null || cost < least) least = cost;
      return;
    }
    for (const [t, { id: table, seats }] of tables.entries()) {
      const seat = next[t] ?? 0;
      if (seat >= seats) continue;
      next[t] = seat + 1;
      plan.set(id, { table, seat });
      place(i + 1);
      plan.delete(id);
      next[t] = seat;
    }
  };
  place(0);
  return least;
}

test('a repair has the lowest cost of all possible repairs', () => {
  fc.assert(
    fc.property(rooms, ({ problem, plan }) => {
      const least = cheapest(problem, plan);
      if (least === null) return;
      const { moves, hard } = repair(problem, plan);
      const after = new Map([...plan, ...moves.map(({ guest: id, to }) => [id, to] as const)]);
      expect({ hard, cost: costOf(problem, plan, after) }).toEqual({ hard: 0, cost: least });
    }),
    { numRuns: 100 },
  );
});

test('no suggested move breaks a rule that the current seating meets', () => {
  fc.assert(
    fc.property(rooms, fc.nat(), ({ problem, plan }, skip) => {
      const before = checkPlan(problem, plan);
      const { moves, hard } = repair(problem, plan);
      expect(hard).toBeLessThanOrEqual(before.hard);
      const demands = demandsOf(problem);
      const old = checkPlan(problem, plan, demands);
      const offers = offersOf(problem, plan, moves);
      expect(offers.flatMap((one) => one.moves).length).toBe(moves.length);
      let now: SeatingPlan = plan;
      for (const [number, offer] of offers.entries()) {
        const alone = new Map([...plan, ...offer.moves.map(({ guest: id, to }) => [id, to] as const)]);
        expect(breaksMore(old, checkPlan(problem, alone, demands))).toBe(false);
        if (number % 2 !== skip % 2) continue;
        now = new Map([...now, ...offer.moves.map(({ guest: id, to }) => [id, to] as const)]);
      }
      // After some suggestions are accepted, none of the remaining ones can break more rules.
      for (const offer of offersOf(problem, now, moves)) {
        const then = new Map([...now, ...offer.moves.map(({ guest: id, to }) => [id, to] as const)]);
        expect(breaksMore(checkPlan(problem, now, demands), checkPlan(problem, then, demands))).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
