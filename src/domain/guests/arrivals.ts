import type { DateText } from '../calendar';
import { wallOf } from '../timeline/zone';
import { MAX_PARTY } from './guest';

/**
 * A guest who has come, as one device has marked it. Marks are only added: those of several devices stand side by side,
 * and whichever arrives first makes no difference.
 */
export interface Arrival {
  readonly id: string;
  readonly version: number;
  readonly guest_id: string;
  /** The part of the event; null is all of it. */
  readonly part_id: string | null;
  /** How many of the party have come by then. */
  readonly people: number;
  /** By the clock of the device. */
  readonly arrived_at: string;
}

/** What all marks of one guest say together. */
export interface Arrived {
  readonly people: number;
  /** When the first of the party came. */
  readonly at: string;
}

/** By guest, who has come to one part, or (null) at all: of each party as many as the largest mark says. */
export function arrivedGuests(
  arrivals: readonly Arrival[],
  part_id: string | null,
): ReadonlyMap<string, Arrived> {
  const arrived = new Map<string, Arrived>();
  for (const { guest_id, part_id: part, people, arrived_at } of arrivals) {
    if (part_id !== null && part !== null && part !== part_id) continue;
    const known = arrived.get(guest_id);
    arrived.set(guest_id, {
      people: Math.min(Math.max(known?.people ?? 0, people), MAX_PARTY),
      at: known && known.at < arrived_at ? known.at : arrived_at,
    });
  }
  return arrived;
}

/** Minutes after midnight until which the night belongs to the day before. */
const MORNING = 5 * 60;

/** On which day of an event somebody came, by the clocks of its place. */
export const arrivalDay = (arrived_at: string, zone: string): DateText =>
  wallOf(zone, Math.floor(Date.parse(arrived_at) / 60_000) - MORNING).date;

/** How well a folded name answers a folded search; 0 is not at all. */
export function nameFit(folded: string, wanted: readonly string[]): number {
  if (wanted.length === 0) return 0;
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  let fit = 3;
  for (const one of wanted) {
    if (words.includes(one)) continue;
    if (words.some((word) => word.startsWith(one))) fit = Math.min(fit, 2);
    else if (folded.includes(one)) fit = 1;
    else return 0;
  }
  return fit;
}
