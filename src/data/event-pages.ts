import {
  EMPTY_SECTION,
  type EventPage,
  type PageSection,
  type PageSections,
  SECTIONS,
  type ShownLines,
  THEMES,
} from '@/domain/event-page/page';
import type { Json } from '@/lib/database.types';
import { oneOf } from '@/lib/list-state';
import { defineNoun, type StoredRows } from './sync/noun';

const isObject = (value: Json | undefined): value is { [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts stored sections. The database has checked their structure. */
const toSections = (stored: Json): PageSections =>
  Object.fromEntries(
    SECTIONS.map((name) => {
      const section = isObject(stored) ? stored[name] : undefined;
      return [name, { ...EMPTY_SECTION, ...(isObject(section) ? section : {}) }];
    }),
  ) as unknown as PageSections;

const toLines = (stored: Json): ShownLines =>
  isObject(stored)
    ? Object.fromEntries(
        Object.entries(stored).filter((line): line is [string, string] => typeof line[1] === 'string'),
      )
    : {};

/** Converts a section to JSON and leaves out empty fields. */
const sectionJson = ({ accounts, ...section }: PageSection): Json => ({
  ...Object.fromEntries(Object.entries(section).filter(([, value]) => value !== null)),
  ...(accounts.length > 0 ? { accounts: accounts.map(({ name, number }) => ({ name, number })) } : {}),
});

/**
 * The content of an event's page. The app writes one row per plan. If there are several, the first by id
 * counts.
 */
export const EVENT_PAGES = defineNoun({
  table: 'event_pages',
  select: 'event_pages(*)',
  toRow: ({
    id,
    version,
    theme,
    picture,
    open_parts,
    registration_parts,
    items,
    sections,
  }: StoredRows['event_pages']): EventPage => ({
    id,
    version,
    theme: oneOf(THEMES, theme) ?? THEMES[0],
    picture,
    open_parts,
    // `registration_parts` is missing in rows that a device stored before the column existed.
    registration_parts: registration_parts ?? [],
    items: toLines(items ?? {}),
    sections: toSections(sections),
  }),
  toJson: ({ theme, picture, open_parts, registration_parts, items, sections }: EventPage) => ({
    theme,
    picture,
    open_parts: [...open_parts],
    registration_parts: [...registration_parts],
    items: { ...items },
    sections: Object.fromEntries(SECTIONS.map((name) => [name, sectionJson(sections[name])])),
  }),
  compare: (a: EventPage, b: EventPage) => (a.id < b.id ? -1 : 1),
});
