import { ARRIVALS } from '../arrivals';
import { ATTACHMENTS } from '../attachments';
import { DRINKS_PREFERENCES } from '../drinks';
import { EVENT_PAGES } from '../event-pages';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS, INVITATION_WORDS, QUESTIONS } from '../guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '../ledger';
import { PLANS } from '../plans';
import { SCENARIOS } from '../scenarios';
import {
  SEAT_ASSIGNMENTS,
  SEATING_CHARTS,
  SEATING_PRINTS,
  SEATING_RULES,
  SEATING_TABLES,
  SEATING_WISHES,
} from '../seating';
import { SUGGESTIONS } from '../suggestions';
import { TASKS } from '../tasks';
import { TIMELINE } from '../timeline';
import { QUOTES } from '../vendor-quotes';
import { VENDORS } from '../vendors';
import type { Noun, Row, RowTable } from './noun';

/** Every kind of row that can be cached and sent by the outbox. */
export const NOUNS: { readonly [T in RowTable]: Noun<T, Row> } = {
  event_plans: PLANS,
  budget_items: BUDGET_ITEMS,
  contributions: CONTRIBUTIONS,
  tasks: TASKS,
  timeline_items: TIMELINE,
  scenarios: SCENARIOS,
  event_pages: EVENT_PAGES,
  event_parts: EVENT_PARTS,
  event_questions: QUESTIONS,
  guest_columns: GUEST_COLUMNS,
  invitation_words: INVITATION_WORDS,
  households: HOUSEHOLDS,
  guests: GUESTS,
  arrivals: ARRIVALS,
  attachments: ATTACHMENTS,
  drinks_preferences: DRINKS_PREFERENCES,
  vendor_quotes: QUOTES,
  vendors: VENDORS,
  seating_charts: SEATING_CHARTS,
  seating_tables: SEATING_TABLES,
  seat_assignments: SEAT_ASSIGNMENTS,
  seating_rules: SEATING_RULES,
  seating_prints: SEATING_PRINTS,
  seating_wishes: SEATING_WISHES,
  suggestions: SUGGESTIONS,
};

/** The kind of row of which imported lists consist. */
export const IMPORTED: Noun = GUESTS;
