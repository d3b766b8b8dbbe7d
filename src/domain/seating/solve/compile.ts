import {
  type CompanyDemand,
  type Demand,
  demandsOf,
  type PairDemand,
  type RoomDemand,
  type TableDemand,
  tablesFit,
} from '../demands';
import type { SeatingProblem, SeatingTable } from '../problem';
import { blocksOf } from './blocks';

/**
 * Links between guests in flat arrays. The links of guest i are at the indexes from `start[i]` to `start[i +
 * 1]`.
 */
interface Links {
  readonly start: Int32Array;
  readonly to: Int32Array;
  /** Value gained if the two guests' tables match. */
  readonly soft: Float64Array;
  /** Number of hard constraints that a match violates. Negative if constraints require the match. */
  readonly hard: Int32Array;
  /** For links by distance: which matrix of `fits` tells whether two tables match. */
  readonly test: Uint8Array;
}

/** A problem converted to arrays, for speed. Guests, tables and places are indexes. */
export interface Compiled {
  readonly guests: number;
  /** Number of real tables plus one imaginary table for each guest without a seat, at the end. */
  readonly tables: number;
  readonly realTables: number;
  /** Places of table t: indexes from `start[t]` to `start[t + 1]`. */
  readonly start: Int32Array;
  readonly tableOfSlot: Int32Array;
  readonly same: Links;
  readonly apart: Links;
  /**
   * Matrices with the values of all pairs of guests who share a table. Used instead of `same` if nearly every
   * pair has a value.
   */
  readonly dense: { readonly soft: Float64Array; readonly hard: Int16Array } | null;
  /**
   * Matrices of matching tables for links by distance. The first is for near tables, the second for tables
   * that aren't far apart, and the third for the same or neighbouring tables.
   */
  readonly fits: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** Index of a guest's first entry in `rowSoft` and `rowHard`; -1 if the guest can sit anywhere. */
  readonly row: Int32Array;
  readonly rowSoft: Float64Array;
  readonly rowHard: Int32Array;
  readonly company: readonly CompiledCompany[];
  readonly companyOf: readonly (readonly number[])[];
  readonly rooms: readonly { demand: RoomDemand; member: Uint8Array }[];
  readonly tableDemands: readonly { demand: TableDemand; kinds: number }[];
  /** True if a constraint depends on all people at a table. */
  readonly whole: boolean;
  readonly fillsTables: boolean;
  /** Number of hard constraints that are violated while nobody has a seat. */
  readonly baseHard: number;
  /** Weight of a violated hard constraint. It exceeds anything that moving one guest can gain. */
  readonly hardWeight: number;
  readonly locked: Int32Array;
  readonly blocks: readonly (readonly number[])[];
  readonly blockOf: Int32Array;
  /** Parties that must stay together, and single guests; null if there are no parties. */
  readonly units: readonly (readonly number[])[] | null;
  readonly unitOf: Int32Array;
  /** True if the units are only pairs with a strong wish, which can be separated. */
  readonly bonded: boolean;
}

interface CompiledCompany {
  readonly demand: CompanyDemand;
  readonly among: Uint8Array;
}

interface Half {
  readonly to: number;
  soft: number;
  hard: number;
  readonly test: number;
}

function linksOf(guests: number, halves: readonly Map<number, Half>[]): Links {
  const start = new Int32Array(guests + 1);
  halves.forEach((map, i) => {
    start[i + 1] = (start[i] as number) + map.size;
  });
  const total = start[guests] as number;
  const links = {
    start,
    to: new Int32Array(total),
    soft: new Float64Array(total),
    hard: new Int32Array(total),
    test: new Uint8Array(total),
  };
  let place = 0;
  for (const map of halves) {
    for (const { to, soft, hard, test } of map.values()) {
      links.to[place] = to;
      links.soft[place] = soft;
      links.hard[place] = hard;
      links.test[place] = test;
      place++;
    }
  }
  return links;
}

/** Adds the links of a constraint on two guests, in both directions. */
function addPair(halves: Map<number, Half>[], demand: PairDemand, guests: number) {
  const { a, b, test, hard, weight } = demand;
  // `same`, `beside` and `near` require a match of the two tables. The other tests forbid it.
  const wanted = test === 'same' || test === 'beside' || test === 'near' ? 1 : -1;
  const matrix = test === 'far' ? 1 : test === 'away' ? 2 : 0;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const map = halves[from];
    if (!map || from === to) continue;
    const key = matrix * guests + to;
    const half = map.get(key) ?? { to, soft: 0, hard: 0, test: matrix };
    if (hard) half.hard -= wanted;
    else half.soft += wanted * weight;
    map.set(key, half);
  }
}

function fitMatrices(
  tables: readonly SeatingTable[],
  all: number,
  needed: boolean,
): [Uint8Array, Uint8Array, Uint8Array] {
  const size = needed ? all * all : 0;
  const [near, close, next] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  if (needed)
    tables.forEach((one, a) => {
      tables.forEach((other, b) => {
        near[a * all + b] = tablesFit('near', one, other) ? 1 : 0;
        close[a * all + b] = tablesFit('far', one, other) ? 0 : 1;
        next[a * all + b] = tablesFit('away', one, other) ? 0 : 1;
      });
    });
  return [near, close, next];
}

function rowsOf(n: number, tables: number, demands: readonly Demand[]) {
  const row = new Int32Array(n).fill(-1);
  const places = demands.flatMap((demand) => (demand.type === 'place' ? demand : []));
  let size = 0;
  for (const { guest } of places) {
    if (row[guest] !== -1) continue;
    row[guest] = size;
    size += tables;
  }
  const [rowSoft, rowHard] = [new Float64Array(size), new Int32Array(size)];
  for (const { guest, allowed, hard, weight } of places)
    for (let t = 0; t < tables; t++) {
      const at = (row[guest] as number) + t;
      if (!hard) rowSoft[at] = (rowSoft[at] as number) + (allowed[t] ? weight : 0);
      else if (!allowed[t]) rowHard[at] = (rowHard[at] as number) + 1;
    }
  return { row, rowSoft, rowHard };
}

function maximalGain(same: Links, apart: Links, demands: readonly Demand[], n: number): number {
  let most = 1;
  for (let i = 0; i < n; i++) {
    let sum = 0;
    for (const links of [same, apart])
      for (let at = links.start[i] as number; at < (links.start[i + 1] as number); at++)
        sum += Math.abs(links.soft[at] as number);
    most = Math.max(most, sum);
  }
  const others = demands.filter(({ type, hard }) => type !== 'pair' && !hard);
  return (
    1 +
    2 * most +
    Math.min(
      1000,
      others.reduce((sum, { weight }) => sum + 2 * weight, 0),
    )
  );
}

/**
 * Converts a problem for the solver. `spare` is the number of guests who can stay without a seat although
 * seats are free.
 */
export function compile(
  problem: SeatingProblem,
  demands: readonly Demand[] = demandsOf(problem),
  spare = 0,
): Compiled {
  const n = problem.guests.length;
  const realTables = problem.tables.length;
  const places = problem.tables.reduce((sum, { seats }) => sum + seats, 0);
  const tables = realTables + Math.max(spare, n - places);
  const start = new Int32Array(tables + 1);
  for (let t = 0; t < tables; t++) start[t + 1] = (start[t] as number) + (problem.tables[t]?.seats ?? 1);
  const tableOfSlot = new Int32Array(start[tables] as number);
  for (let t = 0; t < tables; t++) tableOfSlot.fill(t, start[t], start[t + 1]);

  const sameHalves = problem.guests.map(() => new Map<number, Half>());
  const apartHalves = problem.guests.map(() => new Map<number, Half>());
  let baseHard = 0;
  for (const demand of demands) {
    if (demand.type !== 'pair' || demand.a === demand.b) continue;
    const spatial = demand.test === 'near' || demand.test === 'away' || demand.test === 'far';
    addPair(spatial ? apartHalves : sameHalves, demand, n);
    if (demand.hard && (demand.test === 'same' || demand.test === 'beside' || demand.test === 'near'))
      baseHard++;
  }
  const same = linksOf(n, sameHalves);
  const apart = linksOf(n, apartHalves);
  const hardWeight = maximalGain(same, apart, demands, n);
  const crowded = same.to.length / Math.max(1, n) > (3 * places) / Math.max(1, realTables);
  const dense = crowded && n <= 2000 ? { soft: new Float64Array(n * n), hard: new Int16Array(n * n) } : null;
  if (dense)
    for (let i = 0; i < n; i++)
      for (let at = same.start[i] as number; at < (same.start[i + 1] as number); at++) {
        dense.soft[i * n + (same.to[at] as number)] = same.soft[at] as number;
        dense.hard[i * n + (same.to[at] as number)] = same.hard[at] as number;
      }

  const company = demands.flatMap((demand) => {
    if (demand.type !== 'company') return [];
    const among = new Uint8Array(n);
    for (const j of demand.among) among[j] = 1;
    return [{ demand, among }];
  });
  const companyOf: number[][] = problem.guests.map(() => []);
  company.forEach(({ demand }, number) => {
    companyOf[demand.guest]?.push(number);
  });
  const rooms = demands.flatMap((demand) => {
    if (demand.type !== 'room') return [];
    const member = new Uint8Array(n);
    for (const i of demand.guests) member[i] = 1;
    return [{ demand, member }];
  });
  const tableDemands = demands.flatMap((demand) =>
    demand.type === 'table'
      ? [{ demand, kinds: new Set(demand.traits.filter((trait) => trait >= 0)).size }]
      : [],
  );
  const index = new Map(problem.tables.map(({ id }, t) => [id, t]));
  const locked = new Int32Array(n).fill(-1);
  problem.guests.forEach(({ id }, i) => {
    const seat = problem.locked.get(id);
    const table = seat && index.get(seat.table);
    const room = table === undefined ? 0 : (problem.tables[table]?.seats ?? 0);
    if (seat && table !== undefined && seat.seat < room) locked[i] = (start[table] as number) + seat.seat;
  });
  return {
    guests: n,
    tables,
    realTables,
    start,
    tableOfSlot,
    same,
    apart,
    dense,
    fits: fitMatrices(problem.tables, tables, apart.to.length > 0),
    ...rowsOf(n, tables, demands),
    company,
    companyOf,
    rooms,
    tableDemands,
    fillsTables: tableDemands.some(({ demand }) => demand.test === 'at-least'),
    whole: company.length + rooms.length + tableDemands.length > 0,
    baseHard,
    hardWeight,
    locked,
    ...blocksOf(problem, demands),
  };
}
