import type { RoomItem, Shape } from '../chart';
import { ringOf } from '../problem';
import { round } from './lengths';
import { SPACING } from './sizes.data';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Chair extends Point {
  readonly seat: number;
}

/** Distance from a table's edge to the centre of a chair, in metres. */
const CHAIR = 0.3;

type Sized = Pick<RoomItem, 'shape' | 'seats' | 'width' | 'height'>;

/** Spreads points evenly along a line, with half a space at each end. */
const along = (count: number, from: Point, to: Point): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });

/**
 * Returns how many seats the top, right, bottom and left side have. The short sides get the seats that the
 * long sides can't hold.
 */
function sidesOf({
  shape,
  seats,
  width,
  height,
}: Sized): [top: number, right: number, bottom: number, left: number] {
  if (shape === 'head') return [seats, 0, 0, 0];
  if (shape === 'square') {
    const [each, rest] = [Math.floor(seats / 4), seats % 4];
    return [each + (rest > 0 ? 1 : 0), each + (rest > 2 ? 1 : 0), each + (rest > 1 ? 1 : 0), each];
  }
  const long = 2 * Math.floor(width / 0.6);
  const ends = shape === 'imperial' ? 2 : Math.min(2 * Math.floor(height / 0.6), Math.max(0, seats - long));
  const atEnds = Math.min(ends, seats);
  const rest = seats - atEnds;
  return [Math.ceil(rest / 2), Math.ceil(atEnds / 2), Math.floor(rest / 2), Math.floor(atEnds / 2)];
}

/**
 * Returns the chairs of a table before rotation, relative to its centre. Seat 0 is at the top, and numbers
 * increase clockwise.
 */
export const chairsOf = (thing: Sized): Chair[] => placesOf(thing).map((place, seat) => ({ ...place, seat }));

function placesOf(thing: Sized): Point[] {
  const { shape, seats, width, height } = thing;
  if (shape === 'round' || shape === 'oval')
    return Array.from({ length: seats }, (_, i) => {
      const angle = (2 * Math.PI * i) / seats - Math.PI / 2;
      return { x: (width / 2 + CHAIR) * Math.cos(angle), y: (height / 2 + CHAIR) * Math.sin(angle) };
    });
  if (shape === 'half-round')
    return Array.from({ length: seats }, (_, i) => {
      const angle = Math.PI + (Math.PI * (i + 0.5)) / seats;
      return {
        x: (width / 2 + CHAIR) * Math.cos(angle),
        y: height / 2 + (height + CHAIR) * Math.sin(angle),
      };
    });
  const [right, bottom] = [width / 2, height / 2];
  const [top, east, south, west] = sidesOf(thing);
  return [
    ...along(top, { x: -right, y: -bottom - CHAIR }, { x: right, y: -bottom - CHAIR }),
    ...along(east, { x: right + CHAIR, y: -bottom }, { x: right + CHAIR, y: bottom }),
    ...along(south, { x: right, y: bottom + CHAIR }, { x: -right, y: bottom + CHAIR }),
    ...along(west, { x: -right - CHAIR, y: bottom }, { x: -right - CHAIR, y: -bottom }),
  ];
}

/**
 * Returns pairs of neighbouring seats. Seats across the open side of a head table or half-round table aren't
 * neighbours.
 */
export const besideOf = ({ shape, seats }: Sized): (readonly [number, number])[] =>
  shape === 'head' || shape === 'half-round'
    ? Array.from({ length: Math.max(0, seats - 1) }, (_, i) => [i, i + 1] as const)
    : ringOf(seats);

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

type Placed = Pick<RoomItem, 'shape' | 'width' | 'height' | 'x' | 'y' | 'rotation'>;

/**
 * Returns the angle at which a label follows the longer side, from -90 to 90 degrees, and the length of that
 * side in metres.
 */
export function labelAlong({ width, height, rotation }: Placed): { turn: number; length: number } {
  const turn = (rotation + (height > width ? 90 : 0)) % 180;
  return { turn: turn > 90 ? turn - 180 : turn, length: Math.max(width, height) };
}

/** Returns half the width and height of the area that a rotated item covers. */
export function halfExtent({ width, height, rotation }: Placed): Point {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x: (width * cos + height * sin) / 2, y: (width * sin + height * cos) / 2 };
}

const isRound = (shape: Shape) => shape === 'round';

/** Returns the distance between the edges of two items in metres. It is negative if they overlap. */
export function gapBetween(a: Placed, b: Placed): number {
  if (isRound(a.shape) && isRound(b.shape)) return Math.hypot(a.x - b.x, a.y - b.y) - (a.width + b.width) / 2;
  const [half, other] = [halfExtent(a), halfExtent(b)];
  const dx = Math.abs(a.x - b.x) - half.x - other.x;
  const dy = Math.abs(a.y - b.y) - half.y - other.y;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

/**
 * Returns positions for several items of one size, in centred rows with the usual spacing. The room is
 * enlarged if necessary.
 */
export function rowsOf(
  count: number,
  size: { readonly width: number; readonly height: number },
  chart: { readonly width: number; readonly height: number },
  from = 0,
): { readonly places: Point[]; readonly width: number; readonly height: number } {
  const [dx, dy] = [size.width + SPACING.edges + 0.3, size.height + SPACING.edges + 0.3];
  const margin = 1.6;
  const across = Math.max(1, Math.floor((chart.width - 2 * margin - size.width) / dx) + 1);
  const rows = Math.ceil((count + from) / across);
  const places = Array.from({ length: count }, (_, k) => {
    const i = k + from;
    return {
      x: round(margin + size.width / 2 + (i % across) * dx),
      y: round(margin + size.height / 2 + Math.floor(i / across) * dy),
    };
  });
  const least = margin * 2 + rows * dy - (SPACING.edges + 0.3);
  return { places, width: chart.width, height: Math.min(500, Math.max(chart.height, Math.ceil(least))) };
}
