import * as z from 'zod/mini';

/** How a plan's money came into its currency: so many units of it for one of `from`. */
const conversion = z.object({
  from: z.string(),
  rate: z.number().check(z.gt(0)),
  /** YYYY-MM-DD */
  on: z.string(),
});
export type Conversion = z.infer<typeof conversion>;

/** As it is stored; null for none and for what can't be read. */
export const readConversion = (stored: unknown): Conversion | null =>
  conversion.safeParse(stored).data ?? null;
