import { isTableShape, type RoomItem, type SeatingChart } from '../chart';
import { gapBetween, halfExtent, type Point } from './geometry';
import { round } from './lengths';
import { SPACING } from './sizes.data';
import { wallGap } from './walls';

/**
 * Minimum distance in metres from a table to a wall or an item without seats. It leaves space for a chair and
 * a person to pass.
 */
const BESIDE = 0.9;
/** Maximum distance in metres between tables. With larger gaps, guests don't feel they are in one room. */
const WIDEST = 4;
/** Distance in metres between the positions tried for a table if the tables don't fit into columns. */
const STEP = 0.1;

const staysPut = ({ shape }: RoomItem): boolean => !isTableShape(shape) || shape === 'head';

const up = (metres: number): number => Math.ceil(metres * 100 - 1e-6) / 100;

/** Arranges rows of equal size with aisles between them. Null if the rows don't fit. */
function laid(
  chart: SeatingChart,
  tables: readonly RoomItem[],
  fixed: readonly RoomItem[],
  way: number,
  inColumns: boolean,
): RoomItem[] | null {
  const halves = tables.map(halfExtent);
  const half = { x: Math.max(...halves.map(({ x }) => x)), y: Math.max(...halves.map(({ y }) => y)) };
  const done: RoomItem[] = [];
  const isFree = (thing: RoomItem) =>
    wallGap(chart, thing) >= BESIDE &&
    fixed.every((one) => gapBetween(thing, one) >= (one.shape === 'head' ? SPACING.edges : BESIDE));
  const pitch = { x: up(2 * half.x + way), y: up(2 * half.y + way) };
  const spare = chart.width - 2 * (half.x + BESIDE);
  const aside = inColumns && spare >= 0 ? (spare % pitch.x) / 2 : 0;
  for (let y = up(half.y + BESIDE); y <= chart.height - half.y - BESIDE + 0.001; ) {
    const before = done.length;
    for (let x = up(half.x + BESIDE + aside); x <= chart.width - half.x - BESIDE + 0.001; ) {
      const next = tables[done.length];
      if (!next) return done;
      const thing = { ...next, x: round(x), y: round(y) };
      const fits = isFree(thing);
      if (fits) done.push(thing);
      x += fits || inColumns ? pitch.x : STEP;
    }
    y += done.length > before ? pitch.y : STEP;
  }
  return done.length === tables.length ? done : null;
}

/**
 * Arranges the tables in rows around the head table and all other items. Aisles have the usual width, or the
 * largest that the room allows. Returns null if the room is too small.
 */
export function inRows(
  chart: SeatingChart,
  things: readonly RoomItem[],
  isSpread: boolean,
): readonly RoomItem[] | null {
  const [fixed, tables] = [things.filter(staysPut), things.filter((one) => !staysPut(one))];
  if (tables.length === 0) return null;
  const least = tables.some((one) => one.wheelchair_places > 0)
    ? SPACING.edges - 0.6 + SPACING.wheelchairWay
    : SPACING.edges;
  const inColumns = laid(chart, tables, fixed, least, true);
  let best = inColumns ?? laid(chart, tables, fixed, least, false);
  if (!best || !isSpread) return best;
  let [narrow, wide] = [least, WIDEST];
  while (wide - narrow > 0.05) {
    const way = (narrow + wide) / 2;
    const tried = laid(chart, tables, fixed, way, inColumns !== null);
    if (tried) [best, narrow] = [tried, way];
    else wide = way;
  }
  return best;
}

/** Aligns a position with a nearby table, horizontally or vertically, if it is at most `reach` metres off. */
export function snapped(things: readonly RoomItem[], id: string, to: Point, reach: number): Point {
  const others = things.filter((one) => one.id !== id && isTableShape(one.shape));
  const near = (axis: 'x' | 'y'): number => {
    let best = to[axis];
    let least = reach;
    for (const one of others) {
      const distance = Math.abs(one[axis] - to[axis]);
      if (distance < least) [best, least] = [one[axis], distance];
    }
    return best;
  };
  return { x: near('x'), y: near('y') };
}
