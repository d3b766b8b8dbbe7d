import type { Ceremony } from '../plan/ceremony';

/** Origins that only one kind of ceremony has, by which it is recognised. */
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
 * Returns the kind of ceremony of a plan's tasks, by origins that only one kind has; undefined if unknown.
 */
export function ceremonyOf(origins: Iterable<string>): Ceremony | undefined {
  const known = new Set(origins);
  for (const origin of known) {
    const told = TOLD_BY[origin];
    if (told) return told;
  }
  // With a legal ceremony elsewhere (W68) the one at home is symbolic, whatever its kind.
  return known.has('W08-Symbolic') && !known.has('W68') ? 'symbolic' : undefined;
}

/** Returns the kind by live and removed tasks; removed ones count only if the list isn't explicitly open. */
export function ceremonyKept(live: readonly string[], removed: readonly string[]): Ceremony | undefined {
  const isOpen = live.includes('W04') || live.includes('W08');
  return ceremonyOf(live) ?? (isOpen ? undefined : ceremonyOf(removed));
}
