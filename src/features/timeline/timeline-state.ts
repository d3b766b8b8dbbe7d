import { TRACKS, type Track } from '@/domain/timeline/item';
import { addressState, choice, matching, optional, searchText } from '@/lib/list-state';

export const VIEWS = ['milestones', 'day'] as const;
export type View = (typeof VIEWS)[number];

/** State of the page that is stored in the URL. */
export interface TimelineState {
  /**
   * Null until a view is chosen. If null, the page shows the run sheet during the event and otherwise the
   * milestones.
   */
  view: View | null;
  q: string;
  /** Track of the run sheet; null for both tracks. */
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
