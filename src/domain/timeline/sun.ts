import type { LocationType } from '../plan/facts';
import { type Minute, type RunSheetRow, SUN_EVENTS, type SunAnchor, type SunEvent } from './item';

/** Times of the sun events on the event's day and place; null for an event that doesn't occur there. */
export type SunTimes = Readonly<Record<SunEvent, Minute | null>>;

export const NO_SUN: SunTimes = { sunrise: null, 'golden-hour': null, sunset: null, dusk: null };

/**
 * An outdoor ceremony should end this many minutes before sunset, so that there is light for photographs
 * (confidence D).
 */
export const LIGHT_LEFT = 60;

/**
 * Returns true if an event might be outdoors. Events at home might be in the garden, and destination events
 * count too.
 */
export const isOutdoor = (location_type: LocationType): boolean => location_type !== 'indoor';

/** Returns the start of a row that is tied to the sun; null if the sun event doesn't occur. */
export function anchoredAt({ event, offset }: SunAnchor, sun: SunTimes): Minute | null {
  const at = sun[event];
  return at === null ? null : at + offset;
}

/** Changes the offset of a row tied to the sun so that its current start stays the same. */
export function reanchored(row: RunSheetRow, sun: SunTimes): RunSheetRow {
  if (!row.sun) return row;
  const at = sun[row.sun.event];
  return at === null ? { ...row, sun: null } : { ...row, sun: { ...row.sun, offset: row.starts_at - at } };
}

export function sunDuring(
  sun: SunTimes,
  from: Minute,
  to: Minute,
): { readonly event: SunEvent; readonly at: Minute }[] {
  return SUN_EVENTS.flatMap((event) => {
    const at = sun[event];
    return at !== null && at >= from && at <= to ? { event, at } : [];
  });
}
