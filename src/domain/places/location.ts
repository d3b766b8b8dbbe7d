import { REGION_TOWNS, TOWNS, type TownRow } from './towns.data';
import { ZONE_ROWS, type ZoneRow } from './zones.data';

/** Position of an event for time zones and sun times; degrees are positive to the north and east. */
export type Location = {
  /** IANA time zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The known part of the address; a nearer one is more precise. */
  readonly known: 'city' | 'region' | 'country';
};

type Address = { readonly country: string; readonly region: string | null; readonly city: string };

const byCountry = new Map<string, ZoneRow[]>();
for (const row of ZONE_ROWS) {
  const known = byCountry.get(row[0]);
  if (known) known.push(row);
  else byCountry.set(row[0], [row]);
}

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Returns a country's time zones, the most populous first; empty for an unknown country. */
export const zonesOf = (country: string): readonly string[] =>
  (byCountry.get(country) ?? []).map(([, zone]) => zone);

/** Every time zone, for events without a country. */
export const ALL_ZONES: readonly string[] = [...new Set(ZONE_ROWS.map(([, zone]) => zone))].sort();

/**
 * Returns true if a town is near the chief town of its region, in degrees, because Portland in Maine isn't Portland
 * in Oregon.
 */
const within = ([latitude, longitude]: TownRow, chief: TownRow) =>
  Math.abs(latitude - chief[0]) < 8 && Math.abs(longitude - chief[1]) < 10;

/**
 * Returns the nearest place to an address with a known time zone and position; null for a country without
 * any.
 */
export function locate({ country, region, city }: Address): Location | null {
  const first = byCountry.get(country)?.[0];
  const chief = region === null ? undefined : REGION_TOWNS[region];
  const named = TOWNS[country]?.[plain(city)];
  const town = named && (!chief || within(named, chief)) ? named : undefined;
  const found = town ?? chief;
  if (found) {
    const zone = found[2] ?? first?.[1];
    if (zone === undefined) return null;
    return { zone, latitude: found[0], longitude: found[1], known: town ? 'city' : 'region' };
  }
  return first ? { zone: first[1], latitude: first[2], longitude: first[3], known: 'country' } : null;
}

/** Returns the position of a zone's namesake town, for sun times of an event with a chosen zone. */
export function townOf(zone: string): Location | null {
  const row = ZONE_ROWS.find(([, name]) => name === zone);
  return row ? { zone, latitude: row[2], longitude: row[3], known: 'country' } : null;
}
