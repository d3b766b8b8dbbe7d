import * as z from 'zod/mini';
import { currencyOf } from '../places/places';
import { findRegion } from '../places/regions';
import { CATEGORIES, defaultChoices, MAX_GUESTS, type PlanFacts, type PlanState } from '../plan/facts';
import { FACT_FIELDS } from '../plan-allocation/merge';
import { answers } from './draft';
import type { WizardValues } from './values';

const stored = z.object({
  version: z.literal(1),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.nullable(z.string().check(z.maxLength(40))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  budget: z.int().check(z.positive()),
  guest_count: z.int().check(z.positive(), z.maximum(MAX_GUESTS)),
  ranking: z.array(z.enum(CATEGORIES)).check(z.maxLength(CATEGORIES.length)),
});

const storedPlan = z.object({ version: z.literal(2), values: answers });

/**
 * Converts a plan to the wizard's answers. Amounts that aren't locked become null, because the allocation
 * computes them.
 */
export function answersOf(plan: PlanState): WizardValues {
  const facts = Object.fromEntries(FACT_FIELDS.map((field) => [field, plan[field]])) as PlanFacts;
  return {
    ...facts,
    event_end_date: facts.event_end_date ?? null,
    categories: plan.categories.map((choice) =>
      choice.locked ? choice : { ...choice, allocated_amount: null },
    ),
    ceremony: null,
    template: null,
  };
}

/**
 * Converts inputs from the landing page's demo or from a demonstration plan to the wizard's answers. All
 * answers that these inputs don't contain are left out. Returns null if no input is valid.
 */
export function readDemoInputs(json: string | null): Partial<WizardValues> | null {
  let data: unknown = null;
  try {
    data = JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
  const plan = storedPlan.safeParse(data);
  if (plan.success) {
    const { country = '', region = null } = plan.data.values;
    if (currencyOf(country) === null) return null;
    return { ...plan.data.values, region: findRegion(country, region) ? region : null };
  }
  const result = stored.safeParse(data);
  if (!result.success || currencyOf(result.data.country) === null) return null;
  const { country, region, currency, budget, guest_count, ranking } = result.data;
  return {
    event_type: 'wedding',
    country,
    region: findRegion(country, region) ? region : null,
    currency,
    budget,
    guest_count,
    categories: defaultChoices('wedding').map((choice) => {
      const at = ranking.indexOf(choice.category);
      return at < 0 ? choice : { ...choice, priority: at + 1 };
    }),
  };
}
