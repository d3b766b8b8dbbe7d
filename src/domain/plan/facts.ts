import type { Cents } from '../money.ts';

/** The last possible date of an event; the database refuses later ones too. */
export const LAST_EVENT_DATE = '2199-12-31';

export const EVENT_TYPES = ['wedding', 'birthday', 'anniversary', 'corporate', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Kinds of event, narrower than types; weddings and anniversaries are one kind each. */
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

/** Returns true if an event type can have the kind; every type can have none. */
export const allowsKind = (event_type: EventType, kind: EventKind | null): boolean =>
  kind === null || KINDS_OF[event_type].includes(kind);

export const LOCATION_TYPES = ['indoor', 'outdoor', 'home', 'destination'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** Categories in the order of every list, chart and allocation. */
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

/** The specification's limits. */
export const MAX_GUESTS = 10_000;
export const MAX_HOURS = 72;

/** The facts that drive every engine. A change here recomputes everything that depends on it. */
export type PlanFacts = {
  readonly name: string;
  readonly event_type: EventType;
  /** Date as YYYY-MM-DD. */
  readonly event_date: string;
  /** The last of several days, YYYY-MM-DD, at most two after the date; absent for an event of one day. */
  readonly event_end_date?: string | null;
  readonly budget: Cents;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Hours, 1 to 72; 24 per day if there is an end date. */
  readonly duration: number | null;
  readonly guest_count: number;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** A code of `regionsOf(country)`; null if it isn't known or asked. */
  readonly region: string | null;
  readonly city: string;
  readonly location_type: LocationType;
  /** Only weddings have one; null for every other type. */
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
  /** The last allocated amount or, if `locked`, the amount to keep. */
  readonly allocated_amount: Cents | null;
};

/** A plan's facts and its choice for every category, from which its allocation is computed. */
export type PlanState = PlanFacts & { readonly categories: readonly CategoryChoice[] };

/** Categories that are usually excluded and can be selected in one press. */
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

/** Returns every category in order, unranked and unlocked, with the event's usual ones selected. */
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
