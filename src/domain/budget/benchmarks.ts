import type { Cents } from '../money';
import { exchangeRate, findCountry } from '../places/places';
import type { Region } from '../places/regions';
import type { PlanFacts } from '../plan/facts';
import {
  type CostRow,
  DOLLARS_PER_GUEST,
  DOLLARS_PER_WEDDING_GUEST,
  PRICE_LEVEL_BAND,
  SURVEY_BAND,
  TOTAL_GUEST_DRIVEN,
} from './costs.data';
import { type Setting, settingOf } from './setting';
import { type Confidence, SOURCES, type SourceId } from './sources.data';

export type BenchmarkFacts = Pick<
  PlanFacts,
  'event_type' | 'currency' | 'guest_count' | 'country' | 'region'
>;

/** Where a usual cost comes from. */
export type CostBasis = {
  /** `price-level`: no survey of this kind of event exists there, and an American figure is scaled to its prices. */
  readonly method: 'region-survey' | 'country-survey' | 'price-level';
  readonly source: SourceId;
  readonly year: number;
  /** The worst of what went into it. */
  readonly confidence: Confidence;
  /** The figure's own currency when the plan's is another: the average rate of the year stands between. */
  readonly converted_from: string | null;
};

export type UsualTotal = CostBasis & {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** `typical` divided by the plan's guests. */
  readonly per_guest: Cents;
  /** How many guests are usual there. */
  readonly usual_guests: number;
  /** What couples report where family and sponsors help, and what full-service suppliers quote; both or none. */
  readonly modest: Cents | null;
  readonly full_service: Cents | null;
};

const PRICE_LEVEL_WEDDING = [
  DOLLARS_PER_WEDDING_GUEST * PRICE_LEVEL_BAND[0],
  DOLLARS_PER_WEDDING_GUEST,
  DOLLARS_PER_WEDDING_GUEST * PRICE_LEVEL_BAND[1],
] as const;

/** Units of `currency` a guest, at the usual number of guests. */
type Unit = Pick<UsualTotal, 'method' | 'source' | 'confidence'> & {
  readonly currency: string;
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly ends: readonly [modest: number, full_service: number] | null;
};

/**
 * What such an event usually costs in all, in the plan's currency, for as many guests as it has; null where no figure
 * exists or no rate leads to that currency. Figures are of their year: nothing is added for inflation since.
 */
export function usualTotal(facts: BenchmarkFacts, setting: Setting = settingOf(facts)): UsualTotal | null {
  const unit = setting.cost ? surveyedUnit(setting.cost, setting.region) : priceLevelUnit(facts);
  const rate = unit && exchangeRate(unit.currency, facts.currency);
  if (!unit || rate === null || !(facts.guest_count >= 1)) return null;

  const { usual_guests } = setting;
  const size = (1 - TOTAL_GUEST_DRIVEN) * usual_guests + TOTAL_GUEST_DRIVEN * facts.guest_count;
  const whole = (perGuest: number): Cents => Math.round(perGuest * size * rate) * 100;
  const typical = whole(unit.typical);
  return {
    low: whole(unit.low),
    typical,
    high: whole(unit.high),
    per_guest: Math.round(typical / facts.guest_count),
    usual_guests,
    method: unit.method,
    source: unit.source,
    year: SOURCES[unit.source].year,
    confidence: unit.confidence,
    converted_from: unit.currency === facts.currency ? null : unit.currency,
    modest: unit.ends && whole(unit.ends[0]),
    full_service: unit.ends && whole(unit.ends[1]),
  };
}

function surveyedUnit(cost: CostRow, region: Region | null): Unit {
  const ratio = region?.cost_ratio ?? 1;
  const source = (region?.cost_ratio && region.source) || cost.source;
  const modest = cost.per_guest * ratio;
  const full = fullService(cost, ratio);
  // Between two ends that are several times apart, the typical couple stands at their geometric mean.
  const typical = full === null ? modest : Math.sqrt(modest * full);
  const low = typical * (1 - SURVEY_BAND);
  const high = typical * (1 + SURVEY_BAND);
  return {
    currency: cost.currency,
    method: region?.cost_ratio ? 'region-survey' : 'country-survey',
    source,
    confidence:
      cost.guests === null ? 'D' : worse(SOURCES[source].confidence, SOURCES[cost.source].confidence),
    low: Math.min(modest, low),
    typical,
    high: Math.max(full ?? high, high),
    ends: full === null ? null : [modest, full],
  };
}

function fullService(cost: CostRow, ratio: number): number | null {
  if (!cost.full_service) return null;
  const rate = exchangeRate(cost.full_service.currency, cost.currency);
  return rate === null ? null : cost.full_service.per_guest * rate * ratio;
}

/** An American figure at the country's price level, in US dollars. */
function priceLevelUnit({ event_type, country }: BenchmarkFacts): Unit | null {
  const level = findCountry(country)?.price_level ?? null;
  if (level === null) return null;
  const [low, typical, high] = event_type === 'wedding' ? PRICE_LEVEL_WEDDING : DOLLARS_PER_GUEST[event_type];
  return {
    currency: 'USD',
    method: 'price-level',
    source: event_type === 'wedding' ? 'price-levels-2024' : 'per-guest-other-events',
    confidence: 'D',
    low: low * level,
    typical: typical * level,
    high: high * level,
    ends: null,
  };
}

function worse(a: Confidence, b: Confidence): Confidence {
  return a < b ? b : a;
}
