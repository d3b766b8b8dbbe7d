import type { LengthUnit } from '../chart';

/** Metres per unit; the international foot. */
const METRES: { readonly [U in LengthUnit]: number } = { m: 1, ft: 0.3048 };
export const inMetres = (length: number, unit: LengthUnit): number => length * METRES[unit];

/** Rounds to the centimetre, as stored. */
export const round = (metres: number): number => Math.round(metres * 100) / 100;

/** Decimals that distinguish centimetres. */
export const DECIMALS: { readonly [U in LengthUnit]: number } = { m: 2, ft: 1 };

/** Converts metres to the shown number. */
export function inUnit(metres: number, unit: LengthUnit): number {
  const scale = 10 ** DECIMALS[unit];
  return Math.round((metres / METRES[unit]) * scale) / scale;
}

/** Returns a typed length in metres; the old one if it is displayed the same. */
export const sameOr = (before: number, metres: number, unit: LengthUnit): number =>
  inUnit(before, unit) === inUnit(metres, unit) ? before : metres;

/** Rounds to the centimetre or half foot, as tables are made. */
export const asMade = (metres: number, unit: LengthUnit): number =>
  unit === 'm' ? metres : round(inMetres(halfFeet(metres), 'ft'));
export const halfFeet = (metres: number): number => Math.round((metres / METRES.ft) * 2) / 2;

/** Steps of an arrow key, alone and with Shift, in metres. */
export const ARROW_STEPS: { readonly [U in LengthUnit]: readonly [small: number, large: number] } = {
  m: [0.1, 1],
  ft: [inMetres(0.5, 'ft'), inMetres(3, 'ft')],
};

/** Returns a round length for a drawing's scale bar, at most a third of its width, in metres. */
export const scaleBar = (width: number, unit: LengthUnit): number =>
  inMetres([100, 50, 20, 10, 5, 2].find((length) => inMetres(length, unit) <= width / 3) ?? 1, unit);

/** Returns the unit of a country's lengths. */
export const unitIn = (country: string | null): LengthUnit =>
  country !== null && ['US', 'LR', 'MM'].includes(country) ? 'ft' : 'm';
