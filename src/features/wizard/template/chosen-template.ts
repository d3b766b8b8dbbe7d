import type { Plan } from '@/data/plans';
import type { Template } from '@/data/templates';
import type { Ceremony } from '@/domain/plan/ceremony';
import { type CategoryChoice, defaultChoices } from '@/domain/plan/facts';
import { kindOf } from '@/domain/plan/kind';
import type { WizardValues } from '@/domain/wizard/values';

/** A template's own choices: what was locked stays so, the rest is reckoned from this event. */
const choicesOf = (plan: Plan): CategoryChoice[] =>
  plan.categories.map((choice) => ({
    ...choice,
    allocated_amount: choice.locked ? choice.allocated_amount : null,
  }));

/** The answers that a template brings along. What was answered of the place, hours and couple stays. */
export function withTemplate(
  values: WizardValues,
  { id, name }: Pick<Template, 'id' | 'name'>,
  plan: Plan,
  ceremony: Ceremony | null,
): Partial<WizardValues> {
  const { country, region, currency, event_type, kind } = plan;
  return {
    event_type,
    kind,
    template: { id, name, budget: plan.budget },
    categories: choicesOf(plan),
    ...(values.city.trim() === '' ? { country, region, currency } : {}),
    duration: values.duration ?? plan.duration,
    location_type: values.location_type ?? plan.location_type,
    couple_type: values.couple_type ?? plan.couple_type,
    ceremony: values.ceremony ?? ceremony,
  };
}

/** From scratch again: with the usual categories of the type. */
export const withoutTemplate = (values: WizardValues): Partial<WizardValues> => ({
  template: null,
  categories: defaultChoices(
    values.event_type ? kindOf({ ...values, event_type: values.event_type }) : 'wedding',
  ),
});
