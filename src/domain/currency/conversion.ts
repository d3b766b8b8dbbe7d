import * as z from 'zod/mini';

/** Conversion of a plan's money. One unit of the currency `from` is `rate` units of the new currency. */
const conversion = z.object({
  from: z.string(),
  rate: z.number().check(z.gt(0)),
  /** Date as YYYY-MM-DD. */
  on: z.string(),
});
export type Conversion = z.infer<typeof conversion>;

/** Parses the stored conversion; null if there is none or it is invalid. */
export const readConversion = (stored: unknown): Conversion | null =>
  conversion.safeParse(stored).data ?? null;
