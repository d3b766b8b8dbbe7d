import { eventWords } from '../plan/event-words';
import type { EventType } from '../plan/facts';

/** Four are drawn for weddings, one for children, one for companies; any of them suits any event. */
export const THEMES = ['olive', 'rose', 'coast', 'stars', 'kites', 'lines'] as const;
export type Theme = (typeof THEMES)[number];

/** In reading order. */
export const SECTIONS = [
  'welcome',
  'countdown',
  'programme',
  'dress',
  'lodging',
  'transport',
  'gifts',
  'questions',
  'contact',
  'thanks',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Where a gift can be sent: what it is called, and its number. */
export interface Account {
  readonly name: string;
  readonly number: string;
}

/** Words are null where they are ours. */
export interface PageSection {
  readonly on: boolean;
  /** Whether the open address shows it, too. */
  readonly open: boolean;
  readonly es: string | null;
  readonly en: string | null;
  readonly link: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly accounts: readonly Account[];
}

export type PageSections = { readonly [S in SectionName]: PageSection };

/** Lines of the run sheet that guests see, and beneath which part. */
export type ShownLines = { readonly [line: string]: string };

/** What guests read of an event. */
export interface EventPage {
  readonly id: string;
  readonly version: number;
  readonly theme: Theme;
  readonly picture: string | null;
  /** The parts that the open address shows. */
  readonly open_parts: readonly string[];
  /** The parts that whoever opens the address can register for. */
  readonly registration_parts: readonly string[];
  /** What of the day is shown, each beneath a part: the part's id by the line's. */
  readonly items: ShownLines;
  readonly sections: PageSections;
}

/** A section as a link answers it: only what is on, and what belongs to who asks. */
export type ShownSection = Partial<Omit<PageSection, 'on' | 'open'>>;
export type ShownSections = { readonly [S in SectionName]?: ShownSection };

/** The kinds of event that our words tell apart. */
type PageKind = 'wedding' | 'party' | 'company';
export const pageKindOf = (facts: {
  readonly event_type: EventType;
  readonly kind: string | null;
}): PageKind =>
  facts.event_type === 'wedding' ? 'wedding' : eventWords(facts) === null ? 'party' : 'company';

/** Whose words a section begins with: a kind's own where it has some, else its page's. */
export const beginningOf = (
  facts: Parameters<typeof pageKindOf>[0],
  name: WordedSection,
): PageKind | 'gala' | 'attended' => {
  if (name === 'dress' && facts.kind === 'gala') return 'gala';
  if (name === 'questions' && eventWords(facts) === 'attended') return 'attended';
  return pageKindOf(facts);
};

export const PAGE_LENGTHS = {
  words: 1500,
  welcome: 240,
  link: 500,
  phone: 39,
  email: 254,
  account: 60,
} as const;
export const MOST_ACCOUNTS = 4;

/** Sections with text; the others only show facts of the plan. */
export type WordedSection = Exclude<SectionName, 'countdown' | 'programme'>;
export const isWorded = (name: SectionName): name is WordedSection =>
  name !== 'countdown' && name !== 'programme';
export const hasLink = (name: SectionName): boolean => ['lodging', 'transport', 'gifts'].includes(name);

export const EMPTY_SECTION: PageSection = {
  on: false,
  open: false,
  es: null,
  en: null,
  link: null,
  phone: null,
  email: null,
  accounts: [],
};

/** Sections that are on at first: those whose default text suits any event. */
const BEGIN_ON: readonly SectionName[] = ['welcome', 'countdown', 'programme', 'questions', 'thanks'];
const BEGIN_OPEN: readonly SectionName[] = ['welcome', 'countdown', 'thanks'];

/** The sections that an event of a kind is offered: a company asks for no gifts. */
export const offeredSections = (kind: PageKind): readonly SectionName[] =>
  SECTIONS.filter((name) => name !== 'gifts' || kind !== 'company');

export const beginningSections = (): PageSections =>
  Object.fromEntries(
    SECTIONS.map((name) => [
      name,
      { ...EMPTY_SECTION, on: BEGIN_ON.includes(name), open: BEGIN_OPEN.includes(name) },
    ]),
  ) as unknown as PageSections;

/** A section of questions: each paragraph's first line is asked, the rest answers it. */
export const questionsIn = (words: string): { readonly asked: string; readonly answer: string }[] =>
  words
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim().split('\n'))
    .filter(([asked]) => asked)
    .map(([asked = '', ...answer]) => ({ asked, answer: answer.join('\n') }));

const THEME_OF: Readonly<Record<PageKind, Theme>> = { wedding: 'olive', party: 'stars', company: 'lines' };
export const beginningTheme = (kind: PageKind, celebrated: string | null): Theme =>
  celebrated === 'children' ? 'kites' : THEME_OF[kind];
