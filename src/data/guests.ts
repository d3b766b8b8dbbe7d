import {
  type Additions,
  ALLERGENS,
  CHANNELS,
  DIETS,
  type EventPart,
  type Guest,
  type Household,
  REPLY_STATUSES,
  type Replies,
  type Reply,
  SIDES,
  TRAVELS_FROM,
} from '@/domain/guests/guest';
import type { InvitationWords } from '@/domain/guests/invitation-words';
import { OWN_KINDS, type OwnColumn } from '@/domain/guests/own-column';
import { QUESTION_KINDS, type Question } from '@/domain/guests/question';
import type { Json } from '@/lib/database.types';
import { oneOf } from '@/lib/list-state';
import { datesKey, figuresKey, importsKey, needsKey } from './derived-keys';
import { defineNoun, type StoredRows } from './sync/noun';

const knownOf = <T extends string>(all: readonly T[], stored: readonly string[]): T[] =>
  all.filter((one) => stored.includes(one));

function toReply(value: Json | undefined): Reply | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { status, people } = value;
  const known = REPLY_STATUSES.find((one) => one === status);
  if (!known) return null;
  return typeof people === 'number' ? { status: known, people } : { status: known };
}

const toReplies = (stored: Json): Replies =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([part, value]) => {
          const reply = toReply(value);
          return reply ? [[part, reply]] : [];
        }),
      )
    : {};

const toAnswers = (stored: Json): Guest['answers'] =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([question, value]) =>
          typeof value === 'string' ? [[question, value]] : [],
        ),
      )
    : {};

const toGuest = (row: StoredRows['guests']): Guest => ({
  id: row.id,
  version: row.version,
  household_id: row.household_id,
  name: row.name,
  last_name: row.last_name,
  email: row.email,
  phone_number: row.phone_number,
  age_group: row.age_group,
  age: row.age,
  party_size: row.party_size,
  address: row.address,
  notes: row.notes,
  side: oneOf(SIDES, row.side),
  tags: row.tags,
  travels_from: oneOf(TRAVELS_FROM, row.travels_from),
  allergens: knownOf(ALLERGENS, row.allergens),
  diets: knownOf(DIETS, row.diets),
  dietary_notes: row.dietary_notes,
  company: row.company,
  job_title: row.job_title,
  badge_name: row.badge_name,
  replies: toReplies(row.replies),
  requests: toReplies(row.requests),
  answers: toAnswers(row.answers),
  own_values: toAnswers(row.own_values),
});

const repliesJson = (replies: Replies): Json =>
  Object.fromEntries(
    Object.entries(replies).map(([part, { status, people }]) => [
      part,
      people === undefined ? { status } : { status, people },
    ]),
  );

const guestJson = ({
  id: _,
  version,
  replies,
  requests,
  tags,
  allergens,
  diets,
  own_values,
  ...columns
}: Guest) => ({
  ...columns,
  own_values: { ...own_values },
  tags: [...tags],
  allergens: [...allergens],
  diets: [...diets],
  replies: repliesJson(replies),
  requests: repliesJson(requests),
});

/**
 * A plan's guests. The query uses a computed field of the plan, because an embedded list would be cut off at
 * a thousand rows.
 */
export const GUESTS = defineNoun({
  table: 'guests',
  select: 'guests',
  toRow: toGuest,
  toJson: guestJson,
  compare: (a: Guest, b: Guest) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  feeds: () => [figuresKey, needsKey],
  importFeeds: (plan_id) => [importsKey(plan_id), figuresKey, needsKey, datesKey],
});

const isObject = (value: Json | undefined): value is { [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toAdditions = (stored: Json): Additions =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([id, value]) => {
          if (!isObject(value)) return [];
          const { name, last_name, age, declined } = value;
          if (typeof name !== 'string' || typeof last_name !== 'string' || typeof age !== 'number') return [];
          return [[id, { name, last_name, age, ...(declined === true && { declined }) }]];
        }),
      )
    : {};

const toHousehold = (row: StoredRows['households']): Household => ({
  id: row.id,
  version: row.version,
  name: row.name,
  language: row.language,
  parts: row.parts,
  invited_at: row.invited_at,
  channel: oneOf(CHANNELS, row.channel),
  reminded_at: row.reminded_at,
  opened_at: row.opened_at,
  answered_at: row.answered_at,
  message: row.message,
  moved_up: row.moved_up,
  moved_up_at: row.moved_up_at,
  second_list: row.second_list,
  gift: row.gift,
  thanked_at: row.thanked_at,
  event_on: row.event_on,
  link_ended_at: row.link_ended_at,
  additions: toAdditions(row.additions),
});

/**
 * A plan's households. Each household gets one invitation. The query uses a computed field, as for guests.
 */
export const HOUSEHOLDS = defineNoun({
  table: 'households',
  select: 'households',
  toRow: toHousehold,
  // Leaves out columns that only the household's link or the waiting list can write.
  toJson: ({
    id: _,
    version,
    opened_at,
    answered_at,
    message,
    moved_up,
    moved_up_at,
    link_ended_at,
    additions,
    ...columns
  }: Household) => ({
    ...columns,
    additions: JSON.parse(JSON.stringify(additions ?? {})),
    parts: columns.parts && [...columns.parts],
  }),
  compare: (a: Household, b: Household) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  feeds: () => [figuresKey, needsKey],
});

const toPart = (row: StoredRows['event_parts']): EventPart => ({
  id: row.id,
  version: row.version,
  name: row.name,
  position: row.position,
  starts_at: row.starts_at,
  time_zone: row.time_zone,
  reply_by: row.reply_by,
  place: row.place,
  capacity: row.capacity,
  event_on: row.event_on,
});

/** The parts of an event, in the couple's order. */
export const EVENT_PARTS = defineNoun({
  table: 'event_parts',
  select: 'event_parts(*)',
  toRow: toPart,
  toJson: ({ id: _, version, ...columns }: EventPart) => columns,
  compare: (a: EventPart, b: EventPart) => a.position - b.position || (a.id < b.id ? -1 : 1),
  feeds: () => [figuresKey, needsKey, datesKey],
});

/** The couple's questions to guests, in the couple's order. */
export const QUESTIONS = defineNoun({
  table: 'event_questions',
  select: 'event_questions(*)',
  toRow: ({
    id,
    version,
    position,
    text,
    kind,
    options,
    parts,
  }: StoredRows['event_questions']): Question => ({
    id,
    version,
    position,
    text,
    kind: oneOf(QUESTION_KINDS, kind) ?? 'text',
    options,
    parts,
  }),
  toJson: ({ position, text, kind, options, parts }: Question) => ({
    position,
    text,
    kind,
    options: [...options],
    parts: parts && [...parts],
  }),
  compare: (a: Question, b: Question) => a.position - b.position || (a.id < b.id ? -1 : 1),
});

/** The couple's own columns of the guest list, oldest first. */
export const GUEST_COLUMNS = defineNoun({
  table: 'guest_columns',
  select: 'guest_columns(*)',
  toRow: ({ id, version, position, name, kind, options }: StoredRows['guest_columns']): OwnColumn => ({
    id,
    version,
    position,
    name,
    kind: oneOf(OWN_KINDS, kind) ?? 'text',
    options,
  }),
  toJson: ({ position, name, kind, options }: OwnColumn) => ({ position, name, kind, options: [...options] }),
  compare: (a: OwnColumn, b: OwnColumn) => a.position - b.position || (a.id < b.id ? -1 : 1),
});

/**
 * The text of the invitations. The app writes one row per plan. If there are several, the first by id counts.
 */
export const INVITATION_WORDS = defineNoun({
  table: 'invitation_words',
  select: 'invitation_words(*)',
  toRow: ({ id, version, hosts, words_es, words_en }: StoredRows['invitation_words']): InvitationWords => ({
    id,
    version,
    hosts,
    words_es,
    words_en,
  }),
  toJson: ({ id: _, version, ...columns }: InvitationWords) => columns,
  compare: (a: InvitationWords, b: InvitationWords) => (a.id < b.id ? -1 : 1),
});
