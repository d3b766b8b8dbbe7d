import type { LocationType } from '../plan/facts';
import { type Minute, type RunSheetRow, SUN_EVENTS, type SunAnchor, type SunEvent } from './item';

/** When the sun does what on the day of an event, where it is; null where it doesn't that day. */
export type SunTimes = Readonly<Record<SunEvent, Minute | null>>;

export const NO_SUN: SunTimes = { sunrise: null, 'golden-hour': null, sunset: null, dusk: null };

/** Outdoors a ceremony ends so many minutes before sunset, for the photographs (product's own choice, confidence D). */
export const LIGHT_LEFT = 60;

/** A garden at home and a beach far away have the same sun as any place outdoors; only a hall has none. */
export const isOutdoor = (location_type: LocationType): boolean => location_type !== 'indoor';

/** Start of a row anchored to the sun; null if the sun event doesn't occur. */
export function anchoredAt({ event, offset }: SunAnchor, sun: SunTimes): Minute | null {
  const at = sun[event];
  return at === null ? null : at + offset;
}

/** The same row, anchored so that it begins when it does now. */
export function reanchored(row: RunSheetRow, sun: SunTimes): RunSheetRow {
  if (!row.sun) return row;
  const at = sun[row.sun.event];
  return at === null ? { ...row, sun: null } : { ...row, sun: { ...row.sun, offset: row.starts_at - at } };
}

/** Sun events between the first start and the last end, in order. */
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
