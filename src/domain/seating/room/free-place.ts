import type { RoomItem, SeatingChart } from '../chart';
import { gapBetween, halfExtent, type Point } from './geometry';
import { round } from './lengths';
import { SPACING } from './sizes.data';
import { wallGap } from './walls';

/**
 * Returns the first free position for an item, searched row by row. If there is none, it returns the room's
 * centre.
 */
export function freePlace(
  chart: SeatingChart,
  things: readonly RoomItem[],
  size: Pick<RoomItem, 'width' | 'height' | 'shape'> & { readonly rotation?: number },
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

/** Returns the lowest number that no table's name ends with. Numbers of deleted tables are used again. */
export function nextNumber(things: readonly Pick<RoomItem, 'name'>[]): number {
  const used = new Set(things.map(({ name }) => Number(/(\d{1,4})\s*$/.exec(name)?.[1] ?? 0)));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}
