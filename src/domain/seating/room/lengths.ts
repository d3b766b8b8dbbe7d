import type { LengthUnit } from '../chart';

/** Metres per unit. A foot is the international foot. */
const METRES: { readonly [U in LengthUnit]: number } = { m: 1, ft: 0.3048 };
export const inMetres = (length: number, unit: LengthUnit): number => length * METRES[unit];

export const round = (metres: number): number => Math.round(metres * 100) / 100;

/** Decimals shown, enough to distinguish centimetres. */
export const DECIMALS: { readonly [U in LengthUnit]: number } = { m: 2, ft: 1 };

export function inUnit(metres: number, unit: LengthUnit): number {
  const scale = 10 ** DECIMALS[unit];
  return Math.round((metres / METRES[unit]) * scale) / scale;
}

/**
 * Returns an entered length in metres. If the displayed text is unchanged, the old value stays, so that
 * rounding doesn't change it.
 */
export const sameOr = (before: number, metres: number, unit: LengthUnit): number =>
  inUnit(before, unit) === inUnit(metres, unit) ? before : metres;

/**
 * Rounds a table's size to half feet if the room is measured in feet, because tables are made in such sizes.
 */
export const asMade = (metres: number, unit: LengthUnit): number =>
  unit === 'm' ? metres : round(inMetres(halfFeet(metres), 'ft'));
export const halfFeet = (metres: number): number => Math.round((metres / METRES.ft) * 2) / 2;

/** Distance in metres that an arrow key moves an item, without and with Shift. */
export const ARROW_STEPS: { readonly [U in LengthUnit]: readonly [small: number, large: number] } = {
  m: [0.1, 1],
  ft: [inMetres(0.5, 'ft'), inMetres(3, 'ft')],
};

/**
 * Returns the length of a drawing's scale bar in metres. It is a round number and at most a third of the
 * drawing's width.
 */
export const scaleBar = (width: number, unit: LengthUnit): number =>
  inMetres([100, 50, 20, 10, 5, 2].find((length) => inMetres(length, unit) <= width / 3) ?? 1, unit);

export const unitIn = (country: string | null): LengthUnit =>
  country !== null && ['US', 'LR', 'MM'].includes(country) ? 'ft' : 'm';
