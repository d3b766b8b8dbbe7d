import { type Demand, tablesFit } from '../demands';
import { type SeatingProblem, sharing } from '../problem';
import type { RoomState } from './room-state';

/** Maximum number of states to search for each number of moves. */
const MOST_STATES = 20_000;
/** Maximum number of moves to try beyond the number of guests without a seat. */
const MOST_MORE = 7;

/** Cost of moving a person whose card is already printed. For others the cost is 1. */
const PRINTED = 1.25;
/**
 * Cost of separating a household that sat together. It is higher than the cost of moving one more person, so
 * couples move together.
 */
const PARTED = 1.5;

interface Household {
  readonly members: readonly number[];
  readonly parted: number;
}

export interface SeatMoves {
  readonly to: ReadonlyMap<number, number>;
  readonly cost: number;
}

/** Calculates the cost of moves. It depends on the moved people, printed cards and separated households. */
export class Prices {
  readonly households: readonly Household[];
  readonly householdOf: Int32Array;
  private readonly wishes: readonly Demand[][];

  constructor(
    private readonly problem: SeatingProblem,
    demands: readonly Demand[],
    readonly before: readonly number[],
    private readonly printed: ReadonlySet<string>,
  ) {
    const { guests, tables } = problem;
    const largest = Math.max(0, ...tables.map(({ seats }) => seats));
    this.householdOf = new Int32Array(guests.length).fill(-1);
    this.households = sharing(guests, ({ household }) => household)
      .filter(({ length }) => length > 1)
      .map((members, number) => {
        for (const i of members) this.householdOf[i] = number;
        // A household with children moves as a whole if it fits a table.
        const whole = members.length <= largest && members.some((i) => guests[i]?.child);
        return { members, parted: whole ? members.length : PARTED };
      });
    const wishes = guests.map((): Demand[] => []);
    for (const demand of demands) {
      if (demand.hard) continue;
      const those = demand.type === 'pair' ? [demand.a, demand.b] : 'guest' in demand ? [demand.guest] : [];
      for (const i of those) wishes[i]?.push(demand);
    }
    this.wishes = wishes;
  }

  of(i: number): number {
    const isCard = this.printed.has(this.problem.guests[i]?.id ?? '') && (this.before[i] ?? -1) >= 0;
    return isCard ? PRINTED : 1;
  }

  private tablesOf({ members }: Household, at: (i: number) => number): number {
    return new Set(members.map(at).filter((t) => t >= 0)).size;
  }

  /** Returns the households that the moves separate further, each with its cost. */
  parted(moved: ReadonlySet<number>, at: (i: number) => number): { home: Household; cost: number }[] {
    return [...new Set([...moved].map((i) => this.householdOf[i] as number))].flatMap((number) => {
      const home = this.households[number];
      if (!home) return [];
      // People who had no seat weren't sitting with their household, so they don't count as separated.
      const before = Math.max(
        1,
        this.tablesOf(home, (i) => this.before[i] ?? -1),
      );
      const more = this.tablesOf(home, at) - before;
      return more > 0 ? [{ home, cost: more * home.parted }] : [];
    });
  }

  /** Returns the total weight of the moved people's wishes that their current tables fulfil. */
  worth(moved: ReadonlySet<number>, at: (i: number) => number): number {
    const { tables } = this.problem;
    const demands = new Set([...moved].flatMap((i) => this.wishes[i] ?? []));
    let sum = 0;
    for (const demand of demands) {
      if (demand.type === 'pair') {
        const [one, other] = [tables[at(demand.a)], tables[at(demand.b)]];
        if (one && other && tablesFit(demand.test, one, other)) sum += demand.weight;
      } else if (demand.type === 'place') sum += demand.allowed[at(demand.guest)] ? demand.weight : 0;
      else if (demand.type === 'company')
        sum += demand.among.some((i) => at(i) === at(demand.guest)) ? demand.weight : 0;
    }
    return sum;
  }
}

/** State of one search: the moves so far, the people who must stay, and the cheapest result. */
class Search {
  best: (SeatMoves & { readonly worth: number }) | null = null;
  private readonly moved = new Map<number, number>();
  /** People who must stay in this branch, because all of their moves were already tried. */
  private readonly staying: Set<number>;
  private readonly tables: readonly number[];
  private left = 0;
  private spent = 0;
  /** True if the search stopped at the limit of moves. More moves might then give a result. */
  private isCut = false;

  constructor(
    private readonly state: RoomState,
    private readonly prices: Prices,
    locked: ReadonlySet<number>,
  ) {
    this.staying = new Set(locked);
    this.tables = [...state.problem.tables.keys()];
  }

  private readonly at = (i: number): number => this.state.tableOf(i);

  /**
   * Returns a key that interchangeable guests share: guests at the same table who have no rules or household.
   * Null for all other guests.
   */
  private kindOf(i: number): string | null {
    const { state, prices } = this;
    const { side, menu } = state.problem.guests[i] ?? {};
    return state.isFree(i) && prices.householdOf[i] === -1
      ? `${this.at(i)} ${prices.of(i)} ${side} ${menu}`
      : null;
  }

  /** Returns the guests who can move, only one from each group of interchangeable ones. */
  private moversOf(those: readonly number[]): number[] {
    const kinds = new Set<string>();
    return those.filter((i) => {
      if (this.moved.has(i) || this.staying.has(i)) return false;
      const kind = this.kindOf(i);
      if (kind === null) return true;
      const isNew = !kinds.has(kind);
      kinds.add(kind);
      return isNew;
    });
  }

  /**
   * Saves the current state if it is the cheapest so far. Returns the households that this state separates.
   */
  private record(): readonly Household[] {
    const those = new Set(this.moved.keys());
    const parted = this.prices.parted(those, this.at);
    const cost = parted.reduce((sum, one) => sum + one.cost, this.spent);
    if (!this.best || cost <= this.best.cost + 1e-9) {
      const worth = this.prices.worth(those, this.at);
      if (!this.best || cost < this.best.cost - 1e-9 || worth > this.best.worth)
        this.best = { to: new Map(this.moved), cost, worth };
    }
    return parted.map(({ home }) => home);
  }

  /** Tries every useful table for each guest and continues the search from there. */
  private branch(movers: readonly number[], bound: number, table: number | null): void {
    const done: number[] = [];
    for (const i of movers) {
      if (this.left <= 0) break;
      const before = this.at(i);
      const price = this.prices.of(i);
      const others = this.tables.filter((t) => t !== before);
      const targets = table === null || table === before ? others : [table];
      const free = targets.filter((t) => !this.state.isFull(t));
      const isLast = this.moved.size + 1 >= bound;
      if (isLast && free.length < targets.length) this.isCut = true;
      const full = isLast ? [] : targets.filter((t) => this.state.isFull(t));
      this.spent += price;
      for (const t of [...free, ...full]) {
        this.state.move(i, t);
        this.moved.set(i, t);
        this.search(bound);
        this.moved.delete(i);
        this.state.move(i, before);
      }
      this.spent -= price;
      this.staying.add(i);
      done.push(i);
    }
    for (const i of done) this.staying.delete(i);
  }

  private search(bound: number): void {
    if (this.left-- <= 0) return;
    const { state, moved } = this;
    if (state.broken.size === 0) {
      for (const { members } of this.record())
        if (moved.size < bound && this.spent + 1 < (this.best?.cost ?? 0))
          this.branch(this.moversOf(members), bound, null);
      return;
    }
    // Everyone without a seat must move, and so must everyone beyond the number of a table's seats.
    const least = Math.max(1, state.surplus + this.unseated);
    if (moved.size + least > bound) {
      this.isCut = true;
      return;
    }
    if (this.best && this.spent + least > this.best.cost + 1e-9) return;
    let fewest: { readonly movers: readonly number[]; readonly table: number | null } | null = null;
    for (const number of state.broken) {
      const movers = this.moversOf(state.about(number));
      if (!fewest || movers.length < fewest.movers.length)
        fewest = { movers, table: state.musts[number]?.table ?? null };
      if (fewest.movers.length <= 1) break;
    }
    if (fewest) this.branch(fewest.movers, bound, fewest.table);
  }

  /** Returns true if a search with this many moves could still find a better result. */
  private isOpen(bound: number): boolean {
    return this.best ? bound < this.best.cost : this.isCut || this.left <= 0;
  }

  /** Number of guests without a seat. Their constraints are the first in the list. */
  private get unseated(): number {
    const guests = this.state.problem.guests.length;
    let count = 0;
    for (const must of this.state.broken) if (must < guests) count++;
    return count;
  }

  run(): SeatMoves | null {
    const { unseated } = this;
    for (let bound = unseated; bound <= unseated + MOST_MORE; bound++) {
      if (bound > unseated && !this.isOpen(bound)) break;
      this.left = MOST_STATES;
      this.isCut = false;
      this.search(bound);
    }
    return this.best;
  }
}

/**
 * Returns the cheapest moves after which no hard rule is violated; null if none were found. The method is
 * iterative deepening. Only a person involved in a violation can repair it, and each person moves at most
 * once.
 */
export const fewestMoves = (
  state: RoomState,
  prices: Prices,
  locked: ReadonlySet<number>,
): SeatMoves | null => new Search(state, prices, locked).run();
