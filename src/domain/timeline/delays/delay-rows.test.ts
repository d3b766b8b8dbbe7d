import { expect, test } from 'vitest';
import { DAY_FACTS, MADRID, row, sunOf } from '@/../tests/builders/timeline';
import { generateDay } from '../generate';
import { endOf, type RunSheetRow } from '../item';
import { DAY_TEMPLATES, SIDE_BLOCKS, TEAM_LINES } from '../templates.data';
import { answerDelays } from './delay-answer';
import { delayRows, usualTarget, withRemedy } from './delay-rows';
import { KIND_OF_LINE, SPREADS } from './delay-spreads.data';
import { chanceAfter, delayLine, play } from './delays';

/** The generated run sheet of a Spanish evening wedding. */
const day = (): RunSheetRow[] =>
  generateDay('es-tarde', DAY_FACTS, MADRID, sunOf(DAY_FACTS.event_date)).lines.map(
    ({ id, starts_at, duration, buffer, track, locked, sun }) =>
      row(0, duration, {
        id,
        title: id,
        starts_at,
        buffer,
        track,
        locked,
        sun,
        generated: { origin: `run-${id}`, origin_title: id, origin_at: starts_at, origin_duration: duration },
      }),
  );

test('each activity of the run sheet templates has a delay estimate', () => {
  const ids = [...DAY_TEMPLATES.flatMap(({ blocks }) => blocks), ...SIDE_BLOCKS, ...TEAM_LINES].map(
    ({ id }) => id,
  );
  expect(ids.filter((id) => !KIND_OF_LINE[id])).toEqual([]);
  for (const { optimistic, likely, late } of Object.values(SPREADS))
    expect(optimistic <= likely && likely <= late && optimistic > 0).toBe(true);
});

test('a remedy lowers the chance of a late dinner by the promised amount', () => {
  const rows = day();
  const target = usualTarget(rows);
  expect(target?.id).toBe('dinner');
  const moment = (target?.starts_at ?? 0) + 10;
  const ask = (asked: RunSheetRow[]) =>
    answerDelays({ rows: delayRows(asked), target: 'dinner', moment, seed: 1 });
  const { chance, remedies } = ask(rows);
  expect(chance).toBeGreaterThan(0.1);
  const [best] = remedies;
  if (!best) throw new Error('No remedy');
  const changed = withRemedy(rows, best);
  const after = rows.map((one) => changed.find(({ id }) => id === one.id) ?? one);
  expect(ask(after).chance).toBeCloseTo(best.chance, 6);
  const freed = after.find(({ id }) => id === best.follows);
  expect(freed?.buffer).toBe((rows.find(({ id }) => id === best.follows)?.buffer ?? 0) + best.minutes);
  const next = after.find(({ id }) => id === best.before);
  expect(freed && next && next.starts_at - endOf(freed)).toBeGreaterThanOrEqual(best.minutes);
});

test('the delay simulation treats activities tied to the sun as locked', () => {
  const [plain, locked, sun, team] = delayRows([
    row(600, 30),
    row(600, 30, { locked: true }),
    row(600, 30, { sun: { event: 'sunset', offset: 0 } }),
    row(600, 30, { track: 'team' }),
  ]);
  expect([plain?.locked, locked?.locked, sun?.locked]).toEqual([false, true, true]);
  expect([plain?.parallel, team?.parallel]).toEqual([false, true]);
  expect(usualTarget([row(600, 30)])).toBeNull();
});

test('a wedding ceremony often starts 5 minutes late but rarely 45', () => {
  const rows = day();
  const ceremony = rows.find(({ id }) => id === 'ceremony');
  const moment = ceremony?.starts_at ?? 0;
  const at = (minutes: number) =>
    answerDelays({ rows: delayRows(rows), target: 'ceremony', moment: moment + minutes, seed: 1 }).chance;
  expect(at(5)).toBeGreaterThan(0.2);
  expect(at(45)).toBeLessThan(0.05);
});

test('a late bar setup doesn’t delay the ceremony', () => {
  const told = (origin: string) => ({
    generated: { origin, origin_title: '', origin_at: 0, origin_duration: 0 },
  });
  const rows = delayRows([
    row(1_020, 60, { track: 'team', ...told('run-barSetUp') }),
    row(1_080, 40, { locked: true, ...told('run-ceremony') }),
  ]);
  const line = delayLine(rows, 7);
  const at = line.rows.findIndex(({ id }) => id === rows[1]?.id);
  expect(play(line).starts[at]?.every((start) => start === rows[1]?.start)).toBe(true);
});

test('the ceremony starts late if the couple isn’t ready', () => {
  const told = (origin: string) => ({
    generated: { origin, origin_title: '', origin_at: 0, origin_duration: 0 },
  });
  const rows = delayRows([
    row(840, 180, { track: 'team', ...told('run-hair') }),
    row(1_020, 60, { track: 'team', ...told('run-ready') }),
    row(1_085, 40, { locked: true, ...told('run-ceremony') }),
    row(1_125, 90, told('run-cocktail')),
  ]);
  const line = delayLine(rows, 7);
  const { starts } = play(line);
  const at = line.rows.findIndex(({ id }) => id === rows[2]?.id);
  const planned = rows[2]?.start ?? 0;
  expect(starts[at]?.every((start) => start >= planned)).toBe(true);
  const late = chanceAfter(starts[at] ?? new Float64Array(), planned + 5);
  expect(late).toBeGreaterThan(0.1);
  expect(late).toBeLessThan(0.9);
});
