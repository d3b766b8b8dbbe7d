import { type DelaySpread, drawInto, seededRandom } from './delay-draws';

/** One row of the day. Times are minutes from any moment that all rows share. */
export type DelayRow = {
  readonly id: string;
  readonly start: number;
  /** As planned. */
  readonly duration: number;
  /** What it may take. */
  readonly spread: DelaySpread;
  /** Starts when it is planned, whatever happened before: a Mass, a sunset. */
  readonly locked: boolean;
  /** Locked for who plans and yet late for who waits: a ceremony begins when the couple is there. */
  readonly late?: boolean;
  /** Runs in parallel: it waits for, and delays, only rows that the plan puts clearly before or after it. */
  readonly parallel: boolean;
  /** Starts as planned, whoever else is late: guests arrive whether or not the couple is dressed. */
  readonly alone?: boolean;
  /** Ready hours ahead: it delays nobody. */
  readonly apart?: boolean;
  /** Can be made shorter without hurting anybody: a cocktail, a dance. */
  readonly elastic: boolean;
};

/** A row as something else than planned: moved, or shorter, or both. */
export type Shift = { readonly start: number; readonly duration: number };

/** The rows by their start, what each waits for, and how long each takes in each run: what all plays have in common. */
export type Line = {
  readonly runs: number;
  readonly rows: readonly DelayRow[];
  readonly luck: readonly Float64Array[];
  readonly minutes: readonly Float64Array[];
  /** By planned end. */
  readonly byEnd: readonly number[];
  /** How many of `byEnd` are over by plan when a row starts. */
  readonly over: readonly number[];
};

export const RUNS = 2_000;

/** Minutes that a row takes in each run when it is planned to take `planned`. */
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

/** Starts and ends of each row of the line in each run. */
type Played = { readonly starts: readonly Float64Array[]; readonly ends: readonly Float64Array[] };

/** Room for the results of a play; a later play in the same room writes over them. */
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
 * Simulates the day: a row starts when planned, or when what it waits for is over. `shifts` changes start
 * times without changing dependencies. `last` is the last row of interest, `runs` at most the line's.
 */
export function play(
  line: Line,
  shifts?: ReadonlyMap<string, Shift>,
  last: number = line.rows.length - 1,
  runs: number = line.runs,
  room: Played = roomFor(line),
): Played {
  // When the main course of the day is free again, and when all that the plan has over is over.
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

/** Share of the first `runs` runs, 0 to 1, with a start after a moment. */
export function chanceAfter(starts: Float64Array, moment: number, runs: number = starts.length): number {
  let later = 0;
  for (let run = 0; run < runs; run++) if ((starts[run] ?? 0) > moment) later++;
  return runs === 0 ? 0 : later / runs;
}
