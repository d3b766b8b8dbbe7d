import type { LengthUnit, RoomItem, TableShape } from '../chart';
import type { Point } from './geometry';
import { asMade } from './lengths';
import { type SeatWidth, TABLE_SIZES, type TableSize } from './sizes.data';

export const sizeIn = (size: TableSize, unit: LengthUnit): TableSize => ({
  ...size,
  width: asMade(size.width, unit),
  height: asMade(size.height, unit),
});

export const sizesIn = (unit: LengthUnit): TableSize[] => TABLE_SIZES.map((one) => sizeIn(one, unit));

/**
 * Returns the smallest usual table of a shape with at least `seats` seats. If none has enough seats, the
 * largest is returned. If the shape isn't a table, a round table is returned.
 */
export function sizeFor(shape: TableShape, seats: number, unit: LengthUnit): TableSize | null {
  const sizes = sizesIn(unit);
  const like = sizes.filter((one) => one.shape === shape);
  const those = like.length > 0 ? like : sizes.filter((one) => one.shape === 'round');
  return those.find((one) => one.seats.standard >= seats) ?? those.at(-1) ?? null;
}

export const tableOfSize = (
  size: TableSize,
  width: SeatWidth,
  chart_id: string,
  name: string,
  place: Point,
): RoomItem => ({
  id: crypto.randomUUID(),
  version: 0,
  chart_id,
  name,
  shape: size.shape,
  seats: size.seats[width],
  wheelchair_places: 0,
  width: size.width,
  height: size.height,
  rotation: 0,
  x: place.x,
  y: place.y,
});
