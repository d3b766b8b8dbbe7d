import * as z from 'zod/mini';
import type { ValidationKey } from '../plan/messages';
import { regionFits } from '../plan/place';
import { choicesSchema, factFields, factsSchema } from '../plan/schema';

/** Returns the part of the plan's schema that each wizard step validates. `today` is YYYY-MM-DD. */
export function stepSchemas(today: string) {
  const fields = factFields(today);
  const categories = z.object({ categories: choicesSchema });
  return {
    name: z.object({ name: fields.name, event_type: fields.event_type, kind: fields.kind }),
    details: z
      .object({
        event_date: fields.event_date,
        event_end_date: fields.event_end_date,
        budget: fields.budget,
        currency: fields.currency,
        duration: fields.duration,
        country: fields.country,
        region: fields.region,
        city: fields.city,
      })
      .check(
        z.refine(regionFits, { error: 'validation.regionUnknown' satisfies ValidationKey, path: ['region'] }),
      ),
    size: z.object({ guest_count: fields.guest_count, location_type: fields.location_type }),
    categories,
    priorities: categories,
    review: categories,
    couple: z.object({
      couple_type: fields.couple_type.check(
        z.refine((type) => type !== null, {
          error: 'validation.coupleTypeRequired' satisfies ValidationKey,
        }),
      ),
    }),
  };
}

/** Returns the schema of all answers, checked before the wizard creates a plan. */
export function wizardSchema(today: string) {
  return z.intersection(factsSchema(today), z.object({ categories: choicesSchema }));
}
