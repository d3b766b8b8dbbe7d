import type { Cents } from '../money';
import type { Ceremony } from '../plan/ceremony';
import {
  type CategoryChoice,
  type CoupleType,
  defaultChoices,
  type EventKind,
  type EventType,
  type LocationType,
} from '../plan/facts';

/** Values of the wizard's forms: the facts of a plan. Unanswered fields are '' or null. */
export type WizardValues = {
  name: string;
  event_type: EventType | null;
  event_date: string;
  event_end_date: string | null;
  budget: Cents | null;
  currency: string;
  duration: number | null;
  country: string;
  region: string | null;
  city: string;
  guest_count: number | null;
  location_type: LocationType | null;
  categories: CategoryChoice[];
  couple_type: CoupleType | null;
  kind: EventKind | null;
  /** Type of ceremony, used for the checklist and the run sheet. It isn't a fact of the plan. */
  ceremony: Ceremony | null;
  /** The chosen template, or null to start without one. */
  template: ChosenTemplate | null;
};

export type ChosenTemplate = {
  readonly id: string;
  readonly name: string;
  /**
   * Budget for which the template's locked amounts were scaled. Null once they are scaled to this event's
   * budget.
   */
  readonly budget: Cents | null;
};

export function emptyWizard(): WizardValues {
  return {
    name: '',
    event_type: null,
    event_date: '',
    event_end_date: null,
    budget: null,
    currency: '',
    duration: null,
    country: '',
    region: null,
    city: '',
    guest_count: null,
    location_type: null,
    categories: defaultChoices('wedding'),
    couple_type: null,
    kind: null,
    ceremony: null,
    template: null,
  };
}
