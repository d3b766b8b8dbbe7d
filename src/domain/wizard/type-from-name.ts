import type { EventType } from '../plan/facts';

/** In this order: golden weddings are anniversaries. */
const TOLD: readonly (readonly [EventType, RegExp])[] = [
  ['anniversary', /(^|\P{L})(aniversarios?|bodas de (oro|plata|diamante)|anniversary)(\P{L}|$)/iu],
  ['wedding', /(^|\P{L})(bodas?|bodorrio|casamiento|wedding)(\P{L}|$)/iu],
  ['birthday', /(^|\P{L})(cumple(años)?|xv( años)?|quinceañera|quinces?|birthday)(\P{L}|$)/iu],
  ['corporate', /(^|\P{L})(congreso|conferencia|conference|convención|offsite)(\P{L}|$)/iu],
];

/** The type of event that its name tells; null for a name that tells none. */
export const typeFromName = (name: string): EventType | null =>
  TOLD.find(([, words]) => words.test(name))?.[0] ?? null;
