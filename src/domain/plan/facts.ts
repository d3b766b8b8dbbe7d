import type { Cents } from '../money';

/** The last day that an event can be planned for; the database refuses later ones too. */
export const LAST_EVENT_DATE = '2199-12-31';

export const EVENT_TYPES = ['wedding', 'birthday', 'anniversary', 'corporate', 'other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** A kind of a type that is celebrated, and costs, in its own way. */
const EVENT_VARIANTS = ['quinceanera', 'children', 'conference'] as const;
export type EventVariant = (typeof EVENT_VARIANTS)[number];
/** What is chosen where there are variants. */
export const VARIANT_CHOICES = ['plain', ...EVENT_VARIANTS] as const;
export type VariantChoice = (typeof VARIANT_CHOICES)[number];

/** The variants that an event can have by its type; the database refuses others too. */
export const VARIANTS: Readonly<Partial<Record<EventType, readonly EventVariant[]>>> = {
  birthday: ['children', 'quinceanera'],
  corporate: ['conference'],
};

/** Whether an event of that type can have the variant; every type can have none. */
export const allowsVariant = (event_type: EventType, variant: VariantChoice | null): boolean =>
  variant === null ||
  (variant === 'plain' ? event_type in VARIANTS : (VARIANTS[event_type] ?? []).includes(variant));

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
  /** Birthdays and companies' events only; null where nobody was asked. */
  readonly variant: VariantChoice | null;
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

/** What people usually plan for; the rest stays one tap away. */
const UNUSUAL: Record<EventType, readonly Category[]> = {
  wedding: [],
  birthday: ['attire', 'transportation'],
  anniversary: ['attire', 'transportation'],
  corporate: ['attire'],
  other: ['attire', 'transportation'],
};

/** The dress is the heart of a quinceañera, and a car brings her. */
const UNUSUAL_OF: Record<EventVariant, readonly Category[]> = {
  quinceanera: [],
  children: UNUSUAL.birthday,
  conference: UNUSUAL.corporate,
};

/** Every category once, in order, unranked and unlocked, with the usual ones of this type selected. */
export function defaultChoices(event_type: EventType, variant: EventVariant | null = null): CategoryChoice[] {
  const unusual = variant === null ? UNUSUAL[event_type] : UNUSUAL_OF[variant];
  return CATEGORIES.map((category) => ({
    category,
    selected: !unusual.includes(category),
    priority: null,
    locked: false,
    allocated_amount: null,
  }));
}
