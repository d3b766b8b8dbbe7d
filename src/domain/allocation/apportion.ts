import type { Cents } from '../money';

/**
 * Splits `total` by `weights` into multiples of `step`. The remainder below one step goes to the largest
 * part, so that the parts add up exactly. `total` is in cents and not negative; `weights` are not negative
 * and not all zero.
 * Uses the divisor method of Sainte-Laguë instead of largest remainders. If one weight falls, no other part
 * falls. If one weight rises, its own part doesn't fall.
 */
export function apportion(total: Cents, weights: readonly number[], step: Cents): Cents[] {
  let sum = 0;
  let first = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] ?? 0;
    sum += weight;
    if (weight > (weights[first] ?? 0)) first = i;
  }
  if (!(sum > 0)) throw new RangeError('Weights must be finite and not all zero.');
  const odd = total % step;
  const units = (total - odd) / step;

  const parts = weights.slice();
  let left = units;
  for (let i = 0; i < parts.length; i++) {
    // Each part starts one step below its rounded-down share. The parts with the best claims take the
    // remaining steps.
    const part = Math.max(0, Math.floor((units * (weights[i] ?? 0)) / sum) - 1);
    parts[i] = part;
    left -= part;
  }
  for (; left > 0; left--) {
    const i = next(weights, parts);
    parts[i] = (parts[i] ?? 0) + 1;
  }
  for (let i = 0; i < parts.length; i++) parts[i] = (parts[i] ?? 0) * step;
  parts[first] = (parts[first] ?? 0) + odd;
  return parts;
}

/**
 * Returns the index of the part with the best claim to one more step. Of equal claims, the earlier one wins.
 */
function next(weights: readonly number[], parts: readonly number[]): number {
  let best = -1;
  let claim = -1;
  for (let i = 0; i < parts.length; i++) {
    const weight = weights[i] ?? 0;
    const own = weight / (2 * (parts[i] ?? 0) + 1);
    if (weight > 0 && own > claim) [best, claim] = [i, own];
  }
  return best;
}
