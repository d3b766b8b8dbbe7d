export const CEREMONIES = ['civil', 'religious', 'symbolic'] as const;
export type Ceremony = (typeof CEREMONIES)[number];

/**
 * The kind of ceremony that a plan's tasks were made for: the choice lives on in the origins of those that only one
 * kind has. undefined while nobody has said.
 */
export function ceremonyOf(origins: Iterable<string>): Ceremony | undefined {
  for (const origin of origins) {
    if (origin === 'W08r') return 'religious';
    if (origin === 'W33s' || origin === 'W08-Symbolic') return 'symbolic';
    if (origin === 'W08-Civil') return 'civil';
  }
  return undefined;
}
