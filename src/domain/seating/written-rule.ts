import type { StoredRule } from './chart';
import { isWish, needsGuests, type RuleForm, type RuleWritten } from './schema';

/**
 * This value of the table field means every table in use. Only for rules about the number of people at a
 * table.
 */
export const EVERY_TABLE = 'every';

export const strengthOf = ({ hard, weight }: Pick<StoredRule, 'hard' | 'weight'>): RuleForm['strength'] =>
  hard ? 'hard' : weight >= 5 ? '5' : weight >= 3 ? '3' : '1';

/** Returns the rule for the form's values. Values that this kind of rule doesn't use are dropped. */
export const ruleWith = (
  { kind, guests, table, least, strength, confidential }: RuleWritten,
  before: StoredRule | null,
): StoredRule => ({
  ...(before ?? { id: crypto.randomUUID(), version: 0, confidential }),
  kind,
  guests: needsGuests(kind) ? guests : [],
  tables:
    kind === 'at-table' || (kind === 'at-least' && table !== '' && table !== EVERY_TABLE) ? [table] : [],
  least: kind === 'at-least' ? Number(least) : null,
  hard: strength === 'hard' && !isWish(kind),
  weight: strength === 'hard' ? 5 : Number(strength),
});

export const writtenOf = (rule: StoredRule): RuleForm => ({
  kind: rule.kind,
  guests: [...rule.guests],
  table: rule.tables[0] ?? (rule.kind === 'at-least' ? EVERY_TABLE : ''),
  least: rule.least ? String(rule.least) : '',
  strength: strengthOf(rule),
  confidential: false,
  reason: '',
});
