import type { EventType } from '../../plan/facts';
import type { KindId } from '../../plan/kind';
import type { TravelsFrom } from '../guest';

/**
 * A share and how certain it is: `weight` is the number of replies that would make it equally certain (beta
 * distribution).
 */
export interface Rate {
  readonly mean: number;
  readonly weight: number;
}

/**
 * Share of invited guests who accept, by origin: 88, 60 and 35 %. Our own defaults (confidence D) between a
 * planner's 85, 55 and 35 % (C, 2018) and the UK rule of 90 and 65 % (C). For destination events, 55 % of all
 * guests accept (35 % to 75 %, C). The weights are also ours (D), because published figures for the same
 * guests differ by ten percentage points.
 */
export const YES_RATES: Readonly<Record<TravelsFrom | 'unknown', Rate>> = {
  local: { mean: 0.88, weight: 14 },
  'out-of-town': { mean: 0.6, weight: 10 },
  abroad: { mean: 0.35, weight: 8 },
  unknown: { mean: 0.8, weight: 8 },
};

/** Share of the people accepting a nearby event who would also accept a destination event. */
export const DESTINATION_FACTOR = 0.65;

/**
 * Factors by type of event. A company's own event is in working hours: nine in ten come (confidence B, 2018);
 * for other company events, half to eight in ten come (C).
 */
export const EVENT_FACTORS: Readonly<Record<EventType, number>> = {
  wedding: 1,
  birthday: 0.97,
  anniversary: 1,
  corporate: 0.85,
  other: 0.92,
};

/**
 * Factors by age group. Children come with their parents; older people travel less (our own assumptions,
 * confidence D).
 */
export const AGE_FACTORS = { child: 1, adult: 1, senior: 0.96 } as const;

/**
 * Share of accepted people who don't come. Published shares range from 3 to 20 %: 5 to 10 % as a rule
 * (confidence C), and 15 % of expected people in Spain (B, 2021). The values used give a mean of 6 %, and
 * more than 12 % in one of ten events.
 */
export const NO_SHOW: Rate = { mean: 0.06, weight: 22 };

/**
 * Share of registered people who don't come. In 860 events, 17 % of paid and 28 % of unpaid registrations
 * didn't come (PheedLoop, confidence B).
 */
const REGISTERED: Rate = { mean: 0.22, weight: 30 };
export const NO_SHOWS: Readonly<Partial<Record<KindId, Rate>>> = {
  conference: REGISTERED,
  launch: REGISTERED,
};

/**
 * How much weight a reply has as evidence for guests who haven't replied. Less than 1, because early replies
 * are nearly all yes (our own assumption, confidence D).
 */
export const REPLY_WEIGHT = 0.25;
/**
 * Factor for the rate of acceptances after a reminder. Most people who don't reply to the reminder don't come
 * (confidence D).
 */
export const SILENT_FACTOR = 0.92;
