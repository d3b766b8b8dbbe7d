import type { StoredRule } from './chart';
import type { Person } from './model';
import type { RuleKind } from './problem';

/** Returns kinds of rules that the guest list makes useful. Existing rules aren't suggested again. */
export function suggestedRules(
  people: readonly Person[],
  rules: readonly StoredRule[],
  rooms: number,
): RuleKind[] {
  const has = (test: (person: Person) => boolean) => people.some(test);
  const known = new Set(rules.filter(({ guests }) => guests.length === 0).map(({ kind }) => kind));
  const suggestions: [RuleKind, boolean][] = [
    ['together', has(({ guest }) => guest.household_id !== null || guest.party_size > 1)],
    ['acquaintance', has(({ guest }) => guest.household_id !== null || guest.side !== null)],
    [
      'sides-mixed',
      has(({ guest }) => guest.side === 'first') && has(({ guest }) => guest.side === 'second'),
    ],
    ['wheelchair', has(({ guest }) => guest.tags.some((tag) => /wheelchair|silla de ruedas/i.test(tag)))],
    // Several rooms mean several rounds, as at a congress.
    ['new-company', rooms > 1],
  ];
  return suggestions.flatMap(([kind, applies]) => (applies && !known.has(kind) ? kind : []));
}
