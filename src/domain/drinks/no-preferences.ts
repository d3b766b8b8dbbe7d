import { derivedId } from '../plan/derived-id';
import { type KindFacts, type KindId, kindOf } from '../plan/kind';
import { type DrinksPreferences, USUAL_PREFERENCES } from './preferences';

/** Kinds of event without alcohol, unless somebody chooses it. */
const DRY: ReadonlySet<KindId> = new Set(['children', 'baby-shower']);

/** Returns the initial preferences of a plan. A children's party starts without alcohol. */
export const noPreferences = (plan: KindFacts & { readonly id: string }): DrinksPreferences => ({
  ...USUAL_PREFERENCES,
  alcohol: !DRY.has(kindOf(plan)),
  id: derivedId(plan.id, 'drinks'),
  version: 0,
});
