import type { EventType } from '../plan/facts';

/**
 * Wizard steps in the order of the specification. The step for the couple comes last and is only for
 * weddings.
 */
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

/**
 * Returns the wizard's steps for a type of event. Before a type is chosen, these are the steps common to all
 * types.
 */
export function wizardSteps(event_type: EventType | null): readonly WizardStep[] {
  return event_type === 'wedding' ? WIZARD_STEPS : WIZARD_STEPS.filter((step) => step !== 'couple');
}
