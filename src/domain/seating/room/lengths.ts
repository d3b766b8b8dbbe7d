import type { LengthUnit } from '../chart';

/** International foot. */
const METRES: { readonly [U in LengthUnit]: number } = { m: 1, ft: 0.3048 };
export const inMetres = (length: number, unit: LengthUnit): number => length * METRES[unit];

/** To the centimetre, as stored. */
export const round = (metres: number): number => Math.round(metres * 100) / 100;

/** Decimals that a centimetre can be told by: a tenth of a foot is three. */
export const DECIMALS: { readonly [U in LengthUnit]: number } = { m: 2, ft: 1 };

/** Metres as they are shown. */
export function inUnit(metres: number, unit: LengthUnit): number {
  const scale = 10 ** DECIMALS[unit];
  return Math.round((metres / METRES[unit]) * scale) / scale;
}

/** Typed length in metres; unchanged if it is displayed the same as before. */
export const sameOr = (before: number, metres: number, unit: LengthUnit): number =>
  inUnit(before, unit) === inUnit(metres, unit) ? before : metres;

/** Tables are made in centimetres, or in half feet. */
export const asMade = (metres: number, unit: LengthUnit): number =>
  unit === 'm' ? metres : round(inMetres(halfFeet(metres), 'ft'));
export const halfFeet = (metres: number): number => Math.round((metres / METRES.ft) * 2) / 2;

/** Step of an arrow key, alone and with Shift, in metres. */
export const ARROW_STEPS: { readonly [U in LengthUnit]: readonly [small: number, large: number] } = {
  m: [0.1, 1],
  ft: [inMetres(0.5, 'ft'), inMetres(3, 'ft')],
};

/** A round length for a drawing's scale, at most a third of its width, in metres. */
export const scaleBar = (width: number, unit: LengthUnit): number =>
  inMetres([100, 50, 20, 10, 5, 2].find((length) => inMetres(length, unit) <= width / 3) ?? 1, unit);

/** Lands that measure in feet. */
export const unitIn = (country: string | null): LengthUnit =>
  country !== null && ['US', 'LR', 'MM'].includes(country) ? 'ft' : 'm';
