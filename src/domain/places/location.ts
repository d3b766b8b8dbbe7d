import { REGION_TOWNS, TOWNS, type TownRow } from './towns.data';
import { ZONE_ROWS, type ZoneRow } from './zones.data';

/** Position of an event for time zones and sun times. Degrees, north and east positive. */
export type Location = {
  /** IANA time zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What of the address was known: nearer is more exact. */
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

/** The zones in which a country's clocks are read, the one where most people live first. Empty for an unknown one. */
export const zonesOf = (country: string): readonly string[] =>
  (byCountry.get(country) ?? []).map(([, zone]) => zone);

/** Every zone there is, for an event anywhere. */
export const ALL_ZONES: readonly string[] = [...new Set(ZONE_ROWS.map(([, zone]) => zone))].sort();

/** Portland in Maine isn't the one in Oregon: a town lies this near to the chief town of its region, in degrees. */
const within = ([latitude, longitude]: TownRow, chief: TownRow) =>
  Math.abs(latitude - chief[0]) < 8 && Math.abs(longitude - chief[1]) < 10;

/** The nearest place to an address whose clocks and sun are known; null for a country without any. */
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

/** Position of a zone's namesake town: sun times of an event with a chosen zone. */
export function townOf(zone: string): Location | null {
  const row = ZONE_ROWS.find(([, name]) => name === zone);
  return row ? { zone, latitude: row[2], longitude: row[3], known: 'country' } : null;
}
