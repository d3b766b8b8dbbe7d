import { type VariantFacts, variantOf } from '../plan/variant';
import { type DrinksPreferences, USUAL_PREFERENCES } from './preferences';

/** FNV-1a, from another beginning each time. */
function hash(text: string, salt: number): string {
  let value = (0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)) >>> 0;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** Two pages that begin at once begin the same row. A uuid of one's own making (RFC 9562, version 8). */
function drinksIdOf(plan_id: string): string {
  const [a = '', b = '', c = '', d = ''] = [1, 2, 3, 4].map((salt) => hash(plan_id, salt));
  return `${a}-${b.slice(0, 4)}-8${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

/** What a plan's drinks begin with: nothing with alcohol at a children's party. */
export const noPreferences = (plan: VariantFacts & { readonly id: string }): DrinksPreferences => ({
  ...USUAL_PREFERENCES,
  alcohol: variantOf(plan) !== 'children',
  id: drinksIdOf(plan.id),
  version: 0,
});
