import { TRACKS, type Track } from '@/domain/timeline/item';
import { addressState, choice, matching, optional, searchText } from '@/lib/list-state';

export const VIEWS = ['milestones', 'day'] as const;
export type View = (typeof VIEWS)[number];

/** State in the address of the page. */
export interface TimelineState {
  /** The chosen view; null without a choice: then the day during the event. */
  view: View | null;
  q: string;
  /** Track of the day; null for both. */
  track: Track | null;
  /** Zoom of the line; each step doubles the scale. */
  zoom: number;
  /** The day in the middle of the zoomed line, YYYY-MM-DD. */
  at: string | null;
}

export const MOST_ZOOM = 6;

export const TIMELINE_STATE = addressState<TimelineState>({
  view: optional(VIEWS),
  q: searchText,
  track: optional(TRACKS),
  zoom: choice([0, 1, 2, 3, 4, 5, MOST_ZOOM], 0),
  at: matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
});
