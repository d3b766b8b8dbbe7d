/** A measured figure, beside its limit. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** Denominator of the ratio, measured in the same run. */
  floor?: string;
  ratio?: number;
  /** Upper limit of `ratio` if there is one, else of `value`. */
  limit?: number;
  /** Lower limit, if more is better. */
  least?: number;
  ok: boolean;
};
