import { tableMiss } from '../demands';
import type { Compiled } from './compile';

/** The current assignment of guests to places. Its value is updated at every exchange. */
export class Hall {
  readonly guestAt: Int32Array;
  readonly slotOf: Int32Array;
  readonly tableOf: Int32Array;
  soft = 0;
  hard = 0;
  private readonly measured = { soft: 0, hard: 0 };
  private readonly gained = { soft: 0, hard: 0 };

  constructor(
    readonly compiled: Compiled,
    slotOf: Int32Array,
  ) {
    const { guests, tableOfSlot, tables } = compiled;
    this.guestAt = new Int32Array(tableOfSlot.length).fill(-1);
    this.slotOf = Int32Array.from(slotOf);
    this.tableOf = new Int32Array(guests).fill(-1);
    this.hard = compiled.baseHard;
    for (let i = 0; i < guests; i++) {
      const slot = slotOf[i] as number;
      this.guestAt[slot] = i;
      this.place(i, tableOfSlot[slot] as number);
    }
    if (compiled.whole) for (let t = 0; t < tables; t++) this.countTable(t, 1);
  }

  /** The value used for annealing. Hard violations outweigh all wishes. */
  get value(): number {
    return this.soft - this.hard * this.compiled.hardWeight;
  }

  /** Calculates the value of guest i at table t together with the people there, ignoring guest `except`. */
  private measure(i: number, t: number, except: number): void {
    const { same, apart, dense, guests, start, fits, tables, realTables, row, rowSoft, rowHard } =
      this.compiled;
    const { tableOf, guestAt } = this;
    let [soft, hard] = [0, 0];
    if (dense) {
      const base = i * guests;
      const { soft: worth, hard: broken } = dense;
      for (let slot = start[t] as number, end = start[t + 1] as number; slot < end; slot++) {
        const other = guestAt[slot] as number;
        if (other < 0 || other === i || other === except || tableOf[other] !== t) continue;
        soft += worth[base + other] as number;
        hard += broken[base + other] as number;
      }
    } else {
      for (let at = same.start[i] as number, end = same.start[i + 1] as number; at < end; at++) {
        const other = same.to[at] as number;
        if (tableOf[other] !== t || other === except) continue;
        soft += same.soft[at] as number;
        hard += same.hard[at] as number;
      }
    }
    for (let at = apart.start[i] as number, end = apart.start[i + 1] as number; at < end; at++) {
      const other = apart.to[at] as number;
      const there = tableOf[other] as number;
      if (there >= 0 && other !== except && fits[apart.test[at] as 0 | 1 | 2][t * tables + there] === 1) {
        soft += apart.soft[at] as number;
        hard += apart.hard[at] as number;
      }
    }
    const first = row[i] as number;
    if (t >= realTables) hard++;
    else if (first >= 0) {
      soft += rowSoft[first + t] as number;
      hard += rowHard[first + t] as number;
    }
    this.measured.soft = soft;
    this.measured.hard = hard;
  }

  private count(i: number, t: number, sign: 1 | -1): void {
    this.measure(i, t, -1);
    this.soft += sign * this.measured.soft;
    this.hard += sign * this.measured.hard;
  }

  /**
   * Returns how an exchange would change the value, without making it. Not usable if rules depend on all
   * people at a table.
   */
  gain(one: number, other: number): { readonly soft: number; readonly hard: number } {
    const { tableOfSlot } = this.compiled;
    const [a, b] = [tableOfSlot[one] as number, tableOfSlot[other] as number];
    const [i, j] = [this.guestAt[one] as number, this.guestAt[other] as number];
    const { measured, gained } = this;
    gained.soft = 0;
    gained.hard = 0;
    if (a === b) return gained;
    // The two guests swap tables, so their own link doesn't change and is ignored.
    if (i >= 0) {
      this.measure(i, b, j);
      gained.soft += measured.soft;
      gained.hard += measured.hard;
      this.measure(i, a, j);
      gained.soft -= measured.soft;
      gained.hard -= measured.hard;
    }
    if (j >= 0) {
      this.measure(j, a, i);
      gained.soft += measured.soft;
      gained.hard += measured.hard;
      this.measure(j, b, i);
      gained.soft -= measured.soft;
      gained.hard -= measured.hard;
    }
    return gained;
  }

  /** Makes the exchange for which `gain` was called last. */
  take(one: number, other: number): void {
    const { guestAt, slotOf, tableOf } = this;
    const { tableOfSlot } = this.compiled;
    const [i, j] = [guestAt[one] as number, guestAt[other] as number];
    guestAt[one] = j;
    guestAt[other] = i;
    if (i >= 0) {
      slotOf[i] = other;
      tableOf[i] = tableOfSlot[other] as number;
    }
    if (j >= 0) {
      slotOf[j] = one;
      tableOf[j] = tableOfSlot[one] as number;
    }
    this.soft += this.gained.soft;
    this.hard += this.gained.hard;
  }

  private place(i: number, t: number): void {
    this.tableOf[i] = t;
    this.count(i, t, 1);
  }

  private lift(i: number): void {
    this.count(i, this.tableOf[i] as number, -1);
    this.tableOf[i] = -1;
  }

  private hasCompany(t: number, among: Uint8Array): boolean {
    const { start } = this.compiled;
    for (let slot = start[t] as number, end = start[t + 1] as number; slot < end; slot++) {
      const other = this.guestAt[slot] as number;
      if (other >= 0 && among[other] === 1) return true;
    }
    return false;
  }

  /** Adds or subtracts a table's cost for rules about company and about all people at a table. */
  private countTable(t: number, sign: 1 | -1): void {
    const { start, company, companyOf, rooms, tableDemands, realTables } = this.compiled;
    if (t >= realTables) return;
    const [from, end] = [start[t] as number, start[t + 1] as number];
    for (let slot = from; slot < end; slot++) {
      const i = this.guestAt[slot] as number;
      if (i < 0) continue;
      for (const number of companyOf[i] as readonly number[]) {
        const one = company[number];
        if (!one) continue;
        const held = this.hasCompany(t, one.among);
        if (one.demand.hard) this.hard += held ? 0 : sign;
        else this.soft += held ? sign * one.demand.weight : 0;
      }
    }
    for (const { demand, member } of rooms) {
      let over = -(demand.places[t] ?? 0);
      for (let slot = from; slot < end; slot++) {
        const i = this.guestAt[slot] as number;
        if (i >= 0 && member[i] === 1) over++;
      }
      if (over <= 0) continue;
      if (demand.hard) this.hard += sign * over;
      else this.soft -= sign * over * demand.weight;
    }
    for (const { demand, kinds } of tableDemands) {
      const traits: number[] = [];
      for (let slot = from; slot < end; slot++) {
        const i = this.guestAt[slot] as number;
        if (i >= 0) traits.push(demand.traits[i] as number);
      }
      const miss = tableMiss(demand, t, traits, kinds);
      if (demand.hard) this.hard += sign * miss;
      else this.soft -= sign * demand.weight * miss;
    }
  }

  swap(one: number, other: number): void {
    const { guestAt, slotOf } = this;
    const { tableOfSlot, whole } = this.compiled;
    const [a, b] = [tableOfSlot[one] as number, tableOfSlot[other] as number];
    const [i, j] = [guestAt[one] as number, guestAt[other] as number];
    if (a !== b && whole) {
      this.countTable(a, -1);
      this.countTable(b, -1);
    }
    if (a !== b && i >= 0) this.lift(i);
    if (a !== b && j >= 0) this.lift(j);
    guestAt[one] = j;
    guestAt[other] = i;
    if (i >= 0) slotOf[i] = other;
    if (j >= 0) slotOf[j] = one;
    if (a === b) return;
    if (i >= 0) this.place(i, b);
    if (j >= 0) this.place(j, a);
    if (whole) {
      this.countTable(a, 1);
      this.countTable(b, 1);
    }
  }
}
