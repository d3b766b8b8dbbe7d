/** Age groups of the specification. */
export const AGE_GROUPS = ['child', 'adult', 'senior'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/**
 * The side of the couple that a guest belongs to, in the order of the couple's type: `groom-and-bride` has
 * the groom first.
 */
export const SIDES = ['first', 'second', 'both'] as const;
export type Side = (typeof SIDES)[number];

export const TRAVELS_FROM = ['local', 'out-of-town', 'abroad'] as const;
export type TravelsFrom = (typeof TRAVELS_FROM)[number];

/** The fourteen allergens that Regulation (EU) 1169/2011, Annex II, requires to be declared. */
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

/** Replies; `waiting` means that the guest would come, but there is no room yet. */
export const REPLY_STATUSES = ['accepted', 'declined', 'waiting'] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];

export interface Reply {
  readonly status: ReplyStatus;
  /** The number of people of the party, if not all of them. */
  readonly people?: number;
}

/** Replies by the part's id; a missing part has no reply yet. */
export type Replies = { readonly [part_id: string]: Reply };

/** Editable fields of a guest. Diets are the named guest's, not the party's. */
interface GuestFields {
  readonly household_id: string | null;
  readonly name: string;
  readonly last_name: string;
  readonly email: string | null;
  /** A telephone number: an optional plus and digits. */
  readonly phone_number: string | null;
  readonly age_group: AgeGroup;
  /** Age in years; null if unknown. */
  readonly age: number | null;
  /** The number of people: the guest, and companions without a name yet. */
  readonly party_size: number;
  readonly address: string | null;
  readonly notes: string | null;
  readonly side: Side | null;
  readonly tags: readonly string[];
  readonly travels_from: TravelsFrom | null;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly dietary_notes: string | null;
  /** Company, role, and the badge's text if it differs from the name. */
  readonly company: string | null;
  readonly job_title: string | null;
  readonly badge_name: string | null;
}

export interface Guest extends GuestFields {
  readonly id: string;
  readonly version: number;
  readonly replies: Replies;
  /** Late requests, which the couple accepts or declines. */
  readonly requests: Replies;
  /** Answers by question id; `yes` or `no` to yes-or-no questions. */
  readonly answers: { readonly [question_id: string]: string };
  /** Values by the own column's id; absent in rows stored by an earlier version. */
  readonly own_values?: OwnValues;
}

export interface OwnValues {
  readonly [column_id: string]: string;
}

/** A new guest's fields except the name. */
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

/** People who are invited together and answer together. */
export interface Household {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** The invitation's language; null is the plan owner's. */
  readonly language: 'en' | 'es' | null;
  /** Parts to which they are invited; null is all of them. */
  readonly parts: readonly string[] | null;
  /** Time when the invitation was sent, by which channel, and when they were last reminded. */
  readonly invited_at: string | null;
  readonly channel: Channel | null;
  readonly reminded_at: string | null;
  /** The household's use of its link: opened, answered, left a message; only the service writes these. */
  readonly opened_at: string | null;
  readonly answered_at: string | null;
  readonly message: string | null;
  /**
   * Parts to which they moved up from a waiting list, and when they last did; only the service writes this.
   */
  readonly moved_up: readonly string[];
  readonly moved_up_at: string | null;
  /** Rank on the second list, from 1, which is invited when others can't come; null on the first list. */
  readonly second_list: number | null;
  /** Their gift, and when they were thanked. */
  readonly gift: string | null;
  readonly thanked_at: string | null;
  /** The event's date in their invitation. */
  readonly event_on?: string | null;
  /** Time when all their links were revoked; set by the service. */
  readonly link_ended_at?: string | null;
  /** Babies and children whom they ask to bring, by the id of the guest that each may become. */
  readonly additions?: Additions;
}

export interface Addition {
  readonly name: string;
  readonly last_name: string;
  /** Age in years. */
  readonly age: number;
  readonly declined?: true;
}
export type Additions = { readonly [guest_id: string]: Addition };

/** A new household's fields except the name. */
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

/** A part of the event for which people reply: ceremony, dinner, brunch. */
export interface EventPart {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly position: number;
  /** The start as an instant in ISO 8601. */
  readonly starts_at: string | null;
  /** Time zone of the hours; null without a start. */
  readonly time_zone: string | null;
  /** The last day for a reply, YYYY-MM-DD. */
  readonly reply_by: string | null;
  readonly place: string | null;
  /** The most people; null without limit. */
  readonly capacity: number | null;
  /** The event's date from which its days are computed; absent until it is stored. */
  readonly event_on?: string | null;
}

/** The specification's limits in characters; those of tags and dietary notes are this product's own. */
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
/** The oldest child whom a household may ask to bring, and the most children at a time. */
export const MAX_CHILD_AGE = 17;
export const MAX_ADDITIONS = 6;
export const MAX_PARTY = 20;
export const MAX_TAGS = 10;
export const MAX_PARTS = 20;
export const MAX_QUESTIONS = 20;
export const MAX_OPTIONS = 12;
export const MAX_COLUMNS = 12;

/** The highest age, in years, of a baby, who needs neither a chair nor a menu: under two. */
const MAX_BABY_AGE = 1;
export const isBaby = ({ age }: Pick<Guest, 'age'>): boolean => age !== null && age <= MAX_BABY_AGE;
/** Returns true if the named guest needs a chair and a menu. */
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
