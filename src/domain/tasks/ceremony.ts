import type { Ceremony } from '../plan/ceremony';

/** Tasks that exist for only one kind of ceremony. They show which kind a plan has. */
const TOLD_BY: Readonly<Record<string, Ceremony>> = {
  W08r: 'religious',
  'W04-Church': 'religious',
  W33s: 'symbolic',
  'W04-Symbolic': 'symbolic',
  'W04-Civil': 'civil',
  'W08-Civil': 'civil',
  'W08-Gb': 'civil',
};

/** Derives the kind of ceremony from a plan's tasks; undefined if they don't show it. */
export function ceremonyOf(origins: Iterable<string>): Ceremony | undefined {
  const known = new Set(origins);
  for (const origin of known) {
    const told = TOLD_BY[origin];
    if (told) return told;
  }
  // If the legal ceremony is elsewhere (W68), the ceremony at home is always symbolic, so it doesn't show the
  // kind.
  return known.has('W08-Symbolic') && !known.has('W68') ? 'symbolic' : undefined;
}

/**
 * Derives the kind of ceremony from current and deleted tasks. Deleted tasks don't count if a current task
 * shows that the kind is undecided.
 */
export function ceremonyKept(live: readonly string[], removed: readonly string[]): Ceremony | undefined {
  const isOpen = live.includes('W04') || live.includes('W08');
  return ceremonyOf(live) ?? (isOpen ? undefined : ceremonyOf(removed));
}
