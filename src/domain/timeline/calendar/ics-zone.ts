import type { Minute } from '../item.ts';
import { DAY, instantOf, offsetAt, wallOf } from '../zone.ts';
import { component } from './ics-text.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the local time in a zone, such as "20261024T190000". */
export function localStamp(zone: string, at: Minute): string {
  const { date, minutes } = wallOf(zone, at);
  return `${date.replaceAll('-', '')}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}

/**
 * Returns true if a local time occurs only once. When clocks go back, an hour is repeated, and programs
 * differ in which of the two hours they choose.
 */
export function isToldOnce(zone: string, at: Minute): boolean {
  const local = at + offsetAt(zone, at);
  const near = new Set([at - DAY, at, at + DAY].map((instant) => offsetAt(zone, instant)));
  return [...near].filter((offset) => offsetAt(zone, local - offset) === offset).length === 1;
}

/** Formats a time in UTC, such as "20261024T170000Z". */
export const utcStamp = (at: Minute): string => `${localStamp('UTC', at)}Z`;

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** A change of a time zone's UTC offset. `from` and `to` are the offsets before and after it, in minutes. */
type Change = { readonly at: Minute; readonly from: number; readonly to: number };

/**
 * Returns the first minute with the same UTC offset as at `high`. The offsets at `low` and `high` must
 * differ.
 */
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
 * Step in minutes for finding changes of the UTC offset. Morocco changes twice within about four weeks
 * (Ramadan), and no zone changes faster, so weekly checks miss nothing.
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
 * Returns the VTIMEZONE component for the years between two instants. RFC 5545 requires one for every TZID.
 * It lists each change of the offset, because zones need not follow a rule.
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
        // RFC 5545 requires this local time to be given in the offset before the change.
        `DTSTART:${localStamp('UTC', at + from)}`,
        `TZOFFSETFROM:${offsetText(from)}`,
        `TZOFFSETTO:${offsetText(to)}`,
      ]),
    ),
  ]);
}
