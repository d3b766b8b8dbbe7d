import type { Cents } from '../money';

/**
 * Splits `total` (cents, not negative) by `weights` (not negative, not all zero) into steps; the remainder
 * below one step goes to the largest part, so that the parts add up exactly. Uses Sainte-Laguë's divisor
 * method, not largest remainders: when one weight falls, no other part falls, and when one rises, its part
 * doesn't fall.
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
    // Each part is at most one step below its quota; claims decide the remaining steps, so that nothing is rounded.
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

/** Returns the index of the best claim to one more step; the earlier among equals. */
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
