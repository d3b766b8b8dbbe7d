import type { FloorPlan } from '../chart';
import type { Point } from './geometry';
import { round } from './lengths';

export const LEAST_FLOOR = 1;
/** Metres across, and away from the room's corner to either side. */
export const MOST_FLOOR = 2000;

/** A point of the picture, in shares of its width and of its height. `aspect` is how high it lies for its width. */
export const toFloor = (floor: FloorPlan, aspect: number, at: Point): Point => ({
  x: share((at.x - floor.x) / floor.width),
  y: share((at.y - floor.y) / (floor.width * aspect)),
});

/** Position in the room of a point of the picture. */
export const fromFloor = (floor: FloorPlan, aspect: number, { x, y }: Point): Point => ({
  x: floor.x + x * floor.width,
  y: floor.y + y * floor.width * aspect,
});

/** Never beside the picture. */
const share = (part: number): number => Math.min(1, Math.max(0, part));

/** A floor plan within what can be stored, to the centimetre; null where it can't. */
export function storable(floor: FloorPlan): FloorPlan | null {
  const [width, x, y] = [round(floor.width), round(floor.x), round(floor.y)];
  const isRight =
    width >= LEAST_FLOOR && width <= MOST_FLOOR && Math.abs(x) <= MOST_FLOOR && Math.abs(y) <= MOST_FLOOR;
  return isRight ? { ...floor, width, x, y } : null;
}

/**
 * Scale by two points: resizes the floor plan so that they are `metres` apart. The first keeps its position.
 * Null if the points coincide, or the picture would be too small or too large.
 */
export function scaledBy(
  floor: FloorPlan,
  aspect: number,
  [a, b]: readonly [Point, Point],
  metres: number,
): FloorPlan | null {
  const apart = Math.hypot(b.x - a.x, (b.y - a.y) * aspect);
  if (apart === 0) return null;
  const width = metres / apart;
  const grown = floor.width - width;
  return storable({ ...floor, width, x: floor.x + a.x * grown, y: floor.y + a.y * aspect * grown });
}

/** Height of the rotated picture relative to its width, from its own ratio. */
export const lyingAspect = ({ turn }: FloorPlan, aspect: number): number =>
  turn % 2 === 0 ? aspect : 1 / aspect;

/** A quarter clockwise about its middle, to the same scale. Null where it would be too small or too large across. */
export const quarterTurned = (floor: FloorPlan, aspect: number): FloorPlan | null => {
  const { x, y, width, turn } = floor;
  const height = width * aspect;
  return storable({
    ...floor,
    width: height,
    x: x + (width - height) / 2,
    y: y + (height - width) / 2,
    turn: (turn + 1) % 4,
  });
};

/** The same point of the picture after a quarter turn. */
export const pointTurned = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

/** Initial position of a picture: as large as the room, from its corner. */
export function laidIn(
  room: { readonly width: number; readonly height: number },
  file: string,
  aspect: number,
): FloorPlan {
  const width = Math.max(LEAST_FLOOR, round(Math.min(room.width, room.height / aspect)));
  return { file, width, x: 0, y: 0, turn: 0, shown: true };
}
