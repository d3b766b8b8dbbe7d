import type { Compiled } from './compile';
import { Hall } from './hall';
import { Random } from './random';
import { greedyStart, randomStart } from './start';

/** Number of random exchanges that are used to measure the mean change of the value. */
const SAMPLES = 400;
/** Initial temperatures, as multiples of the mean change. At `MELTING`, nearly all exchanges are accepted. */
const MELTING = 0.35;
const WARM = 0.2;
const HOT = 0.07;
/** Final temperature, as a multiple of a small change (the tenth percentile of all changes). */
const COLD = 0.1;
/** Up to this many guests, rounds begin at `MELTING`. With more guests, at `WARM` and `HOT` in turn. */
const SMALL = 40;
/** Steps per round divided by the squared number of guests. Large plans profit more from starting again. */
const ROUND = { small: 150, large: 100 };
/** Up to this many guests, there are always several rounds, even if the steps are few. */
const TINY = 12;
/** Temperature of a round that can violate hard rules, as a multiple of a hard rule's weight. */
const FREED = 0.5;
/** After this share of a round, no exchange that makes the plan worse is accepted. */
const MELTED = 0.97;

/** A result: each guest's place, the number of violated hard constraints, and the value of the wishes. */
export interface FoundSeating {
  readonly slotOf: Int32Array;
  readonly hard: number;
  readonly soft: number;
}

export const isBetter = (a: { hard: number; soft: number }, b: { hard: number; soft: number }): boolean =>
  a.hard < b.hard || (a.hard === b.hard && a.soft > b.soft + 1e-9);

/** Simulated annealing in several rounds. The same seed and number of steps always give the same plan. */
export class Annealing {
  private readonly random: Random;
  private readonly movable: Int32Array;
  private readonly isSmall: boolean;
  private readonly rounds: number;
  /** Steps between comparisons with the best plan. Copying a large plan costs more than a step. */
  private readonly stride: number;
  private hall: Hall;
  private hot = 1;
  private cold = 1;
  private round = -1;
  private readonly journal: number[] = [];
  best: FoundSeating;
  taken = 0;

  constructor(
    readonly compiled: Compiled,
    seed: number,
    readonly steps: number,
    from: Int32Array | null = null,
  ) {
    this.random = new Random(seed);
    const fixed = new Set(compiled.locked.filter((slot) => slot >= 0));
    this.movable = Int32Array.from(
      Array.from(compiled.tableOfSlot.keys()).filter((slot) => !fixed.has(slot)),
    );
    this.isSmall = compiled.guests <= SMALL;
    const length =
      compiled.guests * Math.min(20_000, ROUND[this.isSmall ? 'small' : 'large'] * compiled.guests);
    const fewest = compiled.guests <= TINY ? 4 : 1;
    this.rounds = Math.max(fewest, Math.min(100, Math.floor(steps / Math.max(1, length))));
    this.stride = Math.max(1, compiled.guests >> 4);
    this.hall = new Hall(compiled, from ?? greedyStart(compiled, this.random));
    this.best = { slotOf: Int32Array.from(this.hall.slotOf), hard: this.hall.hard, soft: this.hall.soft };
  }

  /** Returns the sizes of changes by random exchanges that violate no new rule, in ascending order. */
  private changes(): number[] {
    const changes: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const [soft, hard] = [this.hall.soft, this.hall.hard];
      this.exchange(this.randomSlot(), this.randomSlot());
      const change = Math.abs(this.hall.soft - soft);
      if (change > 1e-9 && this.hall.hard <= hard) changes.push(change);
      this.undo();
    }
    return changes.sort((a, b) => a - b);
  }

  private startRound(round: number): void {
    this.round = round;
    const { compiled, random, isSmall } = this;
    this.keep();
    const byChance = round % (isSmall ? 3 : 2) === 1;
    if (byChance) this.hall = new Hall(compiled, randomStart(compiled, random));
    else if (round > 0) this.hall = new Hall(compiled, this.best.slotOf);
    const changes = this.changes();
    const mean = changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length);
    const heat = isSmall ? MELTING : byChance ? WARM : HOT;
    // If a small plan violates a hard rule, some rounds can violate other hard rules on the way to a better
    // plan. These are every second round, or all rounds if no wish sets the temperature.
    const freed = (round % 2 === 1 || changes.length === 0) && this.best.hard > 0 && isSmall;
    this.hot = Math.max(1e-6, mean * heat, freed ? compiled.hardWeight * FREED : 0);
    this.cold = Math.min(this.hot / 2, COLD * (changes[Math.floor(changes.length / 10)] ?? 1));
  }

  private randomSlot(): number {
    return this.movable[this.random.below(this.movable.length)] as number;
  }

  private exchange(one: number, other: number): void {
    this.journal.push(one, other);
    this.hall.swap(one, other);
  }

  private undo(): void {
    const { journal } = this;
    while (journal.length > 0) {
      const other = journal.pop() as number;
      this.hall.swap(journal.pop() as number, other);
    }
  }

  private isFixed(slot: number): boolean {
    const i = this.hall.guestAt[slot] as number;
    return i >= 0 && (this.compiled.locked[i] as number) >= 0;
  }

  private isParty(i: number): boolean {
    const { units, unitOf } = this.compiled;
    return units !== null && (units[unitOf[i] as number] as readonly number[]).length > 1;
  }

  /** Returns a place at table `t`: an empty one, or else one of a guest who isn't in block `keep`. */
  private placeAt(t: number, keep: number): number {
    const { start, blockOf } = this.compiled;
    const { guestAt } = this.hall;
    const [from, end] = [start[t] as number, start[t + 1] as number];
    const offset = this.random.below(end - from);
    let place = -1;
    for (let k = 0; k < end - from; k++) {
      const slot = from + ((offset + k) % (end - from));
      const sitting = guestAt[slot] as number;
      if (sitting < 0) return slot;
      if (place === -1 && sitting >= 0 && blockOf[sitting] !== keep && !this.isFixed(slot)) place = slot;
    }
    return place;
  }

  /** Returns a table with a guest whom guest `i` should join or avoid, or a random table. */
  private targetOf(i: number): number {
    const { same, tables } = this.compiled;
    const [from, end] = [same.start[i] as number, same.start[i + 1] as number];
    return end > from && this.random.below(8) > 0
      ? (this.hall.tableOf[same.to[from + this.random.below(end - from)] as number] as number)
      : this.random.below(tables);
  }

  private accepts(change: number, heat: number): boolean {
    return change >= 0 || this.random.fraction() < Math.exp(change / heat);
  }

  private moveBlock(i: number, target: number, heat: number): void {
    const { hall, compiled } = this;
    const before = hall.value;
    const number = compiled.blockOf[i] as number;
    for (const member of compiled.blocks[number] as readonly number[]) {
      if (hall.tableOf[member] === target || (compiled.locked[member] as number) >= 0) continue;
      const place = this.placeAt(target, number);
      if (place >= 0) this.exchange(hall.slotOf[member] as number, place);
    }
    if (this.accepts(hall.value - before, heat)) this.journal.length = 0;
    else this.undo();
  }

  /** Moves a party to a table's empty seats, or swaps it with complete parties of the same total size. */
  private moveUnit(i: number, target: number, heat: number): void {
    const { hall, compiled, random } = this;
    const units = compiled.units ?? [];
    const own = compiled.unitOf[i] as number;
    const coming = (units[own] as readonly number[]).filter((member) => hall.tableOf[member] !== target);
    if (coming.length === 0 || coming.some((member) => (compiled.locked[member] as number) >= 0)) return;
    const from = compiled.start[target] as number;
    const seats = (compiled.start[target + 1] as number) - from;
    const places: number[] = [];
    const offset = random.below(seats);
    const take = (empty: boolean): void => {
      for (let k = 0; k < seats && places.length < coming.length; k++) {
        const slot = from + ((offset + k) % seats);
        const sitting = hall.guestAt[slot] as number;
        if (sitting < 0) {
          if (empty) places.push(slot);
          continue;
        }
        if (empty || places.includes(slot) || compiled.unitOf[sitting] === own) continue;
        const unit = units[compiled.unitOf[sitting] as number] as readonly number[];
        const there = unit.filter((one) => hall.tableOf[one] === target);
        if (places.length + there.length > coming.length) continue;
        if (there.every((one) => (compiled.locked[one] as number) < 0))
          places.push(...there.map((one) => hall.slotOf[one] as number));
      }
    };
    const emptyFirst = random.below(4) > 0;
    if (emptyFirst) take(true);
    take(false);
    if (!emptyFirst) take(true);
    if (places.length < coming.length) return;
    const before = hall.value;
    coming.forEach((member, k) => {
      this.exchange(hall.slotOf[member] as number, places[k] as number);
    });
    if (this.accepts(hall.value - before, heat)) this.journal.length = 0;
    else this.undo();
  }

  /** Swaps all guests of two tables. Without this step, the search would hardly ever empty a table. */
  private moveTable(heat: number): void {
    const { hall, compiled, random } = this;
    const [a, b] = [random.below(compiled.realTables), random.below(compiled.realTables)];
    if (a === b) return;
    const [first, second] = [compiled.start[a] as number, compiled.start[b] as number];
    const seats = Math.min(
      (compiled.start[a + 1] as number) - first,
      (compiled.start[b + 1] as number) - second,
    );
    const before = hall.value;
    for (let seat = 0; seat < seats; seat++)
      if (!this.isFixed(first + seat) && !this.isFixed(second + seat))
        this.exchange(first + seat, second + seat);
    if (this.accepts(hall.value - before, heat)) this.journal.length = 0;
    else this.undo();
  }

  private movePair(one: number, other: number, heat: number): void {
    const { hall, compiled } = this;
    if (compiled.whole) {
      const before = hall.value;
      this.exchange(one, other);
      if (this.accepts(hall.value - before, heat)) this.journal.length = 0;
      else this.undo();
      return;
    }
    const { soft, hard } = hall.gain(one, other);
    if (this.accepts(soft - hard * compiled.hardWeight, heat)) hall.take(one, other);
  }

  private step(heat: number): void {
    const { hall, random, compiled } = this;
    if (compiled.fillsTables && random.below(32) === 0) {
      this.moveTable(heat);
      return;
    }
    const one = this.randomSlot();
    const i = hall.guestAt[one] as number;
    const { bonded } = compiled;
    if (i >= 0 && this.isParty(i) && (bonded ? random.below(4) === 0 : random.below(8) > 0)) {
      const near = this.targetOf(i);
      const target = near === hall.tableOf[i] ? random.below(compiled.tables) : near;
      if (bonded || random.below(2) > 0) this.moveUnit(i, target, heat);
      else this.moveBlock(i, target, heat);
      return;
    }
    if (i < 0 || random.below(compiled.dense ? 16 : 4) > 0 !== (compiled.dense === null)) {
      this.movePair(one, this.randomSlot(), heat);
      return;
    }
    const target = this.targetOf(i);
    if (target === hall.tableOf[i]) return;
    const number = compiled.blockOf[i] as number;
    if ((compiled.blocks[number] as readonly number[]).length > 1 && random.below(2) === 0) {
      this.moveBlock(i, target, heat);
      return;
    }
    const place = this.placeAt(target, number);
    if (place >= 0) this.movePair(one, place, heat);
  }

  keep(): void {
    const { slotOf, hard, soft } = this.hall;
    if (!isBetter(this.hall, this.best)) return;
    this.best.slotOf.set(slotOf);
    this.best = { slotOf: this.best.slotOf, hard, soft };
  }

  get done(): boolean {
    return this.taken >= this.steps || this.movable.length < 2;
  }

  advance(count: number): void {
    const length = Math.ceil(this.steps / this.rounds);
    for (let k = 0; k < count && !this.done; k++) {
      const round = Math.floor(this.taken / length);
      if (round !== this.round) this.startRound(round);
      const progress = (this.taken % length) / length;
      this.step(progress > MELTED ? 1e-9 : this.hot * (this.cold / this.hot) ** progress);
      this.taken++;
      if (this.taken % this.stride === 0) this.keep();
    }
    if (this.done) this.keep();
  }
}
