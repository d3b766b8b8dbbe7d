import type { KindId } from '../plan/kind';
import type { Question } from './question';

export const USUAL_PARTS = [
  'welcome',
  'ceremony',
  'mass',
  'church',
  'act',
  'reception',
  'lunch',
  'snack',
  'dinner',
  'party',
  'brunch',
  'firstDay',
  'secondDay',
  'workshops',
  'presentation',
  'press',
  'drinks',
  'awards',
  'auction',
] as const;
export type UsualPart = (typeof USUAL_PARTS)[number];

export const USUAL_QUESTIONS = {
  menu: 'choice',
  bus: 'yes-no',
  room: 'yes-no',
  song: 'text',
  memory: 'text',
  wish: 'text',
  stays: 'yes-no',
  pickUp: 'text',
  badge: 'text',
  workshop: 'choice',
  access: 'text',
  parking: 'yes-no',
  outlet: 'text',
  interview: 'yes-no',
  gives: 'yes-no',
  company: 'text',
} as const satisfies Readonly<Record<string, Question['kind']>>;
export type UsualQuestion = keyof typeof USUAL_QUESTIONS;

/** Usual roles of guests, such as "witness". A role is stored as a tag. */
const USUAL_ROLES = [
  'family',
  'friends',
  'witness',
  'godparents',
  'chambelan',
  'dama',
  'classmates',
  'helper',
  'colleagues',
  'team',
  'clients',
  'partners',
  'speakers',
  'sponsors',
  'press',
  'donors',
  'nominees',
  'graduates',
  'teachers',
] as const;
type UsualRole = (typeof USUAL_ROLES)[number];

type KindGuests = {
  readonly parts: readonly UsualPart[];
  readonly questions: readonly UsualQuestion[];
  readonly roles: readonly UsualRole[];
};

/**
 * Usual guests, parts and questions for each kind of event. The lists are this product's own choice
 * (confidence D).
 */
export const KIND_GUESTS: Readonly<Record<KindId, KindGuests>> = {
  wedding: {
    parts: ['welcome', 'ceremony', 'dinner', 'party', 'brunch'],
    questions: ['menu', 'bus', 'room', 'song'],
    roles: ['family', 'friends', 'witness', 'godparents', 'colleagues'],
  },
  adult: {
    parts: ['dinner', 'party'],
    questions: ['memory', 'song', 'menu'],
    roles: ['family', 'friends', 'colleagues'],
  },
  children: {
    parts: ['party', 'snack'],
    questions: ['stays', 'pickUp'],
    roles: ['classmates', 'family', 'helper'],
  },
  quinceanera: {
    parts: ['mass', 'dinner', 'party'],
    questions: ['song', 'bus', 'menu'],
    roles: ['godparents', 'chambelan', 'dama', 'family', 'friends'],
  },
  anniversary: {
    parts: ['ceremony', 'lunch', 'dinner', 'party'],
    questions: ['memory', 'song', 'menu', 'room'],
    roles: ['family', 'friends', 'godparents'],
  },
  company: {
    parts: ['drinks', 'dinner', 'party'],
    questions: ['menu', 'bus', 'parking'],
    roles: ['team', 'clients', 'partners'],
  },
  conference: {
    parts: ['firstDay', 'secondDay', 'workshops', 'dinner'],
    questions: ['badge', 'workshop', 'access', 'room'],
    roles: ['speakers', 'sponsors', 'press', 'team'],
  },
  launch: {
    parts: ['press', 'presentation', 'firstDay', 'secondDay', 'drinks'],
    questions: ['badge', 'outlet', 'interview', 'access'],
    roles: ['press', 'clients', 'partners', 'speakers', 'team'],
  },
  gala: {
    parts: ['reception', 'dinner', 'awards', 'auction'],
    questions: ['gives', 'company', 'menu', 'parking'],
    roles: ['donors', 'sponsors', 'nominees', 'press', 'team'],
  },
  baptism: {
    parts: ['church', 'lunch'],
    questions: ['menu', 'wish', 'bus'],
    roles: ['godparents', 'family', 'friends'],
  },
  communion: {
    parts: ['mass', 'lunch'],
    questions: ['menu', 'bus'],
    roles: ['godparents', 'family', 'classmates', 'friends'],
  },
  graduation: {
    parts: ['act', 'dinner', 'party'],
    questions: ['menu', 'song', 'bus'],
    roles: ['graduates', 'teachers', 'family'],
  },
  'baby-shower': {
    parts: ['party', 'snack'],
    questions: ['wish', 'menu'],
    roles: ['family', 'friends', 'colleagues'],
  },
  plain: {
    parts: ['ceremony', 'dinner', 'party'],
    questions: ['menu', 'bus', 'access'],
    roles: ['family', 'friends', 'colleagues'],
  },
};
