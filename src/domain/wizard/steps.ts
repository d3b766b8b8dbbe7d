import type { EventType } from '../plan/facts';

/** Steps in the specification's order; the couple's type is last, and only for weddings. */
export const WIZARD_STEPS = [
  'name',
  'details',
  'size',
  'categories',
  'priorities',
  'review',
  'couple',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Returns the steps for a type of event; before a type is chosen, those of every type. */
export function wizardSteps(event_type: EventType | null): readonly WizardStep[] {
  return event_type === 'wedding' ? WIZARD_STEPS : WIZARD_STEPS.filter((step) => step !== 'couple');
}
