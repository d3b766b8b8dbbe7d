import type { EventType } from '../plan/facts';

/** In the specification's order; the couple's type is last, for weddings only. */
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

/** The steps of this type of event; before a type is chosen, those that every type has. */
export function wizardSteps(event_type: EventType | null): readonly WizardStep[] {
  return event_type === 'wedding' ? WIZARD_STEPS : WIZARD_STEPS.filter((step) => step !== 'couple');
}
