import { REGION_TOWNS, TOWNS, type TownRow } from './towns.data';
import { ZONE_ROWS, type ZoneRow } from './zones.data';

/** Position of an event, for time zones and sun times. Degrees are positive to the north and east. */
export type Location = {
  /** IANA time zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The part of the address that gave the position: the most precise one that was found. */
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

/** Returns a country's time zones. The one with the most people comes first. */
export const zonesOf = (country: string): readonly string[] =>
  (byCountry.get(country) ?? []).map(([, zone]) => zone);

/** All time zones, for events without a country. */
export const ALL_ZONES: readonly string[] = [...new Set(ZONE_ROWS.map(([, zone]) => zone))].sort();

/**
 * Returns true if a town is near the main town of its region; the limits are in degrees. This distinguishes
 * towns with the same name, such as Portland in Maine and in Oregon.
 */
const within = ([latitude, longitude]: TownRow, chief: TownRow) =>
  Math.abs(latitude - chief[0]) < 8 && Math.abs(longitude - chief[1]) < 10;

/**
 * Returns the position and time zone for an address: of the town if it is known, or else of the region or
 * country. Returns null if the country isn't known either.
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

/**
 * Returns the position of the town that a time zone is named after. Used for sun times if the user chose a
 * time zone.
 */
export function townOf(zone: string): Location | null {
  const row = ZONE_ROWS.find(([, name]) => name === zone);
  return row ? { zone, latitude: row[2], longitude: row[3], known: 'country' } : null;
}
