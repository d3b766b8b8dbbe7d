import { eventWords } from '../plan/event-words';
import type { EventType } from '../plan/facts';

/** Four themes are drawn for weddings, one for children, one for companies; each suits any event. */
export const THEMES = ['olive', 'rose', 'coast', 'stars', 'kites', 'lines'] as const;
export type Theme = (typeof THEMES)[number];

/** Sections in reading order. */
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

/** An account for gifts: its name and its number. */
export interface Account {
  readonly name: string;
  readonly number: string;
}

/** A section's settings; texts are null where ours are shown. */
export interface PageSection {
  readonly on: boolean;
  /** True if the open address shows the section too. */
  readonly open: boolean;
  readonly es: string | null;
  readonly en: string | null;
  readonly link: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly accounts: readonly Account[];
}

export type PageSections = { readonly [S in SectionName]: PageSection };

/** Activities that guests see, each with the part that shows it. */
export type ShownLines = { readonly [line: string]: string };

/** The content of an event's page. */
export interface EventPage {
  readonly id: string;
  readonly version: number;
  readonly theme: Theme;
  readonly picture: string | null;
  /** Parts that the open address shows. */
  readonly open_parts: readonly string[];
  /** Parts for which visitors of the open address can register. */
  readonly registration_parts: readonly string[];
  /** The shown activities: the id of the showing part by the activity's id. */
  readonly items: ShownLines;
  readonly sections: PageSections;
}

/** A section in a link's answer: only if it is on, and only the fields for that reader. */
export type ShownSection = Partial<Omit<PageSection, 'on' | 'open'>>;
export type ShownSections = { readonly [S in SectionName]?: ShownSection };

/** The kinds of event that our texts distinguish. */
type PageKind = 'wedding' | 'party' | 'company';
export const pageKindOf = (facts: {
  readonly event_type: EventType;
  readonly kind: string | null;
}): PageKind =>
  facts.event_type === 'wedding' ? 'wedding' : eventWords(facts) === null ? 'party' : 'company';

/** The words that a section begins with: the kind's own, else those of its page. */
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

/** Sections that are on at first, because their default texts suit any event. */
const BEGIN_ON: readonly SectionName[] = ['welcome', 'countdown', 'programme', 'questions', 'thanks'];
const BEGIN_OPEN: readonly SectionName[] = ['welcome', 'countdown', 'thanks'];

/** Returns the sections available to a kind of event; a company asks for no gifts. */
export const offeredSections = (kind: PageKind): readonly SectionName[] =>
  SECTIONS.filter((name) => name !== 'gifts' || kind !== 'company');

export const beginningSections = (): PageSections =>
  Object.fromEntries(
    SECTIONS.map((name) => [
      name,
      { ...EMPTY_SECTION, on: BEGIN_ON.includes(name), open: BEGIN_OPEN.includes(name) },
    ]),
  ) as unknown as PageSections;

/** Splits a text into questions: each paragraph's first line is the question, the rest its answer. */
export const questionsIn = (words: string): { readonly asked: string; readonly answer: string }[] =>
  words
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim().split('\n'))
    .filter(([asked]) => asked)
    .map(([asked = '', ...answer]) => ({ asked, answer: answer.join('\n') }));

const THEME_OF: Readonly<Record<PageKind, Theme>> = { wedding: 'olive', party: 'stars', company: 'lines' };
export const beginningTheme = (kind: PageKind, celebrated: string | null): Theme =>
  celebrated === 'children' ? 'kites' : THEME_OF[kind];
