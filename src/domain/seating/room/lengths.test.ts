import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LENGTH_UNITS } from '../chart';
import { CHART_SCHEMAS, THING_SCHEMAS, thingSchema } from '../schema';
import { asMade, inMetres, inUnit, sameOr, scaleBar, unitIn } from './lengths';
import { cornerAt, cornersFromText, textOfCorners } from './walls';

const units = fc.constantFrom(...LENGTH_UNITS);
const metres = fc.integer({ min: 20, max: 50_000 }).map((centimetres) => centimetres / 100);
const table = {
  name: 'Mesa 1',
  shape: 'rectangle',
  seats: '8',
  wheelchair_places: '0',
  rotation: '0',
} as const;

test('lengths are shown in feet in the United States and in metres in Spain', () => {
  expect(inMetres(10, 'ft')).toBeCloseTo(3.048);
  expect(inMetres(10, 'm')).toBe(10);
  expect([unitIn('US'), unitIn('ES'), unitIn(null)]).toEqual(['ft', 'm', 'm']);
});

test('entering the displayed length again doesn’t change the stored length', () => {
  fc.assert(
    fc.property(metres, units, (length, unit) => {
      const width = String(inUnit(Math.min(length, 99), unit));
      const typed = THING_SCHEMAS[unit].parse({ ...table, width, height: '1' });
      expect(sameOr(Math.min(length, 99), typed.width, unit)).toBe(Math.min(length, 99));
      expect(inUnit(typed.width, unit)).toBe(Number(width));
    }),
  );
});

test('a length entered in feet is stored in metres', () => {
  const typed = { ...table, width: '8', height: '2,5' };
  expect(THING_SCHEMAS.ft.parse(typed)).toMatchObject({ width: 2.44, height: 0.76 });
  expect(THING_SCHEMAS.m.parse(typed)).toMatchObject({ width: 8, height: 2.5 });
  expect(THING_SCHEMAS.ft.safeParse({ ...typed, width: '0.6' }).success).toBe(false);
  expect(THING_SCHEMAS.ft.safeParse({ ...typed, width: '329' }).success).toBe(false);
  const room = { name: 'Hall', form: 'rectangle', corner: 'upper-left', corners: '' } as const;
  const size = { width: '40', height: '30', cut_width: '1', cut_height: '1' };
  expect(CHART_SCHEMAS.ft.parse({ ...room, ...size })).toMatchObject({ width: 12.19, height: 9.14 });
});

test('room corners entered in feet are shown again as entered', () => {
  const outline = cornersFromText('0 0\n40 0\n40 30\n0 30', 'ft');
  expect(outline?.[2]).toEqual([12.19, 9.14]);
  expect(textOfCorners({ width: 12.19, height: 9.14, outline }, 'ft')).toBe('0 0\n40 0\n40 30\n0 30');
  expect(cornerAt({ x: 9.1, y: 0.2 }, 'ft')).toEqual([9.14, 0.15]);
});

test('new tables get the sizes usual in the country’s unit of length', () => {
  expect([1.5, 1.8, 2.44, 0.76].map((one) => asMade(one, 'ft'))).toEqual([1.52, 1.83, 2.44, 0.76]);
  expect(asMade(1.5, 'm')).toBe(1.5);
  expect([scaleBar(20, 'm'), inUnit(scaleBar(20, 'ft'), 'ft')]).toEqual([5, 20]);
});

test('two tables of a room can’t have names that differ only in upper and lower case', () => {
  const named = (name: string, taken: string[]) =>
    thingSchema('m', taken).safeParse({ ...table, width: '1', height: '1', name }).error?.issues[0]?.message;
  expect(named('abuelos ', ['Abuelos', 'Primos'])).toBe('problem.nameTaken');
  expect(named('Mesa 12', ['Mesa 1', 'Mesa 2'])).toBeUndefined();
});
