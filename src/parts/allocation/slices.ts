/** A slice of a ring. Values are fractions of a full turn, starting at the top. */
export interface Slice {
  readonly share: number;
  /** Start of the visible slice, after half of the gap to the previous slice. */
  readonly start: number;
  /** Visible length, or 0 if the slice isn't drawn. */
  readonly length: number;
  readonly middle: number;
}

const GAP = 0.006;
/** Smallest visible length, so that a small amount can still be seen. */
const LEAST = 0.003;

/** Distributes amounts around a ring with gaps between them. A single amount fills the whole ring. */
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
