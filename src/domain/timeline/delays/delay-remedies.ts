import { byDays } from '../item';
import { chanceAfter, type DelayRow, type Line, play, roomFor, type Shift } from './delays';

/** A way to create free time before a row, so that a delay is absorbed. */
export type Remedy = {
  /** Id of the row after the free time. */
  readonly before: string;
  readonly minutes: number;
  /** `earlier`: the rows before the free time start sooner. `shorter`: the row before it is shortened. */
  readonly way: 'earlier' | 'shorter';
  /** New times of the changed rows, by id. */
  readonly shifts: ReadonlyMap<string, Shift>;
  /** Id of the row before the free time. */
  readonly follows: string;
};
export type RatedRemedy = Remedy & { readonly chance: number };

/** Minutes of free time that are tried. */
export const REMEDY_SIZES = [5, 10, 15, 20, 30] as const;
const TRIAL_SIZE = 15;
/**
 * Number of runs for a first comparison of all places where free time can be added. Only the best places are
 * then simulated with all runs.
 */
const TRIAL_RUNS = 250;
/** Maximum number of places to compare. On a day with more rows, only every second or third row is tried. */
const MOST_PLACES = 40;
const FINALISTS = 2;
/** A row can be shortened to this share of its length, but not below `KEPT_MINUTES`. */
const KEPT_PART = 2 / 3;
const KEPT_MINUTES = 15;
/** A remedy is shown only if it reduces the probability of a late start by at least this much. */
const WORTH = 0.03;
/** If the probability of a late start is below this value, a larger remedy isn't needed. */
const CALM = 0.1;

const endOf = ({ start, duration }: DelayRow) => start + duration;

function dayStart(rows: readonly DelayRow[], place: number): number {
  const day = byDays(rows.slice(0, place + 1), ({ start }) => start).at(-1) ?? [];
  return place + 1 - day.length;
}

/**
 * Lets the rows before a place start sooner. Only rows after the last locked one, on the same day, are moved.
 * Returns null if there isn't enough time.
 */
function earlier(rows: readonly DelayRow[], place: number, minutes: number): Remedy | null {
  const target = rows[place];
  if (!target || target.parallel) return null;
  const before = rows.slice(0, place);
  const anchor = Math.max(
    before.findLastIndex(({ locked }) => locked),
    dayStart(rows, place) - 1,
  );
  const movable = before.slice(anchor + 1).filter(({ start }) => start < target.start);
  const first = movable[0];
  const anchored = rows[anchor];
  const follows = movable.findLast(({ parallel }) => !parallel);
  if (!first || !follows || (anchored && first.start - minutes < endOf(anchored))) return null;
  const moved = (row: DelayRow): [string, Shift] => [
    row.id,
    { start: row.start - minutes, duration: row.duration },
  ];
  return {
    before: target.id,
    minutes,
    way: 'earlier',
    shifts: new Map(movable.map(moved)),
    follows: follows.id,
  };
}

/** Shortens the row before a place. Returns null if it can't be shortened that much. */
function shorter(rows: readonly DelayRow[], place: number, minutes: number): Remedy | null {
  const target = rows[place];
  if (!target || target.parallel) return null;
  const giver = rows.slice(0, place).findLast(({ parallel }) => !parallel);
  if (!giver?.elastic || endOf(giver) > target.start) return null;
  const left = giver.duration - minutes;
  if (left < KEPT_MINUTES || left < giver.duration * KEPT_PART) return null;
  return {
    before: target.id,
    minutes,
    way: 'shorter',
    shifts: new Map([[giver.id, { start: giver.start, duration: left }]]),
    follows: giver.id,
  };
}

/**
 * Returns the possible remedies at a row. None of them can delay anything, because rows only start sooner or
 * become shorter.
 */
export const remediesAt = (rows: readonly DelayRow[], place: number, minutes: number): Remedy[] =>
  [earlier(rows, place, minutes), shorter(rows, place, minutes)].filter((remedy) => remedy !== null);

const WAYS: readonly Remedy['way'][] = ['earlier', 'shorter'];

/**
 * Returns the best remedy of each kind, best first. A remedy reduces the probability that the row at `target`
 * starts after `moment`. `chance` is the probability without a remedy. If several sizes have nearly the same
 * effect, the smallest one is returned.
 */
export function bestRemedies(line: Line, target: number, moment: number, chance: number): RatedRemedy[] {
  const { id } = line.rows[target] ?? {};
  if (id === undefined || chance < WORTH) return [];
  const room = roomFor(line);
  const after = (remedy: Remedy, runs: number) => {
    const starts = play(line, remedy.shifts, target, runs, room).starts[target];
    return starts ? chanceAfter(starts, moment, runs) : 1;
  };
  const step = Math.ceil((target + 1) / MOST_PLACES);
  const trials = line.rows
    .flatMap((_, place) => (place <= target && (target - place) % step === 0 ? place : []))
    .flatMap((place) => remediesAt(line.rows, place, TRIAL_SIZE).map((remedy) => ({ remedy, place })))
    .map(({ remedy, place }) => ({ remedy, place, chance: after(remedy, Math.min(TRIAL_RUNS, line.runs)) }))
    .sort((a, b) => a.chance - b.chance || b.place - a.place);
  return WAYS.flatMap((way) =>
    trials
      .filter(({ remedy }) => remedy.way === way)
      .slice(0, FINALISTS)
      .flatMap(({ place }) => {
        const sizes = REMEDY_SIZES.flatMap((minutes) =>
          remediesAt(line.rows, place, minutes).filter((remedy) => remedy.way === way),
        ).map((remedy) => ({ ...remedy, chance: after(remedy, line.runs) }));
        const most = chance - Math.min(chance, ...sizes.map((tried) => tried.chance));
        const enough = sizes.find((tried) => tried.chance <= CALM || chance - tried.chance >= most * 0.8);
        return enough && chance - enough.chance >= WORTH ? [enough] : [];
      })
      .sort((a, b) => a.chance - b.chance)
      .slice(0, 1),
  ).sort((a, b) => a.chance - b.chance);
}
