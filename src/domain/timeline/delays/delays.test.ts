import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerDelays } from './delay-answer';
import type { DelaySpread } from './delay-draws';
import { REMEDY_SIZES, remediesAt } from './delay-remedies';
import { chanceAfter, type DelayRow, delayLine, play } from './delays';

const row = (id: string, start: number, duration: number, change: Partial<DelayRow> = {}): DelayRow => ({
  id,
  start,
  duration,
  spread: { optimistic: duration * 0.9, likely: duration, late: duration * 1.5 },
  locked: false,
  parallel: false,
  elastic: false,
  ...change,
});

const spreads = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 120 }))
  .map(
    ([low, more, most]): DelaySpread => ({ optimistic: low, likely: low + more, late: low + more + most }),
  );

/** Generates days of up to fifteen rows. Some have gaps between them, and some overlap. */
const days = fc
  .array(
    fc.record({
      gap: fc.integer({ min: -20, max: 30 }),
      duration: fc.integer({ min: 0, max: 120 }),
      spread: spreads,
      locked: fc.boolean(),
      parallel: fc.boolean(),
      elastic: fc.boolean(),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((parts) => {
    let clock = 600;
    return parts.map(({ gap, duration, ...rest }, at): DelayRow => {
      const start = Math.max(0, clock + gap);
      clock = start + duration;
      return { id: `r${at}`, start, duration, ...rest };
    });
  });

const meanOf = ({ optimistic, likely, late }: DelaySpread) => (optimistic + likely + late) / 3;
const meanOfAll = (minutes: Float64Array) => minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
const RUNS = 20_000;

test('the delay simulation gives the same result for the same seed', () => {
  fc.assert(
    fc.property(days, fc.integer(), (rows, seed) => {
      const question = { rows, target: 'r0', moment: 700, seed };
      expect(answerDelays(question, 200)).toEqual(answerDelays({ ...question, rows: [...rows] }, 200));
    }),
    { numRuns: 50 },
  );
  const pair = [row('a', 0, 60), row('b', 60, 30)];
  const played = (seed: number) => play(delayLine(pair, seed, 200)).starts[1];
  expect(played(1)).not.toEqual(played(2));
});

describe('the delay simulation compared with exact formulas', () => {
  test('without free time, the mean end is the sum of the activities’ mean durations', () => {
    fc.assert(
      fc.property(fc.array(spreads, { minLength: 1, maxLength: 8 }), fc.integer(), (list, seed) => {
        // All rows are planned with their shortest duration, so no row ever waits for its planned start.
        const rows = list.map((spread, at) =>
          row(
            `r${at}`,
            at === 0 ? 0 : list.slice(0, at).reduce((sum, s) => sum + s.optimistic, 0),
            spread.optimistic,
            {
              spread,
            },
          ),
        );
        const { ends } = play(delayLine(rows, seed, RUNS));
        const last = delayLine(rows, seed, 1).rows.length - 1;
        const sum = list.reduce((total, spread) => total + meanOf(spread), 0);
        const variance = list.reduce(
          (total, { optimistic: a, likely: c, late: b }) =>
            total + (a * a + b * b + c * c - a * b - a * c - b * c) / 18,
          0,
        );
        expect(Math.abs(meanOfAll(ends[last] ?? new Float64Array(1)) - sum)).toBeLessThanOrEqual(
          5 * Math.sqrt(variance / RUNS) + 1e-9,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('the chance of a late start after one activity follows the triangular distribution', () => {
    fc.assert(
      fc.property(
        spreads.filter(({ optimistic, late }) => late > optimistic),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        fc.integer(),
        (spread, part, seed) => {
          const { optimistic: a, likely: c, late: b } = spread;
          const moment = a + part * (b - a);
          const tail =
            moment <= c
              ? 1 - (c === a ? 0 : (moment - a) ** 2 / ((b - a) * (c - a)))
              : (b - moment) ** 2 / ((b - a) * (b - c));
          const rows = [row('one', 0, a, { spread }), row('next', a, 10)];
          const starts = play(delayLine(rows, seed, RUNS)).starts[1] ?? new Float64Array(0);
          const error = 5 * Math.sqrt((tail * (1 - tail)) / RUNS) + 1e-3;
          expect(Math.abs(chanceAfter(starts, moment) - tail)).toBeLessThanOrEqual(error);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('no simulated activity starts before its planned time', () => {
  fc.assert(
    fc.property(days, fc.integer(), (rows, seed) => {
      const line = delayLine(rows, seed, 50);
      for (const [at, starts] of play(line).starts.entries()) {
        const planned = line.rows[at];
        if (!planned) continue;
        expect(
          starts.every((start) => (planned.locked ? start === planned.start : start >= planned.start)),
        ).toBe(true);
      }
    }),
  );
});

test('adding free time never raises the chance of a delay', () => {
  fc.assert(
    fc.property(
      days,
      fc.nat(),
      fc.integer({ min: -30, max: 90 }),
      fc.integer(),
      (rows, pick, after, seed) => {
        const line = delayLine(rows, seed, 200);
        const target = pick % line.rows.length;
        const moment = (line.rows[target]?.start ?? 0) + after;
        const chance = (shifts?: Parameters<typeof play>[1]) =>
          chanceAfter(play(line, shifts, target).starts[target] ?? new Float64Array(0), moment);
        const untouched = chance();
        for (let place = 0; place <= target; place++)
          for (const way of ['earlier', 'shorter']) {
            let least = untouched;
            for (const minutes of REMEDY_SIZES) {
              const remedy = remediesAt(line.rows, place, minutes).find((one) => one.way === way);
              if (!remedy) continue;
              const now = chance(remedy.shifts);
              expect(now).toBeLessThanOrEqual(least);
              least = now;
            }
          }
      },
    ),
  );
});

describe('a wedding with photos before dinner', () => {
  const wedding = [
    row('dress', 900, 90),
    row('ceremony', 1020, 40, { locked: true }),
    row('transfer', 1080, 30),
    row('photos', 1110, 60),
    row('cocktail', 1170, 90, { elastic: true }),
    row('dinner', 1260, 120),
  ];
  const ask = (rows = wedding, moment = 1280) => answerDelays({ rows, target: 'dinner', moment, seed: 7 });

  test('a dinner that is often late gets a remedy that makes the delay less likely', () => {
    const answer = ask();
    expect(answer.chance).toBeGreaterThan(0.2);
    expect(answer.bins.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1);
    for (const { starts } of answer.rows) expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const [best] = answer.remedies;
    expect(best?.chance).toBeLessThan(answer.chance - 0.03);
    const changed = wedding.map((one) => {
      const shift = best?.shifts.get(one.id);
      const scale = shift ? shift.duration / one.duration : 1;
      const { optimistic, likely, late } = one.spread;
      const spread = { optimistic: optimistic * scale, likely: likely * scale, late: late * scale };
      return { ...one, ...shift, spread };
    });
    expect(ask(changed).chance).toBeCloseTo(best?.chance ?? 1, 6);
  });

  test('a locked activity protects the activities after it from delays before it', () => {
    const slow = wedding.map((one) =>
      one.id === 'dress' ? { ...one, spread: { optimistic: 90, likely: 90, late: 130 } } : one,
    );
    expect(ask(slow).chance).toBe(ask().chance);
  });

  test('a day with enough free time needs no remedy', () => {
    expect(ask(wedding, 1259).remedies).toEqual([]);
    expect(ask(wedding, 2000)).toMatchObject({ chance: 0, remedies: [] });
  });

  test('asking for the delay of an unknown activity throws an error', () => {
    expect(() => answerDelays({ rows: wedding, target: 'nobody', moment: 0, seed: 1 })).toThrow(RangeError);
  });
});
