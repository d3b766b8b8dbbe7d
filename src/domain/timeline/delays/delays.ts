import { type DelaySpread, drawInto, seededRandom } from './delay-draws';

/** A row of the simulation. All times are in minutes from the same origin. */
export type DelayRow = {
  readonly id: string;
  readonly start: number;
  readonly duration: number;
  readonly spread: DelaySpread;
  /**
   * True if the row, such as a Mass or photographs at sunset, starts as planned even if earlier rows are
   * late.
   */
  readonly locked: boolean;
  /** True if a locked row can be late after all, such as a ceremony that waits for the couple. */
  readonly late?: boolean;
  /**
   * True if the row runs in parallel with others. A delay passes from one row to another only if the second
   * clearly follows the first in the plan.
   */
  readonly parallel: boolean;
  /**
   * True if the row starts as planned even if others are late. Guests arrive whether or not the couple is
   * ready.
   */
  readonly alone?: boolean;
  /** True if the row is finished hours before it is needed. It then never delays another row. */
  readonly apart?: boolean;
  /** True if the row can be shortened without guests noticing, such as a cocktail or a dance. */
  readonly elastic: boolean;
};

export type Shift = { readonly start: number; readonly duration: number };

/**
 * Data that all simulations of a day share: the rows sorted by start, their dependencies and their random
 * durations.
 */
export type Line = {
  readonly runs: number;
  readonly rows: readonly DelayRow[];
  readonly luck: readonly Float64Array[];
  readonly minutes: readonly Float64Array[];
  /** Indexes of the rows, sorted by planned end. */
  readonly byEnd: readonly number[];
  /** For each row: how many rows of `byEnd` are planned to end before it starts. The row waits for these. */
  readonly over: readonly number[];
};

export const RUNS = 2_000;

/** Returns the simulated duration of a row in each run, in minutes, for a given planned duration. */
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

type Played = { readonly starts: readonly Float64Array[]; readonly ends: readonly Float64Array[] };

/** Allocates memory for the result of a simulation. It can be reused for the next one. */
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
 * Simulates the day. A row starts at its planned time, or later when the rows that it depends on are over.
 * `shifts` changes planned times but not dependencies. Rows after `last` aren't simulated, and `runs` can't
 * exceed the number of runs in `line`.
 */
export function play(
  line: Line,
  shifts?: ReadonlyMap<string, Shift>,
  last: number = line.rows.length - 1,
  runs: number = line.runs,
  room: Played = roomFor(line),
): Played {
  // `main`: when the guests' previous activities have ended. `all`: when all rows that are planned to be over
  // have ended.
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

/** Returns the share of the first `runs` runs in which the row starts after `moment`, 0 to 1. */
export function chanceAfter(starts: Float64Array, moment: number, runs: number = starts.length): number {
  let later = 0;
  for (let run = 0; run < runs; run++) if ((starts[run] ?? 0) > moment) later++;
  return runs === 0 ? 0 : later / runs;
}
