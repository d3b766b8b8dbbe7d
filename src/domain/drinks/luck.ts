import { seededRandom } from '../timeline/delays/delay-draws';
import type { Range } from './drink';

/** Returns a quantile of the triangular distribution of a range. `luck` is between 0 and 1. */
export function within({ low, likely, high }: Range, luck: number): number {
  const width = high - low;
  if (width <= 0) return likely;
  return luck < (likely - low) / width
    ? low + Math.sqrt(luck * width * (likely - low))
    : high - Math.sqrt((1 - luck) * width * (high - likely));
}

/**
 * Returns a normally distributed number for each run (Box–Muller). It depends only on the name and the seed.
 */
export function normalLuck(name: string, seed: number, runs: number): Float64Array {
  const half = Math.ceil(runs / 2);
  const even = seededRandom(name, seed, half * 2);
  const normal = new Float64Array(half * 2);
  for (let run = 0; run < half; run++) {
    const radius = Math.sqrt(-2 * Math.log(1 - (even[run] ?? 0)));
    const angle = 2 * Math.PI * (even[half + run] ?? 0);
    normal[2 * run] = radius * Math.cos(angle);
    normal[2 * run + 1] = radius * Math.sin(angle);
  }
  return normal.subarray(0, runs);
}
