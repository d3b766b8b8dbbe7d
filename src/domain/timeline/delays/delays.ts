import { type DelaySpread, drawInto, seededRandom } from './delay-draws';

/** A simulated row. Times are minutes from an origin that all rows share. */
export type DelayRow = {
  readonly id: string;
  readonly start: number;
  /** The planned duration. */
  readonly duration: number;
  /** The possible durations. */
  readonly spread: DelaySpread;
  /** True if the row starts as planned, whatever happened before: a Mass, a sunset. */
  readonly locked: boolean;
  /** True for a locked row that can still be late: a ceremony waits for the couple. */
  readonly late?: boolean;
  /**
   * True if the row runs in parallel: it waits for, and delays, only rows that the plan puts clearly before
   * or after it.
   */
  readonly parallel: boolean;
  /** True if the row starts as planned, whoever is late: guests arrive whether or not the couple is ready. */
  readonly alone?: boolean;
  /** True if the row is ready hours ahead, so that it delays no other row. */
  readonly apart?: boolean;
  /** True if the row can be shortened unnoticed: a cocktail, a dance. */
  readonly elastic: boolean;
};

/** A row's changed start and duration. */
export type Shift = { readonly start: number; readonly duration: number };

/** The rows by their start, with their dependencies and random durations, which all simulations share. */
export type Line = {
  readonly runs: number;
  readonly rows: readonly DelayRow[];
  readonly luck: readonly Float64Array[];
  readonly minutes: readonly Float64Array[];
  /** Indices by planned end. */
  readonly byEnd: readonly number[];
  /** Number of rows in `byEnd` that are over by plan when each row starts. */
  readonly over: readonly number[];
};

export const RUNS = 2_000;

/** Returns a row's minutes in each run for a planned duration. */
function minutesOf({ spread, duration }: DelayRow, luck: Float64Array, planned: number): Float64Array {
  const minutes = new Float64Array(luck.length);
  drawInto(minutes, luck, spread, duration > 0 ? planned / duration : 1);
  return minutes;
}

export function delayLine(planned: readonly DelayRow[], seed: number, runs: number = RUNS): Line {
  const end = ({ start, duration }: DelayRow) => start + duration;
  const rows = [...planned].sort((a, b) => a.start - b.start || end(a) - end(b));
  const byEnd = [...rows.entries()]
    .filter(([, { apart }]) => !apart)
    .sort(([i, a], [j, b]) => end(a) - end(b) || i - j);
  let reached = 0;
  const over = rows.map(({ start }, at) => {
    for (let next = byEnd[reached]; next && end(next[1]) <= start && next[0] < at; next = byEnd[reached])
      reached++;
    return reached;
  });
  const luck = rows.map(({ id }) => seededRandom(id, seed, runs));
  return {
    runs,
    rows,
    luck,
    minutes: rows.map((row, at) => minutesOf(row, luck[at] ?? new Float64Array(runs), row.duration)),
    byEnd: byEnd.map(([at]) => at),
    over,
  };
}

/** Starts and ends of each row in each run. */
type Played = { readonly starts: readonly Float64Array[]; readonly ends: readonly Float64Array[] };

/** Allocates the result of a simulation, which later ones overwrite. */
export function roomFor({ rows, runs }: Line): Played {
  const columns = () => rows.map(() => new Float64Array(runs));
  return { starts: columns(), ends: columns() };
}

const raise = (to: Float64Array, by: Float64Array, runs: number) => {
  for (let run = 0; run < runs; run++) {
    const value = by[run] ?? 0;
    if (value > (to[run] ?? 0)) to[run] = value;
  }
};

/**
 * Simulates the day: a row starts when planned, or when its dependencies are over. `shifts` changes start
 * times without changing dependencies. `last` is the last row of interest, `runs` at most the line's.
 */
export function play(
  line: Line,
  shifts?: ReadonlyMap<string, Shift>,
  last: number = line.rows.length - 1,
  runs: number = line.runs,
  room: Played = roomFor(line),
): Played {
  // When the day's main sequence is free, and when all rows that should be over are.
  const [main, all] = [new Float64Array(runs), new Float64Array(runs)];
  main.fill(-Infinity);
  all.fill(-Infinity);
  const sideways = line.rows.some(({ parallel }) => parallel);
  let reached = 0;
  for (let at = 0; at <= last; at++) {
    const row = line.rows[at];
    const [luck, starts, ends] = [line.luck[at], room.starts[at], room.ends[at]];
    if (!row || !luck || !starts || !ends) break;
    for (; sideways && reached < (line.over[at] ?? 0); reached++) {
      const done = room.ends[line.byEnd[reached] ?? 0];
      if (done) raise(all, done, runs);
    }
    const { start, duration } = shifts?.get(row.id) ?? row;
    const known = line.minutes[at];
    const minutes = known && duration === row.duration ? known : minutesOf(row, luck, duration);
    starts.fill(start, 0, runs);
    const waits = (!row.locked || row.late === true) && !row.alone;
    if (waits && sideways) raise(starts, all, runs);
    if (waits && !row.parallel) raise(starts, main, runs);
    for (let run = 0; run < runs; run++) ends[run] = (starts[run] ?? 0) + (minutes[run] ?? 0);
    if (!row.parallel) raise(main, ends, runs);
  }
  return room;
}

/** Returns the share of the first `runs` runs, 0 to 1, with a start after a time. */
export function chanceAfter(starts: Float64Array, moment: number, runs: number = starts.length): number {
  let later = 0;
  for (let run = 0; run < runs; run++) if ((starts[run] ?? 0) > moment) later++;
  return runs === 0 ? 0 : later / runs;
}
