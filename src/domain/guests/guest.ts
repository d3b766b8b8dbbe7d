/** Age groups of the specification. */
export const AGE_GROUPS = ['child', 'adult', 'senior'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Sides of a couple, in the order of the couple's type. For `groom-and-bride`, the groom is first. */
export const SIDES = ['first', 'second', 'both'] as const;
export type Side = (typeof SIDES)[number];

export const TRAVELS_FROM = ['local', 'out-of-town', 'abroad'] as const;
export type TravelsFrom = (typeof TRAVELS_FROM)[number];

/** The fourteen allergens that must be declared under Regulation (EU) 1169/2011, Annex II. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher', 'childrens-menu'] as const;
export type Diet = (typeof DIETS)[number];

/** States of a reply; `waiting` means that the guest would come, but there is no room yet. */
export const REPLY_STATUSES = ['accepted', 'declined', 'waiting'] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];

export interface Reply {
  readonly status: ReplyStatus;
  /** How many people of the party the reply covers; absent if it covers all of them. */
  readonly people?: number;
}

/** Replies by the id of the event's part. A part without an entry has no reply yet. */
export type Replies = { readonly [part_id: string]: Reply };

/** Editable fields of a guest. Diets apply to the named guest only, not to the companions. */
interface GuestFields {
  readonly household_id: string | null;
  readonly name: string;
  readonly last_name: string;
  readonly email: string | null;
  /** Digits, with an optional leading plus. */
  readonly phone_number: string | null;
  readonly age_group: AgeGroup;
  /** Age in years; null if unknown. */
  readonly age: number | null;
  /** Number of people in the party: the guest and any unnamed companions. */
  readonly party_size: number;
  readonly address: string | null;
  readonly notes: string | null;
  readonly side: Side | null;
  readonly tags: readonly string[];
  readonly travels_from: TravelsFrom | null;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly dietary_notes: string | null;
  readonly company: string | null;
  readonly job_title: string | null;
  readonly badge_name: string | null;
}

export interface Guest extends GuestFields {
  readonly id: string;
  readonly version: number;
  readonly replies: Replies;
  /** Replies that arrived after the deadline. The couple accepts or declines them. */
  readonly requests: Replies;
  /** Answers by question id. The answer to a yes-or-no question is `yes` or `no`. */
  readonly answers: { readonly [question_id: string]: string };
  /** Values by column id. Absent in rows that an older version of the app stored. */
  readonly own_values?: OwnValues;
}

export interface OwnValues {
  readonly [column_id: string]: string;
}

export const EMPTY_GUEST: Omit<Guest, 'id' | 'name' | 'last_name'> = {
  version: 0,
  household_id: null,
  email: null,
  phone_number: null,
  age_group: 'adult',
  age: null,
  party_size: 1,
  address: null,
  notes: null,
  side: null,
  tags: [],
  travels_from: null,
  allergens: [],
  diets: [],
  dietary_notes: null,
  company: null,
  job_title: null,
  badge_name: null,
  replies: {},
  requests: {},
  answers: {},
  own_values: {},
};

export interface Household {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Language of the invitation; null uses the plan owner's language. */
  readonly language: 'en' | 'es' | null;
  /** Ids of the event's parts that the household is invited to; null means all parts. */
  readonly parts: readonly string[] | null;
  readonly invited_at: string | null;
  readonly channel: Channel | null;
  readonly reminded_at: string | null;
  /**
   * When the household first opened its link, when it replied, and its message. Only the server writes these
   * fields.
   */
  readonly opened_at: string | null;
  readonly answered_at: string | null;
  readonly message: string | null;
  /**
   * Parts where the household got a place from the waiting list, and the time of the latest move. Only the
   * server writes these fields.
   */
  readonly moved_up: readonly string[];
  readonly moved_up_at: string | null;
  /**
   * Rank on the second list, starting at 1; null on the first list. Guests on the second list are invited
   * when others decline.
   */
  readonly second_list: number | null;
  readonly gift: string | null;
  readonly thanked_at: string | null;
  /** The event's date for which the invitation was made. It can differ from the plan's current date. */
  readonly event_on?: string | null;
  /** When all links of this household were revoked. Only the server writes this field. */
  readonly link_ended_at?: string | null;
  /**
   * Babies and children that the household asks to bring. The key becomes the child's guest id if the hosts
   * accept.
   */
  readonly additions?: Additions;
}

export interface Addition {
  readonly name: string;
  readonly last_name: string;
  readonly age: number;
  readonly declined?: true;
}
export type Additions = { readonly [guest_id: string]: Addition };

export const EMPTY_HOUSEHOLD: Omit<Household, 'id' | 'name'> = {
  version: 0,
  language: null,
  parts: null,
  invited_at: null,
  channel: null,
  reminded_at: null,
  opened_at: null,
  answered_at: null,
  message: null,
  moved_up: [],
  moved_up_at: null,
  second_list: null,
  gift: null,
  thanked_at: null,
  event_on: null,
};

export const CHANNELS = ['whatsapp', 'email', 'link', 'print', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A part of the event with separate replies, such as ceremony, dinner or brunch. */
export interface EventPart {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly position: number;
  /** Start time as an ISO 8601 instant. */
  readonly starts_at: string | null;
  /** IANA time zone of the start; null without a start. */
  readonly time_zone: string | null;
  /** Deadline for replies, YYYY-MM-DD. */
  readonly reply_by: string | null;
  readonly place: string | null;
  /** Maximum number of people; null means unlimited. */
  readonly capacity: number | null;
  /** The event's date for which this part was planned. It can differ from the plan's current date. */
  readonly event_on?: string | null;
}

/**
 * Maximum lengths in characters. All come from the specification, except those for tags and dietary notes.
 */
export const GUEST_LENGTHS = {
  name: 50,
  email: 100,
  address: 200,
  notes: 500,
  tag: 30,
  dietary_notes: 500,
  household: 110,
  company: 120,
  column: 60,
  own_value: 200,
  gift: 200,
  question: 200,
  option: 60,
  answer: 500,
  part: 60,
  words: 500,
} as const;
export const MAX_AGE = 120;
/** Maximum age of a child that a household can ask to bring, in years. */
export const MAX_CHILD_AGE = 17;
export const MAX_ADDITIONS = 6;
export const MAX_PARTY = 20;
export const MAX_TAGS = 10;
export const MAX_PARTS = 20;
export const MAX_QUESTIONS = 20;
export const MAX_OPTIONS = 12;
export const MAX_COLUMNS = 12;

/** Maximum age of a baby, in years. A baby needs neither a chair nor a menu. */
const MAX_BABY_AGE = 1;
export const isBaby = ({ age }: Pick<Guest, 'age'>): boolean => age !== null && age <= MAX_BABY_AGE;
export const needsChair = (guest: Pick<Guest, 'age'>): boolean => !isBaby(guest);
export const needsMenu = needsChair;

export const fullName = ({ name, last_name }: Pick<Guest, 'name' | 'last_name'>): string =>
  `${name} ${last_name}`;

const INVITATION_STATES = ['unsent', 'sent', 'opened', 'answered'] as const;
type InvitationState = (typeof INVITATION_STATES)[number];

export const invitationState = (
  household: Pick<Household, 'invited_at' | 'opened_at' | 'answered_at'>,
): InvitationState =>
  household.answered_at
    ? 'answered'
    : household.opened_at
      ? 'opened'
      : household.invited_at
        ? 'sent'
        : 'unsent';
