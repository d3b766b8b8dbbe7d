import type { PairDemand } from '../../src/domain/seating/demands';
import { plainTable } from '../../src/domain/seating/matrix';
import type { SeatingGuest, SeatingProblem, SeatingRule } from '../../src/domain/seating/problem';
import { Random } from '../../src/domain/seating/solve/random';
import { shuffled } from '../../src/domain/seating/solve/start';

const guest = (i: number, household: string | null): SeatingGuest => ({
  id: `g${i}`,
  household,
  child: false,
  wheelchair: false,
  side: i % 2 === 0 ? 'a' : 'b',
  languages: [],
  menu: null,
});

const hall = (tables: number, seats: number) => {
  const across = Math.ceil(Math.sqrt(tables));
  return Array.from({ length: tables }, (_, t) =>
    plainTable(`t${t}`, seats, (t % across) * 3.65, Math.floor(t / across) * 3.65),
  );
};

/**
 * Returns a room whose best seating is known, because the room is built from that seating. In it, all tables
 * are full, and each guest knows everybody at the table; such a pair is worth 6 to 10. Guests also know
 * people at other tables; such a pair is worth 1 to 6. So no other seating is better.
 */
export function hiddenRoom(tables: number, seats: number, seed: number) {
  const random = new Random(seed);
  const n = tables * seats;
  const name = shuffled(n, random);
  const household: (string | null)[] = Array.from({ length: n }, () => null);
  const demands: PairDemand[] = [];
  let optimum = 0;
  const link = (a: number, b: number, weight: number) => {
    const pair = { a: name[a] ?? 0, b: name[b] ?? 0 };
    demands.push({ type: 'pair', test: 'same', ...pair, rule: 0, hard: false, weight });
  };
  for (let t = 0; t < tables; t++)
    for (let k = 0; k < seats; k++) {
      const i = t * seats + k;
      household[name[i] ?? 0] = k < 6 ? `h${t} ${k >> 1}` : null;
      for (let other = 0; other < k; other++) {
        const weight = 6 + random.below(5);
        optimum += weight;
        link(i, t * seats + other, weight);
      }
      for (let decoys = 0; decoys < seats / 2; decoys++) {
        const other = random.below(n);
        if (Math.floor(other / seats) !== t) link(i, other, 1 + random.below(6));
      }
    }
  const guests = Array.from({ length: n }, (_, i) => guest(i, household[i] ?? null));
  const problem: SeatingProblem = { guests, tables: hall(tables, seats), rules: [], locked: new Map() };
  return { problem, demands, optimum };
}

/**
 * Returns 64 guests. With `people`, they resemble the published instance of 17 guests: couples, friends and
 * acquaintances of two families and from work, and strangers who would rather not sit together. With
 * `chance`, every pair has a random value.
 */
export function roomOf64(kind: 'people' | 'chance', seed: number) {
  const random = new Random(seed);
  const demands: PairDemand[] = [];
  const worth = (a: number, b: number): number => {
    if (kind === 'chance') return random.below(101);
    if (a >> 1 === b >> 1 && random.below(4) > 0) return 50;
    if (a % 3 === b % 3) return random.below(6) === 0 ? 10 : 1 + random.below(3);
    return random.below(12) === 0 ? -5 : random.below(8) === 0 ? 4 : 0;
  };
  for (let a = 0; a < 64; a++)
    for (let b = a + 1; b < 64; b++) {
      const weight = worth(a, b);
      if (weight === 0) continue;
      const test = weight > 0 ? 'same' : 'different';
      demands.push({ type: 'pair', test, a, b, rule: 0, hard: false, weight: Math.abs(weight) });
    }
  const guests = Array.from({ length: 64 }, (_, i) => guest(i, null));
  const problem: SeatingProblem = { guests, tables: hall(8, 8), rules: [], locked: new Map() };
  return { problem, demands };
}

/**
 * Returns 150 guests, 18 tables and 40 hard rules. All rules can be met together, because they are derived
 * from a seating.
 */
export function weddingOf150(seed: number, rules = 40): SeatingProblem {
  const random = new Random(seed);
  const tables = hall(18, 9);
  const hidden = Array.from({ length: 150 }, (_, i) => i % 18);
  const guests = hidden.map((table, i) => ({
    ...guest(i, `h${table}-${Math.floor(i / 18) % 4}`),
    child: i >= 126 && i < 140,
  }));
  const made: SeatingRule[] = [];
  for (let number = 0; made.length < rules; number++) {
    const [a, b] = [random.below(150), random.below(150)];
    const [at, bt] = [hidden[a] ?? 0, hidden[b] ?? 0];
    if (a === b) continue;
    const kind =
      number % 5 === 4 ? 'at-table' : at === bt ? 'together' : number % 5 === 3 ? 'together' : 'apart';
    const mates = guests.filter((_, i) => hidden[i] === at).slice(0, 2 + random.below(4));
    made.push({
      id: `r${made.length}`,
      kind,
      guests:
        kind === 'at-table' ? [`g${a}`] : kind === 'apart' ? [`g${a}`, `g${b}`] : mates.map(({ id }) => id),
      tables: kind === 'at-table' ? [`t${at}`] : [],
      hard: true,
      weight: 1,
    });
  }
  made.push({
    id: 'children',
    kind: 'children-near-parents',
    guests: [],
    tables: [],
    hard: false,
    weight: 5,
  });
  return { guests, tables, rules: made, locked: new Map() };
}
