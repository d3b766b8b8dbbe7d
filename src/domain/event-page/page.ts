import { eventWords } from '../plan/event-words';
import type { EventType } from '../plan/facts';

/**
 * Four themes are drawn for weddings, one for children and one for companies. Each is allowed for any event.
 */
export const THEMES = ['olive', 'rose', 'coast', 'stars', 'kites', 'lines'] as const;
export type Theme = (typeof THEMES)[number];

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

/** An account to which guests can send money as a gift: its name and its number. */
export interface Account {
  readonly name: string;
  readonly number: string;
}

/** Settings of a section. A text is null if our own text is shown. */
export interface PageSection {
  readonly on: boolean;
  /** True if the section is also shown at the page's open address, which anyone can visit. */
  readonly open: boolean;
  readonly es: string | null;
  readonly en: string | null;
  readonly link: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly accounts: readonly Account[];
}

export type PageSections = { readonly [S in SectionName]: PageSection };

/**
 * Activities that guests can see. The key is the activity's id, the value the id of the part of the event
 * under which it is shown.
 */
export type ShownLines = { readonly [line: string]: string };

export interface EventPage {
  readonly id: string;
  readonly version: number;
  readonly theme: Theme;
  readonly picture: string | null;
  /** Parts of the event that are shown at the page's open address. */
  readonly open_parts: readonly string[];
  /** Parts of the event for which visitors of the open address can register. */
  readonly registration_parts: readonly string[];
  /**
   * Activities that guests can see. The key is the activity's id, the value the id of the part under which it
   * is shown.
   */
  readonly items: ShownLines;
  readonly sections: PageSections;
}

/**
 * A section as sent to a link's reader. Sections that are off are omitted, and so are fields hidden from the
 * reader.
 */
export type ShownSection = Partial<Omit<PageSection, 'on' | 'open'>>;
export type ShownSections = { readonly [S in SectionName]?: ShownSection };

/** Kinds of event for which our texts differ. */
type PageKind = 'wedding' | 'party' | 'company';
export const pageKindOf = (facts: {
  readonly event_type: EventType;
  readonly kind: string | null;
}): PageKind =>
  facts.event_type === 'wedding' ? 'wedding' : eventWords(facts) === null ? 'party' : 'company';

/** Returns the source of a section's default text: a special kind of event, or else the kind of the page. */
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

/** Sections with text. Other sections only show facts of the plan. */
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

/** Sections that are on at first, because their default texts suit any event. */
const BEGIN_ON: readonly SectionName[] = ['welcome', 'countdown', 'programme', 'questions', 'thanks'];
const BEGIN_OPEN: readonly SectionName[] = ['welcome', 'countdown', 'thanks'];

/** Returns the sections available for a kind of event. A company's event has no section for gifts. */
export const offeredSections = (kind: PageKind): readonly SectionName[] =>
  SECTIONS.filter((name) => name !== 'gifts' || kind !== 'company');

export const beginningSections = (): PageSections =>
  Object.fromEntries(
    SECTIONS.map((name) => [
      name,
      { ...EMPTY_SECTION, on: BEGIN_ON.includes(name), open: BEGIN_OPEN.includes(name) },
    ]),
  ) as unknown as PageSections;

/**
 * Splits a text into questions and answers. In each paragraph the first line is the question and the rest is
 * the answer.
 */
export const questionsIn = (words: string): { readonly asked: string; readonly answer: string }[] =>
  words
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim().split('\n'))
    .filter(([asked]) => asked)
    .map(([asked = '', ...answer]) => ({ asked, answer: answer.join('\n') }));

const THEME_OF: Readonly<Record<PageKind, Theme>> = { wedding: 'olive', party: 'stars', company: 'lines' };
export const beginningTheme = (kind: PageKind, celebrated: string | null): Theme =>
  celebrated === 'children' ? 'kites' : THEME_OF[kind];
