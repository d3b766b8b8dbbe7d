import { byDays } from '../item';
import { chanceAfter, type DelayRow, type Line, play, roomFor, type Shift } from './delays';

/** Free time before a row, and its source. */
export type Remedy = {
  /** The row after the free time. */
  readonly before: string;
  readonly minutes: number;
  /** `earlier`: the rows before it start sooner. `shorter`: the row before it gets shorter. */
  readonly way: 'earlier' | 'shorter';
  /** The changed rows with their new times. */
  readonly shifts: ReadonlyMap<string, Shift>;
  /** The row before the free time. */
  readonly follows: string;
};
export type RatedRemedy = Remedy & { readonly chance: number };

/** Tried sizes of a remedy in minutes. */
export const REMEDY_SIZES = [5, 10, 15, 20, 30] as const;
const TRIAL_SIZE = 15;
/** Runs in which all places are compared; the best ones are then simulated in full. */
const TRIAL_RUNS = 250;
/** The most compared places; a longer day uses every second, third… one, counted from the row in question. */
const MOST_PLACES = 40;
const FINALISTS = 2;
/** The least duration of an elastic row: a share of its length, and minutes. */
const KEPT_PART = 2 / 3;
const KEPT_MINUTES = 15;
/** The least reduction of the probability that makes a remedy worth showing. */
const WORTH = 0.03;
/** Below this probability no larger remedy is needed. */
const CALM = 0.1;

const endOf = ({ start, duration }: DelayRow) => start + duration;

/** Returns the index of the first row of a row's day. */
function dayStart(rows: readonly DelayRow[], place: number): number {
  const day = byDays(rows.slice(0, place + 1), ({ start }) => start).at(-1) ?? [];
  return place + 1 - day.length;
}

/**
 * Starts the rows before a place sooner, back to the last locked one or the night before; null if they can't
 * move so far.
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

/** Shortens the row before a place. */
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
 * Returns the possible remedies at a row; none makes anything later, because nothing moves back or gets
 * longer.
 */
export const remediesAt = (rows: readonly DelayRow[], place: number, minutes: number): Remedy[] =>
  [earlier(rows, place, minutes), shorter(rows, place, minutes)].filter((remedy) => remedy !== null);

const WAYS: readonly Remedy['way'][] = ['earlier', 'shorter'];

/**
 * Returns the best remedy of each kind, best first, that lowers the probability of the row at `target`
 * starting after `moment`. `chance` is the current probability. Each is the smallest with nearly the full
 * effect.
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
