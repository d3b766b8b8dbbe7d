import { findRegion, type Region } from '../places/regions';
import type { PlanFacts, VariantChoice } from '../plan/facts';
import { type VariantFacts, variantOf } from '../plan/variant';
import type { SourceId } from '../sources.data';
import { type CostRow, WEDDING_COSTS } from './costs.data';
import {
  type FactorKind,
  LATIN_AMERICA_HOURS,
  USUAL_GUESTS,
  USUAL_HOURS,
  WEDDING_HOURS,
} from './factors.data';
import { LATIN_AMERICA, type ProfileId } from './shares.data';

/** What is usual for an event of this kind in this place. */
export type Setting = {
  readonly profile: ProfileId;
  readonly kind: FactorKind;
  readonly usual_hours: number;
  readonly usual_guests: number;
  readonly guests_from: 'region' | 'country' | 'default';
  readonly guests_source: SourceId;
  /** The country's surveyed cost: weddings only. */
  readonly cost: CostRow | null;
  /** Surveys of regions are of weddings: null for every other event. */
  readonly region: Region | null;
};

/** Variants that cost in their own way; of companies' events only the shares differ, by whether one is a conference. */
const KIND_OF: Partial<Record<VariantChoice, 'quinceanera' | 'children'>> = {
  quinceanera: 'quinceanera',
  children: 'children',
};

export type SettingFacts = VariantFacts & Pick<PlanFacts, 'region'>;

export function settingOf(facts: SettingFacts): Setting {
  const { event_type, country } = facts;
  if (event_type !== 'wedding') {
    const variant = variantOf(facts);
    const kind = KIND_OF[variant ?? 'plain'] ?? event_type;
    return {
      profile: kind === 'corporate' && variant !== 'conference' ? 'company-party' : kind,
      kind,
      usual_hours: USUAL_HOURS[kind],
      usual_guests: USUAL_GUESTS[kind],
      guests_from: 'default',
      guests_source: 'per-guest-other-events',
      cost: null,
      region: null,
    };
  }
  const latin = LATIN_AMERICA.has(country);
  const cost = WEDDING_COSTS[country] ?? null;
  const region = findRegion(country, facts.region);
  const inRegion = region?.usual_guests ?? null;
  const inCountry = cost?.guests ?? null;
  return {
    kind: 'wedding',
    profile: country === 'ES' ? 'wedding-spain' : latin ? 'wedding-latin-america' : 'wedding-global',
    usual_hours: WEDDING_HOURS[country] ?? (latin ? LATIN_AMERICA_HOURS : USUAL_HOURS.wedding),
    usual_guests: inRegion ?? inCountry ?? USUAL_GUESTS.wedding,
    guests_from: inRegion !== null ? 'region' : inCountry !== null ? 'country' : 'default',
    guests_source:
      (inRegion !== null && region?.source) || (inCountry !== null && cost?.source) || 'model-guests',
    cost,
    region,
  };
}
