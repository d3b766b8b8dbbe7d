import { HALAL, WAYS_HOME } from '@/domain/drinks/drink';
import { type DrinksPreferences, readChoices } from '@/domain/drinks/preferences';
import { defineNoun, type RowJson, type StoredRows } from './sync/noun';

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

/**
 * A plan's choice of drinks. The app writes one row per plan. If there are several, the first by id counts.
 */
export const DRINKS_PREFERENCES = defineNoun({
  table: 'drinks_preferences',
  select: 'drinks_preferences(*)',
  toRow: toPreferences,
  toJson,
  compare: (a: DrinksPreferences, b: DrinksPreferences) => a.id.localeCompare(b.id),
});
