import { type CompanyDemand, type Demand, type PairDemand, tableMiss, tablesFit } from '../demands';
import type { SeatingProblem } from '../problem';

/** A hard constraint: how much it is violated, its guests, and its table if it has one. */
interface Must {
  readonly missed: () => number;
  readonly about: () => readonly number[];
  readonly table: number | null;
}

const NOWHERE = -1;

type AddOfGuests = (those: readonly number[], missed: () => number) => void;
type AddOfTable = (table: number, missed: () => number, about: () => readonly number[]) => void;

/**
 * The current seating with its hard constraints, updated at each move. During the search, a table can have
 * too many people.
 */
export class RoomState {
  readonly at: Int32Array;
  readonly sitting: readonly Set<number>[];
  readonly musts: readonly Must[];
  /**
   * Allowed violation of each constraint: 0, or the current violation if the constraint isn't to be repaired
   * now.
   */
  readonly limit: Int32Array;
  /** Constraints that are violated more than their limit allows. */
  readonly broken = new Set<number>();
  private readonly ofGuest: number[][];
  private readonly ofTable: number[][];

  constructor(
    readonly problem: SeatingProblem,
    demands: readonly Demand[],
    at: readonly number[],
  ) {
    const { guests, tables } = problem;
    this.at = Int32Array.from(at);
    this.sitting = tables.map((_, t) => new Set([...guests.keys()].filter((i) => at[i] === t)));
    this.ofGuest = guests.map(() => []);
    this.ofTable = tables.map(() => []);
    const musts: Must[] = [];
    const ofGuests: AddOfGuests = (those, missed) => {
      for (const i of those) this.ofGuest[i]?.push(musts.length);
      musts.push({ missed, about: () => those, table: null });
    };
    const ofTable: AddOfTable = (table, missed, about) => {
      this.ofTable[table]?.push(musts.length);
      musts.push({ missed, about, table });
    };
    for (const i of guests.keys()) ofGuests([i], () => (this.tableOf(i) === NOWHERE ? 1 : 0));
    for (const [t, { seats }] of tables.entries())
      ofTable(
        t,
        () => Math.max(0, this.countAt(t) - seats),
        () => this.here(t),
      );
    for (const demand of demands) if (demand.hard) this.addDemand(demand, ofGuests, ofTable);
    this.musts = musts;
    this.limit = new Int32Array(musts.length);
    this.recount(musts.keys());
  }

  private here(t: number): number[] {
    return [...(this.sitting[t] ?? [])];
  }

  private addDemand(demand: Demand, ofGuests: AddOfGuests, ofTable: AddOfTable): void {
    const { tables, guests } = this.problem;
    if (demand.type === 'pair') ofGuests([demand.a, demand.b], () => this.missedPair(demand));
    else if (demand.type === 'company')
      ofGuests([demand.guest, ...demand.among], () => this.missedCompany(demand));
    else if (demand.type === 'place')
      ofGuests([demand.guest], () => {
        const t = this.tableOf(demand.guest);
        return t === NOWHERE || demand.allowed[t] ? 0 : 1;
      });
    else if (demand.type === 'room') {
      const members = new Set(demand.guests);
      for (const t of tables.keys()) {
        const here = () => this.here(t).filter((i) => members.has(i));
        ofTable(t, () => Math.max(0, here().length - (demand.places[t] ?? 0)), here);
      }
    } else {
      const kinds = new Set(demand.traits.filter((trait) => trait >= 0)).size;
      const everybody = [...guests.keys()];
      for (const t of tables.keys()) {
        const traits = () => this.here(t).map((i) => demand.traits[i] ?? -1);
        // Anyone who leaves or joins the table can repair the violation.
        ofTable(
          t,
          () => tableMiss(demand, t, traits(), kinds),
          () => everybody,
        );
      }
    }
  }

  private missedPair({ a, b, test }: PairDemand): number {
    const { tables } = this.problem;
    const [one, other] = [tables[this.tableOf(a)], tables[this.tableOf(b)]];
    if (!one || !other) return 0;
    return tablesFit(test, one, other) ? 0 : 1;
  }

  private missedCompany({ guest, among }: CompanyDemand): number {
    const t = this.tableOf(guest);
    return t === NOWHERE || among.some((i) => this.tableOf(i) === t) ? 0 : 1;
  }

  tableOf(i: number): number {
    return this.at[i] as number;
  }

  countAt(t: number): number {
    return this.sitting[t]?.size ?? 0;
  }

  isFull(t: number): boolean {
    return this.countAt(t) >= (this.problem.tables[t]?.seats ?? 0);
  }

  missed(must: number): number {
    return this.musts[must]?.missed() ?? 0;
  }

  about(must: number): readonly number[] {
    return this.musts[must]?.about() ?? [];
  }

  /** Returns true if a guest's only hard constraint is to have a seat. */
  isFree(i: number): boolean {
    return (this.ofGuest[i]?.length ?? 0) <= 1;
  }

  recount(musts: Iterable<number>): void {
    for (const must of musts)
      if (this.missed(must) > (this.limit[must] as number)) this.broken.add(must);
      else this.broken.delete(must);
  }

  /** Selects the constraints to repair. No other constraint can be violated more than now. */
  aimAt(musts: ReadonlySet<number> | null): void {
    for (const must of this.musts.keys())
      this.limit[must] = musts === null || musts.has(must) ? 0 : this.missed(must);
    this.recount(this.musts.keys());
  }

  move(i: number, table: number): void {
    const before = this.tableOf(i);
    if (before === table) return;
    this.sitting[before]?.delete(i);
    this.sitting[table]?.add(i);
    this.at[i] = table;
    this.recount(this.ofGuest[i] ?? []);
    this.recount(this.ofTable[before] ?? []);
    this.recount(this.ofTable[table] ?? []);
  }

  /** Number of people beyond the seats of their tables. */
  get surplus(): number {
    let sum = 0;
    for (const [t, { seats }] of this.problem.tables.entries()) sum += Math.max(0, this.countAt(t) - seats);
    return sum;
  }
}
