import type { Category } from '../plan/facts';
import { plain } from '../reading/words';
import { contactKey, readContact } from './address-book';
import type { VendorContact } from './vendor';

/** What the map says a candidate is: the values of its tags that are searched for. */
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

/** A place on the map that may be a vendor; of the plan only once it is saved. */
export interface Candidate {
  /** Its element of OpenStreetMap, as in node/123; example/2 is invented. */
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly distance_m: number;
  readonly website: string | null;
  readonly phone: string | null;
  /** In the map's own notation. */
  readonly hours: string | null;
  readonly address: string | null;
}

/** Its page on the map; null for an invented one. */
export const mapLink = ({ id }: Candidate): string | null =>
  /^(?:node|way|relation)\/\d+$/.test(id) ? `https://www.openstreetmap.org/${id}` : null;

/** Whom one writes to; null for a name that can't be kept. Its notes name the map's page, by which it is known again. */
export const contactOfCandidate = (
  { name, phone, website, address }: Candidate,
  category: Category,
  notes: string,
): VendorContact | null =>
  readContact(
    { vendor_name: name, phone: phone ?? '', website: website ?? '', place: address ?? '', notes },
    category,
  );

const placeOf = (text: string | null): string => plain(text ?? '').trim();

/** Which candidates vendors hold already: by their page on the map, or by name and place as far as both are told. */
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
    const link = mapLink(candidate);
    const own = contactKey({ vendor_name: candidate.name, category });
    const place = placeOf(candidate.address);
    return known.some(({ links, key, place: told }) =>
      link !== null && links.length > 0
        ? links.includes(link)
        : key === own && (told === '' || place === '' || told === place),
    );
  };
}
