import { type FeatureShape, isTableShape, type RoomItem, type SeatingChart } from '@/domain/seating/chart';
import { freePlace, nextNumber } from '@/domain/seating/room/free-place';
import type { Point } from '@/domain/seating/room/geometry';
import { round } from '@/domain/seating/room/lengths';

const FEATURE_SIZES: { readonly [S in FeatureShape]: readonly [width: number, height: number] } = {
  'dance-floor': [5, 5],
  stage: [5, 3],
  music: [3, 2],
  bar: [3, 0.8],
  door: [1.2, 0.3],
  pillar: [0.5, 0.5],
};

export const featureOf = (shape: FeatureShape, chart: SeatingChart, name: string, place: Point): RoomItem => {
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

/** Copies an item to a free place. A copied table gets the next number. */
export const copyOfThing = (
  thing: RoomItem,
  { chart, things }: { readonly chart: SeatingChart; readonly things: readonly RoomItem[] },
  tableName: (number: number) => string,
): RoomItem => ({
  ...thing,
  ...freePlace(chart, things, thing),
  couple: false,
  id: crypto.randomUUID(),
  version: 0,
  name: isTableShape(thing.shape)
    ? tableName(nextNumber(things.filter(({ shape }) => isTableShape(shape))))
    : thing.name,
});

/** Copies a room with its items but without its guests, for example to try another layout. */
export function copyOfRoom(
  chart: SeatingChart,
  things: readonly RoomItem[],
  name: string,
): { readonly chart: SeatingChart; readonly things: readonly RoomItem[] } {
  const id = crypto.randomUUID();
  return {
    chart: { ...chart, id, version: 0, name },
    things: things.map((thing) => ({ ...thing, id: crypto.randomUUID(), version: 0, chart_id: id })),
  };
}

/** Clamps an item's position to the room, rounded to the centimetre. */
export const inside = (chart: SeatingChart, { x, y }: Point): Point => ({
  x: round(Math.min(chart.width, Math.max(0, x))),
  y: round(Math.min(chart.height, Math.max(0, y))),
});
