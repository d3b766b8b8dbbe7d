import type { Ceremony } from '../plan/ceremony';

/** Origins that only one kind of ceremony has. */
const TOLD_BY: Readonly<Record<string, Ceremony>> = {
  W08r: 'religious',
  'W04-Church': 'religious',
  W33s: 'symbolic',
  'W04-Symbolic': 'symbolic',
  'W04-Civil': 'civil',
  'W08-Civil': 'civil',
  'W08-Gb': 'civil',
};

/**
 * The kind of ceremony that a plan's tasks were made for: the choice lives on in the origins of those that only one
 * kind has. undefined while nobody has said.
 */
export function ceremonyOf(origins: Iterable<string>): Ceremony | undefined {
  const known = new Set(origins);
  for (const origin of known) {
    const told = TOLD_BY[origin];
    if (told) return told;
  }
  // Beside a legal part that is held elsewhere (W68) the one at home is symbolic, whatever the kind.
  return known.has('W08-Symbolic') && !known.has('W68') ? 'symbolic' : undefined;
}

/** The same for a whole plan; what was removed tells only where the list doesn't say that the choice is open. */
export function ceremonyKept(live: readonly string[], removed: readonly string[]): Ceremony | undefined {
  const isOpen = live.includes('W04') || live.includes('W08');
  return ceremonyOf(live) ?? (isOpen ? undefined : ceremonyOf(removed));
}
