/** A slice of a ring; values are shares of a full turn from the top. */
export interface Slice {
  readonly share: number;
  /** Beginning of the slice, after half of the gap. */
  readonly start: number;
  /** Drawn length; 0 for none. */
  readonly length: number;
  readonly middle: number;
}

const GAP = 0.006;
/** The least length, which keeps a small amount visible. */
const LEAST = 0.003;

/** Lays amounts around a ring with gaps between them; a single amount makes a closed ring. */
export function slices(amounts: readonly number[]): Slice[] {
  const sum = amounts.reduce((a, b) => a + b, 0);
  const alone = amounts.filter((amount) => amount > 0).length < 2;
  let from = 0;
  return amounts.map((amount) => {
    const share = sum > 0 ? amount / sum : 0;
    const gap = alone ? 0 : Math.min(GAP, Math.max(0, share - LEAST));
    const slice = {
      share,
      start: from + gap / 2,
      length: share > 0 ? share - gap : 0,
      middle: from + share / 2,
    };
    from += share;
    return slice;
  });
}
