import { bestRemedies, type RatedRemedy } from './delay-remedies';
import { chanceAfter, type DelayRow, delayLine, play, RUNS } from './delays';

/** A question about delays: how likely is it that a row starts after a certain time? */
export type DelayQuestion = {
  readonly rows: readonly DelayRow[];
  readonly target: string;
  /** The time to compare with, in the same minutes as the rows. */
  readonly moment: number;
  readonly seed: number;
};

/** Quantiles of the start time that are shown. */
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

type RowDelay = {
  readonly id: string;
  /** Start times at the `QUANTILES`, in minutes. */
  readonly starts: readonly number[];
};

/** A bar of the chart. `part` is the share of simulated starts from `from` until `width` minutes later. */
type Bin = { readonly from: number; readonly part: number };

export type DelayAnswer = {
  readonly rows: readonly RowDelay[];
  readonly chance: number;
  readonly width: number;
  readonly bins: readonly Bin[];
  readonly remedies: readonly RatedRemedy[];
};

const BARS = 24;
const WIDTHS = [1, 2, 5, 10, 15, 30, 60];

const at = (sorted: Float64Array, part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

function binsOf(sorted: Float64Array): { width: number; bins: Bin[] } {
  const [first, last] = [sorted[0] ?? 0, at(sorted, 0.995)];
  const width = WIDTHS.find((minutes) => (last - first) / minutes < BARS) ?? 60;
  const origin = Math.floor(first / width) * width;
  const counts = Array.from({ length: Math.floor((last - origin) / width) + 1 }, () => 0);
  for (const start of sorted) {
    // All very late starts are put into the last bar. Otherwise a few of them would stretch the chart.
    const bar = Math.min(counts.length - 1, Math.floor((start - origin) / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return {
    width,
    bins: counts.map((count, bar) => ({ from: origin + bar * width, part: count / sorted.length })),
  };
}

/**
 * Simulates the day `runs` times and answers the question. @throws RangeError if no row has the id `target`.
 */
export function answerDelays({ rows, target, moment, seed }: DelayQuestion, runs = RUNS): DelayAnswer {
  const line = delayLine(rows, seed, runs);
  const place = line.rows.findIndex(({ id }) => id === target);
  const { starts } = play(line);
  const wanted = starts[place];
  if (!wanted) throw new RangeError(`No row ${target}`);
  const chance = chanceAfter(wanted, moment);
  const told = line.rows.map(({ id }, row): RowDelay => {
    const sorted = starts[row]?.slice().sort() ?? new Float64Array(0);
    return {
      id,
      starts: QUANTILES.map((part) => at(sorted, part)),
    };
  });
  return {
    rows: told,
    chance,
    ...binsOf(wanted.slice().sort()),
    remedies: bestRemedies(line, place, moment, chance),
  };
}
