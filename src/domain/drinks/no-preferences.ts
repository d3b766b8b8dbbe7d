import { derivedId } from '../plan/derived-id';
import { type VariantFacts, variantOf } from '../plan/variant';
import { type DrinksPreferences, USUAL_PREFERENCES } from './preferences';

/** What a plan's drinks begin with: nothing with alcohol at a children's party. */
export const noPreferences = (plan: VariantFacts & { readonly id: string }): DrinksPreferences => ({
  ...USUAL_PREFERENCES,
  alcohol: variantOf(plan) !== 'children',
  id: derivedId(plan.id, 'drinks'),
  version: 0,
});
