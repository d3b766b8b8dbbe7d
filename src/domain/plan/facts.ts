import type { Cents } from '../money';

/** The last day that an event can be planned for; the database refuses later ones too. */
export const LAST_EVENT_DATE = '2199-12-31';

export const EVENT_TYPES = ['wedding', 'birthday', 'anniversary', 'corporate', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const LOCATION_TYPES = ['indoor', 'outdoor', 'home', 'destination'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** In the order in which every list, chart and allocation shows them. */
export const CATEGORIES = [
  'venue',
  'catering',
  'drinks',
  'photo-and-video',
  'music',
  'decorations',
  'attire',
  'transportation',
  'miscellaneous',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const COUPLE_TYPES = ['groom-and-bride', 'groom-and-groom', 'bride-and-bride'] as const;
export type CoupleType = (typeof COUPLE_TYPES)[number];

/** The specification's bounds. */
export const MAX_GUESTS = 10_000;
export const MAX_HOURS = 72;

/** The few facts that drive every engine. A change here recomputes whatever depends on it. */
export type PlanFacts = {
  readonly name: string;
  readonly event_type: EventType;
  /** YYYY-MM-DD */
  readonly event_date: string;
  readonly budget: Cents;
  /** ISO 4217 */
  readonly currency: string;
  /** Hours, 1 to 72. */
  readonly duration: number | null;
  readonly guest_count: number;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** A code of `regionsOf(country)`, null where it isn't known or not asked. */
  readonly region: string | null;
  readonly city: string;
  readonly location_type: LocationType;
  /** Weddings only, null for every other type. */
  readonly couple_type: CoupleType | null;
};

export type CategoryChoice = {
  readonly category: Category;
  readonly selected: boolean;
  /** 1 is the most important. Equal ranks are allowed; null means unranked, which counts as after all ranked ones. */
  readonly priority: number | null;
  readonly locked: boolean;
  /** What was last allocated or, when `locked`, what must be kept. */
  readonly allocated_amount: Cents | null;
};

/** What people usually plan for; the rest stays one tap away. */
const UNUSUAL: Record<EventType, readonly Category[]> = {
  wedding: [],
  birthday: ['attire', 'transportation'],
  anniversary: ['attire', 'transportation'],
  corporate: ['attire'],
  other: ['attire', 'transportation'],
};

/** Every category once, in order, unranked and unlocked, with the usual ones of this type selected. */
export function defaultChoices(event_type: EventType): CategoryChoice[] {
  return CATEGORIES.map((category) => ({
    category,
    selected: !UNUSUAL[event_type].includes(category),
    priority: null,
    locked: false,
    allocated_amount: null,
  }));
}
