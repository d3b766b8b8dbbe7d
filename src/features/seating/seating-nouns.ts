import { ATTACHMENTS } from '@/data/attachments';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import {
  SEAT_ASSIGNMENTS,
  SEATING_CHARTS,
  SEATING_PRINTS,
  SEATING_RULES,
  SEATING_TABLES,
  SEATING_WISHES,
} from '@/data/seating';

/** Kinds of rows that the seating pages need besides the plan, loaded in one request. */
export const SEATING_NOUNS = [
  EVENT_PARTS,
  HOUSEHOLDS,
  GUESTS,
  SEATING_CHARTS,
  SEATING_TABLES,
  SEAT_ASSIGNMENTS,
  SEATING_RULES,
  SEATING_WISHES,
  SEATING_PRINTS,
  ATTACHMENTS,
];
