import type { Cents } from '../money.ts';

/** Latest date that an event can have. The database rejects later dates. */
export const LAST_EVENT_DATE = '2199-12-31';

export const EVENT_TYPES = ['wedding', 'birthday', 'anniversary', 'corporate', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Kinds of event, more specific than event types. Weddings and anniversaries have no further kinds. */
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

/** The kinds of each event type, in display order. The database rejects other combinations. */
export const KINDS_OF: Readonly<Record<EventType, readonly EventKind[]>> = {
  wedding: [],
  birthday: ['adult', 'children', 'quinceanera'],
  anniversary: [],
  corporate: ['company', 'conference', 'launch', 'gala'],
  other: ['baptism', 'communion', 'graduation', 'baby-shower', 'gala', 'plain'],
};

/** Returns true if an event type allows the kind. Null is always allowed. */
export const allowsKind = (event_type: EventType, kind: EventKind | null): boolean =>
  kind === null || KINDS_OF[event_type].includes(kind);

export const LOCATION_TYPES = ['indoor', 'outdoor', 'home', 'destination'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

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

/** Limits from the specification. */
export const MAX_GUESTS = 10_000;
export const MAX_HOURS = 72;

/**
 * The facts from which all engines calculate. If a fact changes, everything that depends on it is
 * recalculated.
 */
export type PlanFacts = {
  readonly name: string;
  readonly event_type: EventType;
  readonly event_date: string;
  /** Last day of an event of two or three days, YYYY-MM-DD. Absent if the event has one day. */
  readonly event_end_date?: string | null;
  readonly budget: Cents;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Hours, from 1 to 72. With an end date, 24 hours per day. */
  readonly duration: number | null;
  readonly guest_count: number;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** Code of one of the country's regions; null if unknown. */
  readonly region: string | null;
  readonly city: string;
  readonly location_type: LocationType;
  /** Null unless the event is a wedding. */
  readonly couple_type: CoupleType | null;
  /** Null if the user hasn't chosen one. */
  readonly kind: EventKind | null;
};

export type CategoryChoice = {
  readonly category: Category;
  readonly selected: boolean;
  /**
   * Rank of the category; 1 is the most important. Several categories can have the same rank. Null means
   * unranked, which counts as last.
   */
  readonly priority: number | null;
  readonly locked: boolean;
  /** The amount of the last allocation. If `locked`, the amount to keep. */
  readonly allocated_amount: Cents | null;
};

/** The facts of a plan and a choice for every category. The allocation is calculated from them. */
export type PlanState = PlanFacts & { readonly categories: readonly CategoryChoice[] };

/** Categories that aren't selected by default for an event type or kind. */
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

/**
 * Returns the default choices: every category in order, unranked and unlocked, with the event's usual ones
 * selected.
 */
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
