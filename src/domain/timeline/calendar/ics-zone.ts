import type { Minute } from '../item.ts';
import { DAY, instantOf, offsetAt, wallOf } from '../zone.ts';
import { component } from './ics-text.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the local time in a zone: "20261024T190000". */
export function localStamp(zone: string, at: Minute): string {
  const { date, minutes } = wallOf(zone, at);
  return `${date.replaceAll('-', '')}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}

/** Returns true if a local time is unambiguous: programs differ in how they read a repeated one. */
export function isToldOnce(zone: string, at: Minute): boolean {
  const local = at + offsetAt(zone, at);
  const near = new Set([at - DAY, at, at + DAY].map((instant) => offsetAt(zone, instant)));
  return [...near].filter((offset) => offsetAt(zone, local - offset) === offset).length === 1;
}

/** Formats a time in UTC: "20261024T170000Z". */
export const utcStamp = (at: Minute): string => `${localStamp('UTC', at)}Z`;

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** A change of a zone's UTC offset. */
type Change = { readonly at: Minute; readonly from: number; readonly to: number };

/** Returns the first minute with the offset of `high`, between two instants with different offsets. */
function turn(zone: string, low: Minute, high: Minute): Minute {
  const to = offsetAt(zone, high);
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(zone, middle) === to) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * Search step in minutes: zones change their offset at most every few weeks (Ramadan in Morocco: four), so
 * that a weekly check misses none.
 */
const STEP = 7 * DAY;

function changes(zone: string, from: Minute, until: Minute): Change[] {
  const found: Change[] = [];
  for (let at = from; at < until; at += STEP) {
    const next = Math.min(at + STEP, until);
    const [before, after] = [offsetAt(zone, at), offsetAt(zone, next)];
    if (before !== after) found.push({ at: turn(zone, at, next), from: before, to: after });
  }
  return found;
}

/**
 * Returns a zone's VTIMEZONE for the years between two instants, which RFC 5545 requires for every TZID. Each
 * change is listed, so that no rule is assumed.
 */
export function zoneComponent(zone: string, first: Minute, last: Minute): string[] {
  const year = (at: Minute) => Number(wallOf(zone, at).date.slice(0, 4));
  const begin = instantOf(zone, `${year(first)}-01-01`, 0);
  const end = instantOf(zone, `${year(last) + 1}-01-01`, 0);
  const offset = offsetAt(zone, begin);
  const all: Change[] = [{ at: begin, from: offset, to: offset }, ...changes(zone, begin, end)];
  const standard = Math.min(...all.map(({ to }) => to));
  return component('VTIMEZONE', [
    `TZID:${zone}`,
    ...all.flatMap(({ at, from, to }) =>
      component(to > standard ? 'DAYLIGHT' : 'STANDARD', [
        // The local time by the previous offset.
        `DTSTART:${localStamp('UTC', at + from)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
      ]),
    ),
  ]);
}
