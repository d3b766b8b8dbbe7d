import type { Cents } from '../money.ts';

/** The last day that an event can be planned for; the database refuses later ones too. */
export const LAST_EVENT_DATE = '2199-12-31';

export const EVENT_TYPES = ['wedding', 'birthday', 'anniversary', 'corporate', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Kind of event, narrower than its type; weddings and anniversaries are one kind each. */
export const EVENT_KINDS = [
  'plain',
  'adult',
  'children',
  'quinceanera',
  'company',
  'conference',
  'launch',
  'gala',
  'baptism',
  'communion',
  'graduation',
  'baby-shower',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Kinds by event type, in display order; the database refuses other combinations. */
export const KINDS_OF: Readonly<Record<EventType, readonly EventKind[]>> = {
  wedding: [],
  birthday: ['adult', 'children', 'quinceanera'],
  anniversary: [],
  corporate: ['company', 'conference', 'launch', 'gala'],
  other: ['baptism', 'communion', 'graduation', 'baby-shower', 'gala', 'plain'],
};

/** Whether an event of that type can have the kind; every type can have none. */
export const allowsKind = (event_type: EventType, kind: EventKind | null): boolean =>
  kind === null || KINDS_OF[event_type].includes(kind);

export const LOCATION_TYPES = ['indoor', 'outdoor', 'home', 'destination'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** Display order of every list, chart and allocation. */
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
  /** The last of several days, YYYY-MM-DD, at most two after the date; none of an event of one day. */
  readonly event_end_date?: string | null;
  readonly budget: Cents;
  /** ISO 4217 */
  readonly currency: string;
  /** Hours, 1 to 72; 24 a day where there is an end date. */
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
  /** One of the type's kinds; null if not asked. */
  readonly kind: EventKind | null;
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

/** A plan's facts and its choice for every category: all that its allocation depends on. */
export type PlanState = PlanFacts & { readonly categories: readonly CategoryChoice[] };

/** What people usually leave out; it stays one tap away. */
const UNUSUAL: Partial<Record<EventType | EventKind, readonly Category[]>> = {
  wedding: [],
  quinceanera: [],
  communion: ['transportation'],
  'baby-shower': ['music', 'attire', 'transportation'],
  corporate: ['attire'],
  company: ['attire'],
  conference: ['attire'],
  launch: ['attire'],
  gala: ['attire'],
};

/** Every category once, in order, unranked and unlocked, with the usual ones of what is celebrated selected. */
export function defaultChoices(celebrated: EventType | EventKind): CategoryChoice[] {
  const unusual = UNUSUAL[celebrated] ?? ['attire', 'transportation'];
  return CATEGORIES.map((category) => ({
    category,
    selected: !unusual.includes(category),
    priority: null,
    locked: false,
    allocated_amount: null,
  }));
}
