import type { Compiled } from './compile';
import type { Random } from './random';

class Filling {
  readonly slotOf: Int32Array;
  readonly taken: Uint8Array;
  /** For each table, the place at which the search for the next free place begins. */
  private readonly next: Int32Array;

  constructor(readonly compiled: Compiled) {
    this.slotOf = Int32Array.from(compiled.locked);
    this.taken = new Uint8Array(compiled.tableOfSlot.length);
    this.next = Int32Array.from(compiled.start.subarray(0, compiled.tables));
    for (const slot of compiled.locked) if (slot >= 0) this.taken[slot] = 1;
  }

  free(t: number): number {
    const end = this.compiled.start[t + 1] as number;
    let slot = this.next[t] as number;
    while (slot < end && this.taken[slot] === 1) slot++;
    this.next[t] = slot;
    return slot < end ? slot : -1;
  }

  room(t: number): number {
    let count = 0;
    for (let slot = this.compiled.start[t] as number; slot < (this.compiled.start[t + 1] as number); slot++)
      if (this.taken[slot] === 0) count++;
    return count;
  }

  seat(i: number, t: number): void {
    const slot = this.free(t);
    this.slotOf[i] = slot;
    this.taken[slot] = 1;
  }
}

export function shuffled(length: number, random: Random): Int32Array {
  const order = Int32Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

export function randomStart(compiled: Compiled, random: Random): Int32Array {
  const filling = new Filling(compiled);
  const free = shuffled(filling.taken.length, random).filter((slot) => filling.taken[slot] === 0);
  // The places for people without a seat are filled last.
  const bench = compiled.start[compiled.realTables] as number;
  const order = [...free.filter((slot) => slot < bench), ...free.filter((slot) => slot >= bench)];
  let at = 0;
  for (let i = 0; i < compiled.guests; i++)
    if (filling.slotOf[i] === -1) filling.slotOf[i] = order[at++] as number;
  return filling.slotOf;
}

/**
 * Fills one table after another with the guests who most want to join the people already there, whole
 * households first.
 */
export function greedyStart(compiled: Compiled, random: Random): Int32Array {
  const { same, blocks, blockOf, units, realTables, tables, guests } = compiled;
  const filling = new Filling(compiled);
  const { slotOf } = filling;
  const bond = new Float64Array(blocks.length);
  const order = shuffled(blocks.length, random);
  const waiting = (b: number) => (blocks[b] as readonly number[]).filter((i) => slotOf[i] === -1);
  let first = 0;

  const follow = (i: number, frontier: Set<number>) => {
    for (let at = same.start[i] as number; at < (same.start[i + 1] as number); at++) {
      const other = same.to[at] as number;
      if (slotOf[other] !== -1) continue;
      const b = blockOf[other] as number;
      bond[b] = (bond[b] as number) + (same.soft[at] as number) - 1000 * (same.hard[at] as number);
      frontier.add(b);
    }
  };
  for (let t = 0; t < realTables; t++) {
    const frontier = new Set<number>();
    for (let slot = compiled.start[t] as number; slot < (compiled.start[t + 1] as number); slot++) {
      const sitting = compiled.locked.length > 0 && filling.taken[slot] === 1 ? slotOf.indexOf(slot) : -1;
      if (sitting >= 0) follow(sitting, frontier);
    }
    for (let room = filling.room(t); room > 0; ) {
      let chosen = -1;
      let most = 0;
      for (const b of frontier) {
        const size = waiting(b).length;
        if (size === 0 || size > room) continue;
        const worth = (bond[b] as number) / size;
        if (worth > most) [chosen, most] = [b, worth];
      }
      for (let at = first; chosen === -1 && at < order.length; at++) {
        const b = order[at] as number;
        const size = waiting(b).length;
        if (size === 0 && at === first) first++;
        else if (size > 0 && size <= room && (bond[b] as number) >= 0) chosen = b;
      }
      if (chosen === -1) break;
      const those = waiting(chosen);
      for (const i of those) filling.seat(i, t);
      for (const i of those) follow(i, frontier);
      room -= those.length;
    }
    for (const b of frontier) bond[b] = 0;
  }
  // Households that fit no table are split into parties. The largest party comes first and gets the smallest
  // table with enough seats.
  const parties = (units ?? []).filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
  for (const party of parties) {
    const those = party.filter((i) => slotOf[i] === -1);
    const rooms = Array.from({ length: realTables }, (_, number) => filling.room(number));
    const tightest = Math.min(...rooms.filter((room) => room >= those.length));
    if (those.length > 0 && tightest < Number.POSITIVE_INFINITY)
      for (const i of those) filling.seat(i, rooms.indexOf(tightest));
  }
  let t = 0;
  for (let i = 0; i < guests; i++) {
    if (slotOf[i] !== -1) continue;
    while (t < tables && filling.free(t) === -1) t++;
    filling.seat(i, t);
  }
  return slotOf;
}
