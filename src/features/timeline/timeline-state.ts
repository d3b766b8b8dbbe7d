import { TRACKS, type Track } from '@/domain/timeline/item';
import { differencesFrom, oneOf, searchIn } from '@/lib/list-state';

export const VIEWS = ['milestones', 'day'] as const;
export type View = (typeof VIEWS)[number];

/** What the address says of the page. */
export interface TimelineState {
  view: View;
  q: string;
  /** Of the day; null for both. */
  track: Track | null;
  /** How far the line is drawn out: each step is twice the one before. */
  zoom: number;
  /** The day in the middle of the line when it is drawn out, YYYY-MM-DD. */
  at: string | null;
}

export const MOST_ZOOM = 6;

const read = (params: URLSearchParams): TimelineState => ({
  view: oneOf(VIEWS, params.get('view')) ?? 'milestones',
  q: searchIn(params),
  track: oneOf(TRACKS, params.get('track')),
  zoom: oneOf([0, 1, 2, 3, 4, 5, MOST_ZOOM], params.get('zoom')) ?? 0,
  at: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(params.get('at') ?? '') ? params.get('at') : null,
});

export const TIMELINE_STATE = {
  read,
  write: (state: TimelineState) => differencesFrom(read(new URLSearchParams()), state),
};
