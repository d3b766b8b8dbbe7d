import type { Plan } from '@/data/plans';
import type { PlanTemplate } from '@/data/templates';
import { isValidDate } from '@/domain/calendar';
import type { Ceremony } from '@/domain/plan/ceremony';
import { eventDays, overDays } from '@/domain/plan/event-days';
import { type CategoryChoice, defaultChoices } from '@/domain/plan/facts';
import { kindOf } from '@/domain/plan/kind';
import type { WizardValues } from '@/domain/wizard/values';

/** Returns a template's category choices without unlocked amounts, which are computed again. */
const choicesOf = (plan: Plan): CategoryChoice[] =>
  plan.categories.map((choice) => ({
    ...choice,
    allocated_amount: choice.locked ? choice.allocated_amount : null,
  }));

/** Returns the end date or duration that gives the event as many days as the template has. */
function daysOf(values: WizardValues, plan: Plan): Partial<WizardValues> {
  if (values.event_end_date || values.duration !== null || !plan.event_end_date)
    return { duration: values.duration ?? plan.duration };
  return isValidDate(values.event_date)
    ? overDays(values.event_date, eventDays(plan.duration), null)
    : { event_end_date: plan.event_end_date, duration: plan.duration };
}

/**
 * Returns the answers that a template provides. The person's own answers about place, hours and couple are
 * kept.
 */
export function withTemplate(
  values: WizardValues,
  { id, name }: Pick<PlanTemplate, 'id' | 'name'>,
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
    ...daysOf(values, plan),
    location_type: values.location_type ?? plan.location_type,
    couple_type: values.couple_type ?? plan.couple_type,
    ceremony: values.ceremony ?? ceremony,
  };
}

/** Deselects the template and resets the categories to the usual ones of the event type. */
export const withoutTemplate = (values: WizardValues): Partial<WizardValues> => ({
  template: null,
  categories: defaultChoices(
    values.event_type ? kindOf({ ...values, event_type: values.event_type }) : 'wedding',
  ),
});
