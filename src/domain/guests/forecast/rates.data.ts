import type { EventType } from '../../plan/facts';
import type { KindId } from '../../plan/kind';
import type { TravelsFrom } from '../guest';

/** A share with its certainty: `weight` is the equivalent number of answers (a beta distribution). */
export interface Rate {
  readonly mean: number;
  readonly weight: number;
}

/**
 * Shares of invited guests who accept, by origin: 88, 60 and 35 %. They are our own defaults (D), between a
 * planner's 85, 55 and 35 % (C, 2018) and the UK rule of 90 and 65 % (C). Of all guests of a destination
 * event, 55 % accept (35 % to 75 %, C). The weights are our own (D), because published figures of one kind of
 * guest differ by ten points.
 */
export const YES_RATES: Readonly<Record<TravelsFrom | 'unknown', Rate>> = {
  local: { mean: 0.88, weight: 14 },
  'out-of-town': { mean: 0.6, weight: 10 },
  abroad: { mean: 0.35, weight: 8 },
  unknown: { mean: 0.8, weight: 8 },
};

/** The share of those who would come nearby and also come to a destination. */
export const DESTINATION_FACTOR = 0.65;

/**
 * Factors by type of event. A company's people are asked in working hours: nine in ten come (B, 2018), half
 * to eight in ten elsewhere (C).
 */
export const EVENT_FACTORS: Readonly<Record<EventType, number>> = {
  wedding: 1,
  birthday: 0.97,
  anniversary: 1,
  corporate: 0.85,
  other: 0.92,
};

/** Factors by age group: children come with their parents, older people travel less (own assumptions, D). */
export const AGE_FACTORS = { child: 1, adult: 1, senior: 0.96 } as const;

/**
 * The share of the accepted who don't come. Published shares range from 3 to 20 % (C: 5 to 10 % as a rule;
 * Spain 15 % of those who are expected, B, 2021): the mean is 6 %, and one event in ten has more than 12 %.
 */
export const NO_SHOW: Rate = { mean: 0.06, weight: 22 };

/**
 * The no-show share of registrations: over 860 events 17 % of paid and 28 % of unpaid registrations did not
 * come (PheedLoop, B).
 */
const REGISTERED: Rate = { mean: 0.22, weight: 30 };
export const NO_SHOWS: Readonly<Partial<Record<KindId, Rate>>> = {
  conference: REGISTERED,
  launch: REGISTERED,
};

/**
 * The weight of a reply as evidence for the others, because early replies are nearly all a yes (own
 * assumption, D).
 */
export const REPLY_WEIGHT = 0.25;
/** Factor on acceptances after a reminder: people still silent mostly don't come (D). */
export const SILENT_FACTOR = 0.92;
