import type { Category } from '../plan/facts';
import { plainLetters } from '../reading/words';
import { contactKey, readContact } from './address-book';
import type { VendorContact } from './vendor';

/** Kinds of places to search for, by the map's tags. */
export const CANDIDATE_KINDS = [
  'events_venue',
  'conference_centre',
  'hotel',
  'caterer',
  'pastry',
  'wine',
  'alcohol',
  'beverages',
  'winery',
  'brewery',
  'photographer',
  'photo',
  'music_venue',
  'music_school',
  'musical_instrument',
  'florist',
  'party',
  'wedding',
  'tailor',
  'hairdresser',
  'beauty',
  'dressmaker',
  'car_rental',
  'taxi',
  'jewelry',
  'gift',
  'stationery',
  'copyshop',
] as const;

/** A place on the map that might be a vendor. It isn't part of the plan until the user saves it. */
export interface Candidate {
  /** Id of the OpenStreetMap element, such as `node/123`. Ids such as `example/2` are demo data. */
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly distance_m: number;
  readonly website: string | null;
  readonly phone: string | null;
  /** Opening hours in OpenStreetMap's notation. */
  readonly hours: string | null;
  readonly address: string | null;
}

/** Returns the link to the place on OpenStreetMap; null for demo data. */
export const candidateMapLink = ({ id }: Candidate): string | null =>
  /^(?:node|way|relation)\/\d+$/.test(id) ? `https://www.openstreetmap.org/${id}` : null;

/**
 * Converts a candidate to a contact. Returns null if its name can't be stored. `notes` contains the map link,
 * which later identifies the place.
 */
export const contactOfCandidate = (
  { name, phone, website, address }: Candidate,
  category: Category,
  notes: string,
): VendorContact | null =>
  readContact(
    { vendor_name: name, phone: phone ?? '', website: website ?? '', place: address ?? '', notes },
    category,
  );

const placeOf = (text: string | null): string => plainLetters(text ?? '').trim();

/**
 * Returns a function that tells whether a candidate is already saved as a vendor. Candidate and vendor must
 * have the same map link. If there is no link, they must have the same name, and the same place if both
 * places are known.
 */
export function savedCandidates(
  category: Category,
  vendors: readonly VendorContact[],
): (candidate: Candidate) => boolean {
  const known = vendors
    .filter((vendor) => vendor.category === category)
    .map((vendor) => ({
      links: [...(vendor.notes?.matchAll(/https:\/\/www\.openstreetmap\.org\/\w+\/\d+/gu) ?? [])].map(
        ([link]) => link,
      ),
      key: contactKey(vendor),
      place: placeOf(vendor.place),
    }));
  return (candidate) => {
    const link = candidateMapLink(candidate);
    const own = contactKey({ vendor_name: candidate.name, category });
    const place = placeOf(candidate.address);
    return known.some(({ links, key, place: told }) =>
      link !== null && links.length > 0
        ? links.includes(link)
        : key === own && (told === '' || place === '' || told === place),
    );
  };
}
