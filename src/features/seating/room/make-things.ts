import {
  type FeatureShape,
  isTableShape,
  type LengthUnit,
  type RoomThing,
  type SeatingChart,
} from '@/domain/seating/chart';
import { gapBetween, halfExtent, type Point } from '@/domain/seating/room/geometry';
import { asMade, round } from '@/domain/seating/room/lengths';
import { type SeatWidth, SPACING, type TableSize } from '@/domain/seating/room/sizes.data';
import { wallGap } from '@/domain/seating/room/walls';

/** A table as it is made where lengths are told in feet, or in metres. */
export const sizeIn = (size: TableSize, unit: LengthUnit): TableSize => ({
  ...size,
  width: asMade(size.width, unit),
  height: asMade(size.height, unit),
});

export const tableOfSize = (
  size: TableSize,
  width: SeatWidth,
  chart_id: string,
  name: string,
  place: Point,
): RoomThing => ({
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

const FEATURE_SIZES: { readonly [S in FeatureShape]: readonly [width: number, height: number] } = {
  'dance-floor': [5, 5],
  stage: [5, 3],
  music: [3, 2],
  bar: [3, 0.8],
  door: [1.2, 0.3],
  pillar: [0.5, 0.5],
};

export const featureOf = (
  shape: FeatureShape,
  chart: SeatingChart,
  name: string,
  place: Point,
): RoomThing => {
  const [width, height] = FEATURE_SIZES[shape];
  return {
    id: crypto.randomUUID(),
    version: 0,
    chart_id: chart.id,
    name,
    shape,
    seats: 0,
    wheelchair_places: 0,
    width: Math.min(width, chart.width),
    height: Math.min(height, chart.height),
    rotation: 0,
    ...place,
  };
};

/** One more of the same, where there is a place for it; a table gets the next number. */
export const copyOfThing = (
  thing: RoomThing,
  { chart, things }: { readonly chart: SeatingChart; readonly things: readonly RoomThing[] },
  tableName: (number: number) => string,
): RoomThing => ({
  ...thing,
  ...freePlace(chart, things, thing),
  couple: false,
  id: crypto.randomUUID(),
  version: 0,
  name: isTableShape(thing.shape)
    ? tableName(nextNumber(things.filter(({ shape }) => isTableShape(shape))))
    : thing.name,
});

/** The room once more with all that stands in it, and nobody seated: for the next round, or to try something. */
export function copyOfRoom(
  chart: SeatingChart,
  things: readonly RoomThing[],
  name: string,
): { readonly chart: SeatingChart; readonly things: readonly RoomThing[] } {
  const id = crypto.randomUUID();
  return {
    chart: { ...chart, id, version: 0, name },
    things: things.map((thing) => ({ ...thing, id: crypto.randomUUID(), version: 0, chart_id: id })),
  };
}

/** A thing inside the room, to the centimetre. */
export const inside = (chart: SeatingChart, { x, y }: Point): Point => ({
  x: round(Math.min(chart.width, Math.max(0, x))),
  y: round(Math.min(chart.height, Math.max(0, y))),
});

/** The first place with room for a thing, row by row; the middle where there is none. */
export function freePlace(
  chart: SeatingChart,
  things: readonly RoomThing[],
  size: Pick<RoomThing, 'width' | 'height' | 'shape'> & { readonly rotation?: number },
): Point {
  const rotation = size.rotation ?? 0;
  const half = halfExtent({ ...size, x: 0, y: 0, rotation });
  const [halfX, halfY] = [half.x + 0.6, half.y + 0.6];
  for (let y = halfY; y <= chart.height - halfY; y += 0.5)
    for (let x = halfX; x <= chart.width - halfX; x += 0.5) {
      const trial = { ...size, x, y, rotation };
      if (wallGap(chart, trial) >= 0.45 && things.every((one) => gapBetween(trial, one) >= SPACING.edges))
        return { x: round(x), y: round(y) };
    }
  return { x: round(chart.width / 2), y: round(chart.height / 2) };
}

/** The first number that no table's name ends in: also one of a table that was taken away. */
export function nextNumber(things: readonly RoomThing[]): number {
  const used = new Set(things.map(({ name }) => Number(/(\d{1,4})\s*$/.exec(name)?.[1] ?? 0)));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}
