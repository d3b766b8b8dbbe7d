import type { LocationType } from '../plan/facts';
import { type Minute, type RunSheetRow, SUN_EVENTS, type SunAnchor, type SunEvent } from './item';

/** Sun events of the event's day and place; null for one that doesn't occur. */
export type SunTimes = Readonly<Record<SunEvent, Minute | null>>;

export const NO_SUN: SunTimes = { sunrise: null, 'golden-hour': null, sunset: null, dusk: null };

/**
 * Minutes before sunset at which an outdoor ceremony ends, for photographs (product's own choice, confidence
 * D).
 */
export const LIGHT_LEFT = 60;

/** Returns true if an event is outdoors: in a garden at home or at a destination too, but not in a hall. */
export const isOutdoor = (location_type: LocationType): boolean => location_type !== 'indoor';

/** Returns the start of a row anchored to the sun; null if the sun event doesn't occur. */
export function anchoredAt({ event, offset }: SunAnchor, sun: SunTimes): Minute | null {
  const at = sun[event];
  return at === null ? null : at + offset;
}

/** Returns the row, anchored so that its start stays. */
export function reanchored(row: RunSheetRow, sun: SunTimes): RunSheetRow {
  if (!row.sun) return row;
  const at = sun[row.sun.event];
  return at === null ? { ...row, sun: null } : { ...row, sun: { ...row.sun, offset: row.starts_at - at } };
}

/** Returns the sun events between the first start and the last end, in order. */
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
