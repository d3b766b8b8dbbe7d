import { isTableShape, type LengthUnit, type RoomItem, type RoomOutline, type SeatingChart } from '../chart';
import { gapBetween, halfExtent, type Point } from './geometry';
import { ARROW_STEPS, inMetres, inUnit, round } from './lengths';
import { SPACING } from './sizes.data';

type Room = Pick<SeatingChart, 'width' | 'height' | 'outline'>;

export const cornersOf = ({ width, height, outline }: Room): Point[] =>
  outline?.map(([x, y]) => ({ x, y })) ?? [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];

const sidesOf = (corners: readonly Point[]): (readonly [Point, Point])[] =>
  corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length];
    return b ? [[a, b] as const] : [];
  });

/**
 * Returns true if a point is inside the room. It counts the walls that a ray from the point crosses; an odd
 * number means inside.
 */
export const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  sidesOf(corners).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  ).length %
    2 ===
  1;

function nearestOn([a, b]: readonly [Point, Point], { x, y }: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return { x: a.x + share * dx, y: a.y + share * dy };
}

type Placed = Pick<RoomItem, 'shape' | 'width' | 'height' | 'x' | 'y' | 'rotation'>;

/**
 * Returns the distance from an item's edge to the nearest wall in metres. It is negative if the item is
 * partly outside.
 */
export function wallGap(room: Room, thing: Placed): number {
  const corners = cornersOf(room);
  const half = halfExtent(thing);
  const gaps = sidesOf(corners).map((side) => {
    const near = nearestOn(side, thing);
    const [dx, dy] = [Math.abs(near.x - thing.x), Math.abs(near.y - thing.y)];
    const distance = Math.hypot(dx, dy);
    const reach =
      thing.shape === 'round' || distance === 0 ? thing.width / 2 : (dx * half.x + dy * half.y) / distance;
    return distance - reach;
  });
  return isInside(corners, thing) ? Math.min(...gaps) : -Math.max(thing.width, thing.height);
}

/** Depth of a chair in metres, with space to sit down. */
const BEHIND = 0.45;

/** Returns tables whose chairs are so close to another table, pillar or wall that nobody can pass. */
export function tooClose(chart: SeatingChart, things: readonly RoomItem[]): Set<string> {
  const close = new Set<string>();
  const tables = things.filter(({ shape }) => isTableShape(shape));
  const needed = (a: RoomItem, b: RoomItem) =>
    a.wheelchair_places + b.wheelchair_places > 0
      ? SPACING.edges - 0.6 + SPACING.wheelchairWay
      : SPACING.edges;
  tables.forEach((one, i) => {
    if (wallGap(chart, one) < (one.shape !== 'head' && one.shape !== 'half-round' ? BEHIND : 0))
      close.add(one.id);
    for (const other of tables.slice(i + 1))
      if (Math.abs(one.x - other.x) < 15 && gapBetween(one, other) < needed(one, other) - 0.001)
        close.add(one.id).add(other.id);
    for (const other of things)
      if (!isTableShape(other.shape) && gapBetween(one, other) < 0.5) close.add(one.id);
  });
  return close;
}

export const CORNERS = ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const;
type Corner = (typeof CORNERS)[number];

/** Returns the outline of an L-shaped room: a rectangle with one corner cut out. */
export function outlineOfL(
  { width, height }: Pick<SeatingChart, 'width' | 'height'>,
  corner: Corner,
  cut: { readonly width: number; readonly height: number },
): RoomOutline {
  const [left, right] = [cut.width, width - cut.width];
  const [upper, lower] = [cut.height, height - cut.height];
  const all: Record<Corner, RoomOutline> = {
    'upper-left': [
      [0, upper],
      [left, upper],
      [left, 0],
    ],
    'upper-right': [
      [right, 0],
      [right, upper],
      [width, upper],
    ],
    'lower-right': [
      [width, lower],
      [right, lower],
      [right, height],
    ],
    'lower-left': [
      [left, height],
      [left, lower],
      [0, lower],
    ],
  };
  const whole: Record<Corner, readonly [number, number]> = {
    'upper-left': [0, 0],
    'upper-right': [width, 0],
    'lower-right': [width, height],
    'lower-left': [0, height],
  };
  return CORNERS.flatMap((one) => (one === corner ? all[one] : [whole[one]])).map(
    ([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const,
  );
}

const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/**
 * Returns true if two walls cross, which makes the room invalid. Adjacent walls share a corner and don't
 * count.
 */
export function crossesItself(outline: RoomOutline): boolean {
  const sides = sidesOf(outline.map(([x, y]) => ({ x, y })));
  return sides.some(([a, b], i) =>
    sides.some(([c, d], j) => {
      const gap = Math.abs(i - j);
      if (gap < 2 || gap === sides.length - 1) return false;
      return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
    }),
  );
}

export const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 20;
export const LEAST_ROOM = 3;
const MOST_ROOM = 500;

/** Rounds a corner to 10 cm or half a foot and limits it to 0 to 500 m. */
export const cornerAt = ({ x, y }: Point, unit: LengthUnit): readonly [x: number, y: number] => {
  const [step] = ARROW_STEPS[unit];
  const within = (metres: number) =>
    Math.min(MOST_ROOM, Math.max(0, round(Math.round(metres / step) * step)));
  return [within(x), within(y)];
};

/**
 * Returns a room with these corners. Returns null if there are fewer than 3 or more than 20 corners, if walls
 * cross, or if the room is narrower than 3 m.
 */
export function roomOf(outline: RoomOutline): Room | null {
  const [width, height] = [Math.max(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y))];
  const isRight =
    outline.length >= FEWEST_CORNERS &&
    outline.length <= MOST_CORNERS &&
    width >= LEAST_ROOM &&
    height >= LEAST_ROOM &&
    !crossesItself(outline);
  return isRight ? { width, height, outline } : null;
}

/** Parses corners entered as text, one per line, such as `12,5 0`. Returns null if a line is invalid. */
export function cornersFromText(text: string, unit: LengthUnit): RoomOutline | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const outline = lines.flatMap((line): (readonly [number, number])[] => {
    const [, x = '', y = ''] =
      /^(\d{1,4}(?:[.,]\d{1,2})?)[\s;×x]+(\d{1,4}(?:[.,]\d{1,2})?)$/.exec(line) ?? [];
    const metres = (typed: string) => round(inMetres(Number(typed.replace(',', '.')), unit));
    const corner = [metres(x), metres(y)] as const;
    return x !== '' && corner.every((one) => one <= MOST_ROOM) ? [corner] : [];
  });
  return outline.length === lines.length && roomOf(outline) ? outline : null;
}

export const textOfCorners = (room: Room, unit: LengthUnit): string =>
  cornersOf(room)
    .map(({ x, y }) => `${inUnit(x, unit)} ${inUnit(y, unit)}`)
    .join('\n');
