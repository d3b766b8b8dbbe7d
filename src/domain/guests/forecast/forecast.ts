import type { LocationType } from '../../plan/facts';
import { type KindFacts, kindOf } from '../../plan/kind';
import type { EventPart, Guest, Household, TravelsFrom } from '../guest';
import { comingAtAll, overallState } from '../replies';
import {
  AGE_FACTORS,
  DESTINATION_FACTOR,
  EVENT_FACTORS,
  NO_SHOW,
  NO_SHOWS,
  type Rate,
  REPLY_WEIGHT,
  SILENT_FACTOR,
  YES_RATES,
} from './rates.data';

/** A household's accepted people and its people without a reply. The household replies as one. */
export interface ForecastGroup {
  readonly from: TravelsFrom | 'unknown';
  readonly accepted: number;
  readonly declined: number;
  /** People without a reply. The probability that they come is multiplied by `factor`. */
  readonly silent: readonly { readonly people: number; readonly factor: number }[];
}

/** Facts of the event. For example, more people stay away from a conference than from a wedding. */
export interface ForecastFacts extends KindFacts {
  readonly location_type: LocationType;
}

export interface ForecastInput extends ForecastFacts {
  readonly groups: readonly ForecastGroup[];
}

interface Forecast {
  /** Expected number of people who will come. */
  readonly expected: number;
  /** The number of people lies between `low` and `high` with a probability of 80 %. */
  readonly low: number;
  readonly high: number;
  /** Sources of uncertainty, largest first. `people` is the spread that each source alone would cause. */
  readonly reasons: readonly { readonly reason: 'silent' | 'noShow' | 'abroad'; readonly people: number }[];
  readonly accepted: number;
  readonly silent: number;
}

const clamp = (share: number): number => Math.min(0.995, Math.max(0.005, share));

/** Returns the share of guests of one origin who accept, taking into account the replies so far. */
export function yesRate(
  from: TravelsFrom | 'unknown',
  { event_type, location_type }: Pick<ForecastInput, 'event_type' | 'location_type'>,
  replied: { readonly yes: number; readonly no: number },
): Rate {
  const base = YES_RATES[from];
  const place = location_type === 'destination' && from !== 'abroad' ? DESTINATION_FACTOR : 1;
  const mean = clamp(base.mean * place * EVENT_FACTORS[event_type]);
  const answers = REPLY_WEIGHT * (replied.yes + replied.no);
  return {
    mean: (mean * base.weight + REPLY_WEIGHT * replied.yes) / (base.weight + answers),
    weight: base.weight + answers,
  };
}

const ORIGINS = ['local', 'out-of-town', 'abroad', 'unknown'] as const;
/** 10 % quantile of the standard normal distribution, without its sign. */
const TENTH = 1.2816;

/**
 * Models attendance: a beta-binomial distribution for each origin, in which a household replies as one,
 * followed by no-shows.
 */
function attendance({ groups, ...facts }: ForecastInput) {
  const accepted = groups.reduce((sum, group) => sum + group.accepted, 0);
  const silent = groups.reduce(
    (sum, group) => sum + group.silent.reduce((people, one) => people + one.people, 0),
    0,
  );
  let yes = accepted;
  let variance = 0;
  let far = 0;
  for (const from of ORIGINS) {
    const own = groups.filter((group) => group.from === from);
    const replied = {
      yes: own.reduce((sum, group) => sum + group.accepted, 0),
      no: own.reduce((sum, group) => sum + group.declined, 0),
    };
    const rate = yesRate(from, facts, replied);
    const blocks = own.flatMap((group) => group.silent);
    let people = 0;
    let drawn = 0;
    for (const { people: size, factor } of blocks) {
      const share = clamp(rate.mean * factor * SILENT_FACTOR);
      yes += size * share;
      people += size * factor * SILENT_FACTOR;
      // A household comes or stays away together.
      drawn += size * size * share * (1 - share);
    }
    // The uncertainty of the rate affects all guests of one origin alike.
    const shared = (people * people * rate.mean * (1 - rate.mean)) / (rate.weight + 1);
    // Both effects combined. The households' own variance is reduced by the part that the shared rate
    // explains.
    const own_variance = drawn * (rate.weight / (rate.weight + 1)) + shared;
    variance += own_variance;
    if (from === 'abroad') far = own_variance;
  }
  const noShow = NO_SHOWS[kindOf(facts)] ?? NO_SHOW;
  const stay = 1 - noShow.mean;
  const absent = noShow.mean * stay;
  // Law of total variance: which of the accepted people stay away, plus the uncertainty of their share.
  const away =
    yes * absent * (noShow.weight / (noShow.weight + 1)) +
    ((yes * yes + variance) * absent) / (noShow.weight + 1);
  const expected = yes * stay;
  const total = stay * stay * variance + away;
  const most = accepted + silent;
  // No-shows make the lower side longer than the upper side, as in a lognormal distribution measured
  // downwards from the maximum.
  const room = Math.max(most - expected, 0.000_001);
  const spread = Math.sqrt(Math.log1p(total / (room * room)));
  const middle = Math.log(room) - (spread * spread) / 2;
  return { accepted, silent, expected, most, middle, spread, variance, away, far };
}

/**
 * Returns the cumulative standard normal distribution at z, with an error below 0.000 000 2 (Abramowitz and
 * Stegun, 7.1.26).
 */
function normal(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp((-z * z) / 2);
  return z < 0 ? tail / 2 : 1 - tail / 2;
}

/** Returns the probability, 0 to 1, that more than `people` people come. */
export function chanceAbove(input: ForecastInput, people: number): number {
  const { most, middle, spread } = attendance(input);
  if (people >= most) return 0;
  // Continuity correction: half a person, because numbers of people are whole.
  return normal((Math.log(most - people - 0.5) - middle) / spread);
}

/** Forecasts attendance. In eight of ten events, the number is within the range. */
export function forecast(input: ForecastInput): Forecast {
  const { accepted, silent, expected, most, middle, spread, variance, away, far } = attendance(input);
  const low = Math.max(0, most - Math.exp(middle + TENTH * spread));
  const high = Math.max(0, Math.min(most, most - Math.exp(middle - TENTH * spread)));
  const reasons = [
    { reason: 'silent' as const, people: Math.round(TENTH * Math.sqrt(Math.max(variance - far, 0))) },
    { reason: 'noShow' as const, people: Math.round(TENTH * Math.sqrt(away)) },
    { reason: 'abroad' as const, people: Math.round(TENTH * Math.sqrt(far)) },
  ]
    .filter(({ people }) => people > 0)
    .sort((a, b) => b.people - a.people);
  return {
    expected: Math.round(expected),
    low: Math.round(low),
    high: Math.round(high),
    reasons,
    accepted,
    silent,
  };
}

/** Converts the guest list to households, with the origin of their people. */
export function forecastGroups(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  parts: readonly EventPart[],
): ForecastGroup[] {
  const groups = new Map<
    string,
    { from: TravelsFrom | 'unknown'; accepted: number; declined: number; silent: number; weight: number }
  >();
  for (const guest of guests) {
    const household = households.get(guest.household_id ?? '') ?? null;
    const state = overallState(guest, household, parts);
    if (state === 'uninvited' || state === 'waiting') continue;
    const from = guest.travels_from ?? 'unknown';
    const key = `${guest.household_id ?? guest.id} ${from}`;
    const group = groups.get(key) ?? { from, accepted: 0, declined: 0, silent: 0, weight: 0 };
    groups.set(key, group);
    if (state === 'accepted') {
      const coming = comingAtAll(guest, household, parts);
      group.accepted += coming;
      group.declined += guest.party_size - coming;
    } else if (state === 'declined') group.declined += guest.party_size;
    else {
      group.silent += guest.party_size;
      group.weight += guest.party_size * AGE_FACTORS[guest.age_group];
    }
  }
  return [...groups.values()].map(({ from, accepted, declined, silent, weight }) => ({
    from,
    accepted,
    declined,
    silent: silent > 0 ? [{ people: silent, factor: weight / silent }] : [],
  }));
}
