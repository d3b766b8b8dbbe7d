/** What is asked of the map, and what of its answer is passed on. */

const TAGS: Record<string, readonly string[]> = {
  venue: ['["amenity"~"^(events_venue|conference_centre)$"]', '["tourism"="hotel"]'],
  catering: ['["craft"="caterer"]', '["shop"="pastry"]'],
  drinks: ['["shop"~"^(wine|alcohol|beverages)$"]', '["craft"~"^(winery|brewery)$"]'],
  'photo-and-video': ['["craft"="photographer"]', '["shop"="photo"]'],
  music: ['["amenity"="music_school"]', '["shop"="musical_instrument"]'],
  decorations: ['["shop"~"^(florist|party)$"]'],
  attire: ['["shop"~"^(wedding|tailor)$"]', '["craft"~"^(dressmaker|tailor)$"]', '["clothes"="wedding"]'],
  transportation: ['["amenity"="car_rental"]', '["office"="taxi"]', '["shop"="car_rental"]'],
};
const KINDS = ['amenity', 'craft', 'shop', 'tourism', 'office'];
const RADIUS_M = 25_000;
const MOST = 60;

export const isSearched = (category: string): boolean => Object.hasOwn(TAGS, category);

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The place's own point, and what stands around it. */
export const overpassQuery = (category: string, city: string, country: string): string =>
  `[out:json][timeout:12];area["ISO3166-1"=${quoted(country)}]["admin_level"="2"]->.c;` +
  `node(area.c)["place"~"^(city|town|village)$"]["name"=${quoted(city)}]->.p;.p out;(` +
  (TAGS[category] ?? []).map((tag) => `nwr(around.p:${RADIUS_M})["name"]${tag};`).join('') +
  ');out center 400;';

export interface Place {
  id: string;
  name: string;
  kind: string;
  distance_m: number;
  website: string | null;
  phone: string | null;
  hours: string | null;
  address: string | null;
}

type Fields = Record<string, unknown>;
type Found = { id: string; lat: number; lon: number; tags: Fields };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function read(element: unknown): Found[] {
  if (!isObject(element) || !isObject(element.tags)) return [];
  const at = isObject(element.center) ? element.center : element;
  if (typeof at.lat !== 'number' || typeof at.lon !== 'number') return [];
  return [{ id: `${element.type}/${element.id}`, lat: at.lat, lon: at.lon, tags: element.tags }];
}

/** Metres; exact enough within a region. */
function metres(a: Found, b: Found): number {
  const rad = Math.PI / 180;
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  return Math.round(6_371_000 * Math.hypot(x, (b.lat - a.lat) * rad));
}

function text(tags: Fields, longest: number, ...names: string[]): string | null {
  const value = names.map((name) => tags[name]).find((one) => typeof one === 'string' && one.trim() !== '');
  const first = typeof value === 'string' ? value.trim() : '';
  return first === '' || first.length > longest ? null : first;
}

const website = (tags: Fields): string | null => {
  const told = text(tags, 300, 'website', 'contact:website');
  return told !== null && /^https?:\/\/[^\s]+$/i.test(told) ? told : null;
};

const SIZES = ['village', 'town', 'city'];
const size = ({ tags }: Found) => SIZES.indexOf(String(tags.place));

/** The nearest places first; null for an answer that is none. Of several places of one name the largest counts. */
export function readPlaces(answer: unknown): Place[] | null {
  // A query that ran out of time answers 200 with a remark, and what it had by then.
  if (!isObject(answer) || !Array.isArray(answer.elements) || 'remark' in answer) return null;
  const all = answer.elements.flatMap(read);
  const [centre] = all.filter((one) => size(one) >= 0).sort((a, b) => size(b) - size(a));
  if (centre === undefined) return [];
  return all
    .flatMap((one): Place[] => {
      const { tags } = one;
      const name = text(tags, 120, 'name');
      const distance_m = metres(centre, one);
      if (size(one) >= 0 || name === null || distance_m > RADIUS_M) return [];
      const street = [text(tags, 100, 'addr:street'), text(tags, 20, 'addr:housenumber')];
      return [
        {
          id: one.id,
          name,
          kind: text(tags, 40, ...KINDS) ?? '',
          distance_m,
          website: website(tags),
          phone: text(tags, 40, 'phone', 'contact:phone', 'contact:mobile'),
          hours: text(tags, 200, 'opening_hours'),
          address: street.filter(Boolean).join(' ') || null,
        },
      ];
    })
    .sort((a, b) => a.distance_m - b.distance_m)
    .slice(0, MOST);
}
