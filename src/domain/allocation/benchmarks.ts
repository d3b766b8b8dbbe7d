import { type Cents, MAX_BUDGET } from '../money';
import { exchangeRate, findCountry } from '../places/places';
import type { Region } from '../places/regions';
import type { LocationType, PlanFacts } from '../plan/facts';
import { type Confidence, SOURCES, type SourceId } from '../sources.data';
import {
  type CostRow,
  DESTINATION_GUESTS,
  DOLLARS_PER_WEDDING_GUEST,
  END_BAND,
  FAST_HIGH,
  FAST_PRICES,
  FEW_STRETCH,
  HOME_LOW,
  PRICE_LEVEL_BAND,
  SURVEY_BAND,
  TOTAL_GUEST_DRIVEN,
} from './costs.data';
import { FEW_GUESTS } from './factors.data';
import type { CostBasisOfKind, KindCost } from './kind-costs.data';
import { seasonWeights } from './season';
import { type AllocationSetting, allocationSetting, type SettingFacts } from './setting';
import { baseSharesOf, hourWeights, locationWeights, multiply } from './weights';

/**
 * Facts that determine a usual cost. Missing facts count as usual: an average day, the usual hours, indoors.
 */
export type BenchmarkFacts = SettingFacts &
  Pick<PlanFacts, 'currency' | 'guest_count'> & {
    readonly location_type?: LocationType | undefined;
    readonly duration?: number | null | undefined;
    /** Date as YYYY-MM-DD. */
    readonly event_date?: string | undefined;
  };

export type CostBasis = {
  /**
   * `price-level` is an American figure scaled to the country's prices. It is used if the country has no
   * published figure for this kind of event.
   */
  readonly method: 'region-survey' | 'country-survey' | CostBasisOfKind | 'price-level';
  readonly source: SourceId;
  readonly year: number;
  /** The lowest confidence of all figures used. */
  readonly confidence: Confidence;
  /**
   * Currency of the published figure, converted at the average exchange rate of its year. Null if it is the
   * plan's currency.
   */
  readonly converted_from: string | null;
};

export type UsualTotal = CostBasis & {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** True if an ordinary event at this place can cost more than the largest allowed budget. */
  readonly above_cap: boolean;
  /** `typical` divided by the plan's number of guests. */
  readonly per_guest: Cents;
  /** Usual number of guests at such events. */
  readonly usual_guests: number;
  /**
   * `modest` is the cost that couples report where family and sponsors help; `full` is the price of
   * full-service vendors. Either both are set or none.
   */
  readonly modest: Cents | null;
  readonly full_service: Cents | null;
};

const PRICE_LEVEL_WEDDING = [
  DOLLARS_PER_WEDDING_GUEST * PRICE_LEVEL_BAND[0],
  DOLLARS_PER_WEDDING_GUEST,
  DOLLARS_PER_WEDDING_GUEST * PRICE_LEVEL_BAND[1],
] as const;

/** Cost per guest in units of `currency`, for the usual number of guests. */
type Unit = Pick<UsualTotal, 'method' | 'source' | 'confidence'> & {
  readonly currency: string;
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly ends: readonly [modest: number, full_service: number] | null;
};

/**
 * Returns the usual total of such an event in the plan's currency, for its guests, place, hours and date.
 * Null if a figure or an exchange rate is missing. Figures are in prices of their year; later inflation isn't
 * added. In countries with fast-rising prices (`FAST_PRICES`), only the high end is raised.
 */
export function usualTotal(
  facts: BenchmarkFacts,
  setting: AllocationSetting = allocationSetting(facts),
): UsualTotal | null {
  const unit = unitOf(facts, setting);
  const rate = unit && exchangeRate(unit.currency, facts.currency);
  if (!unit || rate === null || !(facts.guest_count >= 1)) return null;

  const { guest_count } = facts;
  const scale = guestsPaid(facts, setting) * styleOf(facts, setting) * rate;
  const whole = (perGuest: number): Cents => Math.round(perGuest * scale) * 100;
  const typical = whole(unit.typical);
  const few = 1 - Math.sqrt(Math.min(1, guest_count / FEW_GUESTS));
  const home = facts.location_type === 'home' ? HOME_LOW : 1;
  const since = FAST_PRICES.has(facts.currency) ? FAST_HIGH : 1;
  const high = whole(unit.high * (1 + FEW_STRETCH.high * few) * since);
  return {
    low: whole(unit.low * (1 - FEW_STRETCH.low * few) * home),
    typical,
    high,
    above_cap: high > MAX_BUDGET,
    per_guest: Math.round(typical / guest_count),
    usual_guests: setting.usual_guests,
    method: unit.method,
    source: unit.source,
    year: SOURCES[unit.source].year,
    confidence: unit.confidence,
    converted_from: unit.currency === facts.currency ? null : unit.currency,
    modest: unit.ends && whole(unit.ends[0]),
    full_service: unit.ends && whole(unit.ends[1]),
  };
}

/**
 * Returns the number by which a cost per guest is multiplied. The number has a fixed part and a part that
 * grows with each guest.
 */
function guestsPaid(
  { event_type, location_type, guest_count }: BenchmarkFacts,
  setting: AllocationSetting,
): number {
  const far = event_type === 'wedding' && location_type === 'destination';
  const usual = setting.usual_guests * (far ? DESTINATION_GUESTS : 1);
  const fixed = usual * Math.sqrt(Math.min(1, guest_count / FEW_GUESTS));
  const paid = (1 - TOTAL_GUEST_DRIVEN) * fixed + TOTAL_GUEST_DRIVEN * guest_count;
  return far ? paid / DESTINATION_GUESTS : paid;
}

/**
 * Returns the factor by which the kind of place, the hours and the season change the cost of a usual event.
 */
function styleOf(facts: BenchmarkFacts, { kind, profile, usual_hours }: AllocationSetting): number {
  const { location_type, duration, event_date, country } = facts;
  let weights = baseSharesOf(profile);
  if (location_type) weights = multiply(weights, locationWeights(location_type));
  if (duration) weights = multiply(weights, hourWeights(kind, duration, usual_hours));
  if (event_date) weights = multiply(weights, seasonWeights(event_date, country));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function surveyedUnit(cost: CostRow, region: Region | null): Unit {
  const ratio = region?.cost_ratio ?? 1;
  const source = (region?.cost_ratio && region.source) || cost.source;
  const modest = cost.per_guest * ratio;
  const full = fullService(cost, ratio);
  // The two ends can be far apart, so the typical cost is their geometric mean.
  const typical = full === null ? modest : Math.sqrt(modest * full);
  const low = typical * (1 - SURVEY_BAND);
  const high = typical * (1 + SURVEY_BAND);
  return {
    currency: cost.currency,
    method: region?.cost_ratio ? 'region-survey' : 'country-survey',
    source,
    confidence:
      cost.guests === null ? 'D' : worse(SOURCES[source].confidence, SOURCES[cost.source].confidence),
    low: full === null ? low : Math.min(modest * (1 - END_BAND), low),
    typical,
    high: Math.max(full === null ? 0 : full * (1 + END_BAND), high),
    ends: full === null ? null : [modest, full],
  };
}

function fullService(cost: CostRow, ratio: number): number | null {
  if (!cost.full_service) return null;
  const rate = exchangeRate(cost.full_service.currency, cost.currency);
  return rate === null ? null : cost.full_service.per_guest * rate * ratio;
}

function unitOf(
  facts: BenchmarkFacts,
  { celebrated, cost, of_kind, region }: AllocationSetting,
): Unit | null {
  if (cost) return surveyedUnit(cost, region);
  const level = findCountry(facts.country)?.price_level ?? null;
  if (celebrated === 'wedding') return level === null ? null : atPrices(PRICE_LEVEL_WEDDING, level);
  if (!of_kind) return null;
  if (of_kind.carried) return level === null ? null : atPrices(of_kind.levels, level, of_kind.source);
  const { currency, levels, basis, source } = of_kind;
  const [low, typical, high] = levels;
  const { confidence } = SOURCES[source];
  return {
    currency,
    low,
    typical,
    high,
    method: basis,
    source,
    // A sum of parts is our own estimate, so its confidence is at most D.
    confidence: basis === 'parts' ? worse(confidence, 'D') : confidence,
    ends: null,
  };
}

/** Scales an American figure to a country's price level. The result is in US dollars. */
function atPrices(
  [low, typical, high]: KindCost['levels'],
  level: number,
  source: SourceId = 'price-levels-2024',
): Unit {
  return {
    currency: 'USD',
    method: 'price-level',
    source,
    confidence: 'D',
    low: low * level,
    typical: typical * level,
    high: high * level,
    ends: null,
  };
}

/**
 * Returns true if the cost comes from a survey of such events. Only then can a total be called too low or too
 * high.
 */
export const isSurveyed = ({ method }: Pick<CostBasis, 'method'>): boolean => method.endsWith('survey');

function worse(a: Confidence, b: Confidence): Confidence {
  return a < b ? b : a;
}
