/** A measured figure, beside what it is held against. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** Denominator of the ratio: measured in the same run. */
  floor?: string;
  ratio?: number;
  /** The bound of `ratio` when there is one, else of `value`. */
  limit?: number;
  /** The bound from below, where more is better. */
  least?: number;
  ok: boolean;
};
