import type { FloorPlan } from '../chart';
import type { Point } from './geometry';
import { round } from './lengths';

export const LEAST_FLOOR = 1;
/** Maximum width of a picture, and maximum distance from the room's corner, in metres. */
export const MOST_FLOOR = 2000;

/**
 * Converts a point of the room to shares of the picture's width and height, 0 to 1. `aspect` is the picture's
 * height divided by its width.
 */
export const toFloor = (floor: FloorPlan, aspect: number, at: Point): Point => ({
  x: share((at.x - floor.x) / floor.width),
  y: share((at.y - floor.y) / (floor.width * aspect)),
});

/** Converts a point of the picture to a position in the room. It is the inverse of `toFloor`. */
export const fromFloor = (floor: FloorPlan, aspect: number, { x, y }: Point): Point => ({
  x: floor.x + x * floor.width,
  y: floor.y + y * floor.width * aspect,
});

const share = (part: number): number => Math.min(1, Math.max(0, part));

/** Rounds the numbers of a floor plan to the centimetre; null if it exceeds the limits. */
export function storable(floor: FloorPlan): FloorPlan | null {
  const [width, x, y] = [round(floor.width), round(floor.x), round(floor.y)];
  const isRight =
    width >= LEAST_FLOOR && width <= MOST_FLOOR && Math.abs(x) <= MOST_FLOOR && Math.abs(y) <= MOST_FLOOR;
  return isRight ? { ...floor, width, x, y } : null;
}

/**
 * Resizes the floor plan so that two points are `metres` apart. The first point stays in place. Returns null
 * if both points are the same, or if the picture would become too small or too large.
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

/** Returns height divided by width of the rotated picture. */
export const lyingAspect = ({ turn }: FloorPlan, aspect: number): number =>
  turn % 2 === 0 ? aspect : 1 / aspect;

/**
 * Rotates the picture a quarter turn clockwise around its centre. Returns null if it would become too wide.
 */
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

export const pointTurned = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

/** Places a new picture in the room's upper left corner, as large as the room allows. */
export function laidIn(
  room: { readonly width: number; readonly height: number },
  file: string,
  aspect: number,
): FloorPlan {
  const width = Math.max(LEAST_FLOOR, round(Math.min(room.width, room.height / aspect)));
  return { file, width, x: 0, y: 0, turn: 0, shown: true };
}
