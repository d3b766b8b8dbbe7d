import type { ReasonKey } from '@/domain/allocation/allocation';
import { paths } from '@/lib/paths';

/** Sections of the methods page, in the order of the page. */
export const METHOD_ANCHORS = [
  'shares',
  'left-out',
  'region',
  'guests',
  'place',
  'hours',
  'priorities',
  'locks',
  'ranges',
  'contingency',
  'usual',
  'countries',
  'drinks',
  'vendors',
  'sources',
] as const;
export type MethodAnchor = (typeof METHOD_ANCHORS)[number];

const OF_REASON: Readonly<Record<ReasonKey, MethodAnchor>> = {
  leftOut: 'left-out',
  dearerRegion: 'region',
  cheaperRegion: 'region',
  moreGuests: 'guests',
  fewerGuests: 'guests',
  manyTravel: 'guests',
  fewTravel: 'guests',
  outdoor: 'place',
  home: 'place',
  destination: 'place',
  longerEvent: 'hours',
  shorterEvent: 'hours',
  rankedHigh: 'priorities',
  rankedLow: 'priorities',
  unranked: 'priorities',
  locked: 'locks',
  othersLocked: 'locks',
  rounding: 'locks',
};

/** Returns the URL of the section of the methods page that explains a reason. */
export const methodOf = (reason: ReasonKey): string => `${paths.methods}#${OF_REASON[reason]}`;
