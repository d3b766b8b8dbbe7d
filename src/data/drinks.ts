import { HALAL, WAYS_HOME } from '@/domain/drinks/drink';
import type { DrinksPreferences } from '@/domain/drinks/preferences';
import { readChoices, USUAL_PREFERENCES } from '@/domain/drinks/preferences';
import { type VariantFacts, variantOf } from '@/domain/plan/variant';
import { defineNoun, type RowJson, type StoredRows } from './noun';

type DrinksRow = StoredRows['drinks_preferences'];

const toPreferences = (row: DrinksRow): DrinksPreferences => ({
  id: row.id,
  version: row.version,
  alcohol: row.alcohol,
  halal: HALAL.find((one) => one === row.halal) ?? 'none',
  cash_bar: row.cash_bar,
  way_home: WAYS_HOME.find((one) => one === row.way_home) ?? 'unknown',
  choices: readChoices(row.choices),
});

const toJson = ({ id: _, version, choices, ...columns }: DrinksPreferences): RowJson => ({
  ...columns,
  choices: JSON.parse(JSON.stringify(choices)),
});

/** What a plan pours. The app writes one row a plan; should there be more, the first by id is it. */
export const DRINKS_PREFERENCES = defineNoun({
  table: 'drinks_preferences',
  select: 'drinks_preferences(*)',
  toRow: toPreferences,
  toJson,
  compare: (a: DrinksPreferences, b: DrinksPreferences) => a.id.localeCompare(b.id),
});

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
