import type { Demand } from '../demands';
import type { SeatingProblem } from '../problem';
import type { Compiled } from './compile';
import { seatsSideBySide } from './side-by-side';

/** Value of two guests sitting side by side, if a hard rule requires it. */
const HARD = 10_000;
const HOUSEHOLD = 0.1;
const CONTENT = 12;

/**
 * Orders the guests of each table so that those who want to be neighbours sit side by side. Nobody moves to
 * another table.
 */
export function orderSeats(
  problem: SeatingProblem,
  { start, realTables, locked }: Compiled,
  demands: readonly Demand[],
  slotOf: Int32Array,
): Int32Array {
  const result = Int32Array.from(slotOf);
  const wishes = new Map<number, Map<number, number>>();
  const wish = (a: number, b: number, worth: number) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const map = wishes.get(from) ?? new Map<number, number>();
      wishes.set(from, map.set(to, (map.get(to) ?? 0) + worth));
    }
  };
  const musts: (readonly [number, number])[] = [];
  for (const demand of demands)
    if (demand.type === 'pair' && demand.test === 'beside') {
      wish(demand.a, demand.b, demand.hard ? HARD : demand.weight);
      if (demand.hard) musts.push([demand.a, demand.b]);
    }
  const households = new Map<string, number>();
  problem.guests.forEach(({ household }, i) => {
    if (household === null) return;
    const last = households.get(household);
    if (last !== undefined) wish(last, i, HOUSEHOLD);
    households.set(household, i);
  });
  if (wishes.size === 0) return result;

  const guestAt = new Int32Array(start[start.length - 1] as number).fill(-1);
  for (let i = 0; i < result.length; i++) guestAt[result[i] as number] = i;
  for (let t = 0; t < realTables; t++) {
    const from = start[t] as number;
    const seats = (start[t + 1] as number) - from;
    const beside: number[][] = Array.from({ length: seats }, () => []);
    for (const [a, b] of problem.tables[t]?.sides ?? []) {
      beside[a]?.push(b);
      beside[b]?.push(a);
    }
    const worthAt = (seat: number): number => {
      const own = wishes.get(guestAt[from + seat] as number);
      if (!own) return 0;
      let worth = 0;
      for (const other of beside[seat] ?? []) worth += own.get(guestAt[from + other] as number) ?? 0;
      return worth;
    };
    const isFixed = (seat: number) => {
      const i = guestAt[from + seat] as number;
      return i >= 0 && (locked[i] as number) >= 0;
    };
    const exchange = (a: number, b: number) => {
      const [i, j] = [guestAt[from + a] as number, guestAt[from + b] as number];
      guestAt[from + a] = j;
      guestAt[from + b] = i;
    };
    // Neighbouring pairs are counted twice. This is harmless, because only sums before and after are
    // compared.
    const reverse = (a: number, b: number) => {
      for (let [low, high] = [a, b]; low < high; low++, high--) exchange(low, high);
    };
    const total = () => {
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) sum += worthAt(seat);
      return sum;
    };
    // The guests who must sit side by side are placed first. Later exchanges never make this worse.
    const isHere = (i: number) => (result[i] as number) >= from && (result[i] as number) < from + seats;
    const pairs = musts.filter(([a, b]) => isHere(a) && isHere(b));
    if (pairs.length > 0) {
      const sitting = Array.from({ length: seats }, (_, seat) => guestAt[from + seat] as number);
      const fixed = new Map(sitting.flatMap((i, seat) => (isFixed(seat) ? [[i, seat] as const] : [])));
      for (const [i, seat] of seatsSideBySide(beside, pairs, fixed) ?? []) {
        const now = guestAt.indexOf(i, from) - from;
        if (now !== seat) exchange(now, seat);
      }
    }
    for (let round = 0, better = true; better && round < CONTENT; round++) {
      better = false;
      for (let a = 0; a < seats; a++)
        for (let b = a + 1; b < seats; b++) {
          if (isFixed(a) || isFixed(b)) continue;
          const before = worthAt(a) + worthAt(b);
          exchange(a, b);
          if (worthAt(a) + worthAt(b) > before + 1e-9) better = true;
          else exchange(a, b);
        }
      const free = Array.from({ length: seats }, (_, seat) => seat).every((seat) => !isFixed(seat));
      for (let a = 0; free && a < seats; a++)
        for (let b = a + 2; b < seats; b++) {
          const before = total();
          reverse(a, b);
          if (total() > before + 1e-9) better = true;
          else reverse(a, b);
        }
    }
    for (let slot = from; slot < from + seats; slot++) {
      const i = guestAt[slot] as number;
      if (i >= 0) result[i] = slot;
    }
  }
  return result;
}
