import type { FieldErrors, Resolver } from 'react-hook-form';
import { allocate } from '@/domain/allocation/allocate';
import { stepSchemas } from '@/domain/wizard/schema';
import { type WizardStep, wizardSteps } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { today } from '@/lib/format';
import { allocationInput } from './wizard-changes';

let made: { day: string; schemas: ReturnType<typeof stepSchemas> } | null = null;

/**
 * Returns the schemas for a date. Creating schemas is slow, so the latest are kept until the date changes.
 */
function schemasOf(day: string) {
  if (made?.day !== day) made = { day, schemas: stepSchemas(day) };
  return made.schemas;
}

/** Validates a step's values against that step's part of the schema. Messages are translation keys. */
export function stepErrors(step: WizardStep, values: WizardValues): FieldErrors<WizardValues> {
  const result = schemasOf(today())[step].safeParse(values);
  const errors: Record<string, { type: string; message: string }> = {};
  if (!result.success) {
    for (const issue of result.error.issues) {
      const field = String(issue.path[0] ?? 'root');
      errors[field] ??= { type: issue.code ?? 'custom', message: issue.message };
    }
  }
  return errors as FieldErrors<WizardValues>;
}

export const stepResolver =
  (step: WizardStep): Resolver<WizardValues> =>
  (values) => {
    const errors = stepErrors(step, values);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/**
 * Returns true if a step's answers are valid, so that the person can go on. At the review, the amounts must
 * also add up.
 */
export function isComplete(step: WizardStep, values: WizardValues): boolean {
  if (Object.keys(stepErrors(step, values)).length > 0) return false;
  if (step !== 'review') return true;
  const input = allocationInput(values);
  return input !== null && allocate(input).ok;
}

/** Returns the first earlier step that lacks an answer, or else the requested step. */
export function reachableStep(asked: string | null, values: WizardValues): WizardStep {
  const steps = wizardSteps(values.event_type);
  const wanted = steps.find((step) => step === asked) ?? 'name';
  return steps.slice(0, steps.indexOf(wanted)).find((step) => !isComplete(step, values)) ?? wanted;
}
