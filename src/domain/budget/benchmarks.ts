import type { Cents } from '../money';
import { exchangeRate, findCountry, type Region } from '../places/places';
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

export type UsualTotal = {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** `typical` divided by the plan's guests. */
  readonly per_guest: Cents;
  /** How many guests are usual there. */
  readonly usual_guests: number;
  /** `price-level`: no survey of this kind of event exists there, and an American figure is scaled to its prices. */
  readonly method: 'region-survey' | 'country-survey' | 'price-level';
  readonly source: SourceId;
  readonly year: number;
  /** The worst of what went into it. */
  readonly confidence: Confidence;
  /** The figure's own currency when the plan's is another: the average rate of the year stands between. */
  readonly converted_from: string | null;
  /** What couples report where family and sponsors help, and what full-service suppliers quote; both or none. */
  readonly modest: Cents | null;
  readonly full_service: Cents | null;
};

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
  const unit = {
    currency: cost.currency,
    method: region?.cost_ratio ? 'region-survey' : 'country-survey',
    source,
    confidence: worst(SOURCES[source].confidence, SOURCES[cost.source].confidence, cost.guests ? 'A' : 'D'),
  } as const;
  const full = fullService(cost, ratio);
  if (full === null)
    return {
      ...unit,
      low: modest * (1 - SURVEY_BAND),
      typical: modest,
      high: modest * (1 + SURVEY_BAND),
      ends: null,
    };
  // Between two ends that are several times apart, the typical couple stands at their geometric mean.
  const middle = Math.sqrt(modest * full);
  return {
    ...unit,
    low: Math.min(modest, middle * (1 - SURVEY_BAND)),
    typical: middle,
    high: Math.max(full, middle * (1 + SURVEY_BAND)),
    ends: [modest, full],
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
  const unit = { currency: 'USD', method: 'price-level', confidence: 'D', ends: null } as const;
  if (event_type === 'wedding') {
    const typical = DOLLARS_PER_WEDDING_GUEST * level;
    const [low, high] = PRICE_LEVEL_BAND;
    return { ...unit, source: 'price-levels-2024', low: typical * low, typical, high: typical * high };
  }
  const [low, typical, high] = DOLLARS_PER_GUEST[event_type];
  return {
    ...unit,
    source: 'per-guest-other-events',
    low: low * level,
    typical: typical * level,
    high: high * level,
  };
}

function worst(...marks: Confidence[]): Confidence {
  return marks.sort().at(-1) ?? 'D';
}
