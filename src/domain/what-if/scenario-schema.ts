import * as z from 'zod/mini';
import { isValidDate } from '../calendar';
import { MAX_BUDGET } from '../money';
import { COUNTRY_CODES } from '../places/country-codes.data';
import { CATEGORIES, LAST_EVENT_DATE, LOCATION_TYPES, MAX_GUESTS, MAX_HOURS } from '../plan/facts';
import { MAX_CITY, regionFits } from '../plan/place';
import { cleanLine, firstOf, lengthOf } from '../text';
import { ASSUMPTION_KEYS, ASSUMPTIONS, type AssumptionKey } from './assumptions.data';
import type { Overrides } from './overrides';

/** Maximum length in characters. */
export const MAX_SCENARIO_NAME = 100;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const assumed = (key: AssumptionKey) => z.optional(whole(ASSUMPTIONS[key].least, ASSUMPTIONS[key].most));

const fields = {
  budget: whole(1, MAX_BUDGET),
  guest_count: whole(1, MAX_GUESTS),
  duration: whole(1, MAX_HOURS),
  event_date: z.string().check(
    z.refine(isValidDate),
    z.refine((date) => date <= LAST_EVENT_DATE),
  ),
  location_type: z.enum(LOCATION_TYPES),
  place: z
    .object({
      country: z.string().check(z.refine((code) => COUNTRY_CODES.has(code))),
      region: z.nullable(z.string()),
      city: z.nullable(
        z.string().check(
          z.overwrite(cleanLine),
          z.refine((city) => city !== '' && lengthOf(city) <= MAX_CITY),
        ),
      ),
    })
    .check(z.refine(regionFits)),
  selected: z.partialRecord(z.enum(CATEGORIES), z.boolean()),
  ranking: z.array(z.enum(CATEGORIES)).check(z.refine((all) => new Set(all).size === all.length)),
  assumptions: z.object(
    Object.fromEntries(ASSUMPTION_KEYS.map((key) => [key, assumed(key)])) as {
      [key in AssumptionKey]: ReturnType<typeof assumed>;
    },
  ),
};

/**
 * Parses stored overrides, with amounts in whole cents. Only invalid fields are dropped, so that a field of a
 * newer app version doesn't make the scenario unreadable.
 */
export function readOverrides(stored: unknown): Overrides {
  if (typeof stored !== 'object' || stored === null) return {};
  const read: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(fields)) {
    const value: unknown = Reflect.get(stored, key);
    const result = value === undefined ? null : schema.safeParse(value);
    if (result?.success) read[key] = result.data;
  }
  return read;
}

export const cleanScenarioName = (text: string): string => firstOf(cleanLine(text), MAX_SCENARIO_NAME);
