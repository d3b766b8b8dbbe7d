import { derivedId } from '../plan/derived-id';
import { type KindFacts, type KindId, kindOf } from '../plan/kind';
import { type DrinksPreferences, USUAL_PREFERENCES } from './preferences';

/** Kinds of event without alcohol unless somebody chooses it. */
const DRY: ReadonlySet<KindId> = new Set(['children', 'baby-shower']);

/** Returns a plan's initial preferences: no alcohol at a children's party. */
export const noPreferences = (plan: KindFacts & { readonly id: string }): DrinksPreferences => ({
  ...USUAL_PREFERENCES,
  alcohol: !DRY.has(kindOf(plan)),
  id: derivedId(plan.id, 'drinks'),
  version: 0,
});
