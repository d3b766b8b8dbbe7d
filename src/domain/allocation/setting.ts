import { findRegion, type Region } from '../places/regions';
import type { PlanFacts } from '../plan/facts';
import { type KindFacts, type KindId, kindOf } from '../plan/kind';
import type { SourceId } from '../sources.data';
import { type CostRow, WEDDING_COSTS } from './costs.data';
import {
  type FactorKind,
  LATIN_AMERICA_HOURS,
  WEDDING_GUESTS,
  WEDDING_HOURS,
  WEDDING_HOURS_ELSEWHERE,
} from './factors.data';
import { CARRIED, KIND_COSTS, type KindCost } from './kind-costs.data';
import { KIND_SETTINGS } from './kind-settings.data';
import { LATIN_AMERICA, type ProfileId } from './shares.data';

export type AllocationSetting = {
  readonly celebrated: KindId;
  readonly profile: ProfileId;
  /** Name of the table of factors. */
  readonly kind: FactorKind;
  readonly usual_hours: number;
  readonly usual_guests: number;
  readonly guests_from: 'region' | 'country' | 'default';
  readonly guests_source: SourceId;
  /** Surveyed cost in the country; null except for weddings. */
  readonly cost: CostRow | null;
  /**
   * Cost per guest in the country or region. If none is published, the American cost, marked as `carried`.
   * Null for weddings.
   */
  readonly of_kind: (KindCost & { readonly carried: boolean }) | null;
  /** Survey of the region. Null except for weddings, because regional surveys are about weddings. */
  readonly region: Region | null;
};

export type SettingFacts = KindFacts & Pick<PlanFacts, 'country' | 'region'>;

/**
 * Returns the figure of the region, or else of the country. If both are missing, it returns the American
 * figure for kinds that are celebrated alike everywhere.
 */
function costOf(
  kind: Exclude<KindId, 'wedding'>,
  { country, region }: SettingFacts,
): AllocationSetting['of_kind'] {
  const costs = KIND_COSTS[kind];
  const own = (region !== null && costs[region]) || costs[country];
  if (own) return { ...own, carried: false };
  return CARRIED.has(kind) && costs.US ? { ...costs.US, carried: true } : null;
}

export function allocationSetting(facts: SettingFacts): AllocationSetting {
  const { country } = facts;
  const celebrated = kindOf(facts);
  if (celebrated !== 'wedding') {
    const { profile, factors, hours, guests } = KIND_SETTINGS[celebrated];
    return {
      celebrated,
      profile,
      kind: factors,
      usual_hours: hours,
      usual_guests: guests,
      guests_from: 'default',
      guests_source: 'per-guest-other-events',
      cost: null,
      of_kind: costOf(celebrated, facts),
      region: null,
    };
  }
  const latin = LATIN_AMERICA.has(country);
  const cost = WEDDING_COSTS[country] ?? null;
  const region = findRegion(country, facts.region);
  const inRegion = region?.usual_guests ?? null;
  const inCountry = cost?.guests ?? null;
  return {
    celebrated,
    kind: 'wedding',
    profile: country === 'ES' ? 'wedding-spain' : latin ? 'wedding-latin-america' : 'wedding-global',
    usual_hours: WEDDING_HOURS[country] ?? (latin ? LATIN_AMERICA_HOURS : WEDDING_HOURS_ELSEWHERE),
    usual_guests: inRegion ?? inCountry ?? WEDDING_GUESTS,
    guests_from: inRegion !== null ? 'region' : inCountry !== null ? 'country' : 'default',
    guests_source:
      (inRegion !== null && region?.source) || (inCountry !== null && cost?.source) || 'model-guests',
    cost,
    of_kind: null,
    region,
  };
}
