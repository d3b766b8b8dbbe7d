import { derivedId } from '../plan/derived-id';
import { type KindFacts, type KindId, kindOf } from '../plan/kind';
import { type DrinksPreferences, USUAL_PREFERENCES } from './preferences';

/** Kinds without alcohol unless somebody chooses it. */
const DRY: ReadonlySet<KindId> = new Set(['children', 'baby-shower']);

/** What a plan's drinks begin with: nothing with alcohol at a children's party. */
export const noPreferences = (plan: KindFacts & { readonly id: string }): DrinksPreferences => ({
  ...USUAL_PREFERENCES,
  alcohol: !DRY.has(kindOf(plan)),
  id: derivedId(plan.id, 'drinks'),
  version: 0,
});
