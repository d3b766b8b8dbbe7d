import type { RoomItem } from '../chart';
import { gapBetween } from './geometry';

/** Maximum distance between the edges of neighbouring tables, in metres. */
const NEXT_GAP = 5;
/**
 * Minimum cosine of the angle at which a third table counts as between two others. The angle is almost a
 * right angle.
 */
const BETWEEN = 0.1;

/** Returns the tables that people see as neighbours: near each other, without another table in between. */
export function nextTables(tables: readonly RoomItem[]): ReadonlyMap<string, readonly string[]> {
  const near = tables.map((one) =>
    tables.filter((other) => other !== one && gapBetween(one, other) <= NEXT_GAP),
  );
  const isBetween = (a: RoomItem, b: RoomItem, c: RoomItem): boolean => {
    const [ax, ay, bx, by] = [a.x - c.x, a.y - c.y, b.x - c.x, b.y - c.y];
    return ax * bx + ay * by <= BETWEEN * Math.hypot(ax, ay) * Math.hypot(bx, by);
  };
  return new Map(
    tables.map((one, i) => {
      const around = near[i] ?? [];
      const isSeen = (other: RoomItem) =>
        !around.some((third) => third !== other && isBetween(one, other, third));
      return [one.id, around.filter(isSeen).map(({ id }) => id)];
    }),
  );
}
