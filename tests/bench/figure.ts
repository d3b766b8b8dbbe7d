export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** Description of the figure that `ratio` compares with; measured in the same run. */
  floor?: string;
  ratio?: number;
  /** Upper limit of `ratio` if there is a ratio, else of `value`. */
  limit?: number;
  /** Lower limit, for figures where more is better. */
  least?: number;
  ok: boolean;
};
