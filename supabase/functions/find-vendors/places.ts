/** Builds the request to the map service, and reads the service's response. */

/** OpenStreetMap tags of each category: keys and their accepted values. One match is enough. */
const TAGS: Record<string, Readonly<Record<string, readonly string[]>>> = {
  venue: { amenity: ['events_venue', 'conference_centre'], tourism: ['hotel'] },
  catering: { craft: ['caterer'], shop: ['pastry'] },
  drinks: { shop: ['wine', 'alcohol', 'beverages'], craft: ['winery', 'brewery'] },
  'photo-and-video': { craft: ['photographer'], shop: ['photo'] },
  music: { amenity: ['music_venue', 'music_school'], shop: ['musical_instrument'] },
  decorations: { shop: ['florist', 'party'] },
  attire: { shop: ['wedding', 'tailor', 'hairdresser', 'beauty'], craft: ['dressmaker', 'tailor'] },
  transportation: { amenity: ['car_rental', 'taxi'], office: ['taxi'], shop: ['car_rental'] },
  miscellaneous: { shop: ['jewelry', 'gift', 'stationery', 'copyshop'] },
};
/**
 * Maximum number of places read. More are read than returned, because the map service doesn't sort by
 * distance.
 */
const MOST_READ = 5000;
const MOST = 100;
/** Time limit of the map service in seconds, shorter than this function's. */
const TIME_LIMIT_S = 9;

export interface Search {
  category: string;
  city: string;
  country: string;
  region: string;
  radius_m: number;
}

const PLACE = /^[\p{L}\p{M}\d .,'’()/-]{1,100}$/u;

export const isSearch = ({ category, city, country, radius_m }: Search): boolean =>
  Object.hasOwn(TAGS, category) &&
  /^[A-Z]{2}$/.test(country) &&
  PLACE.test(city) &&
  Number.isInteger(radius_m) &&
  radius_m >= 1_000 &&
  radius_m <= 50_000;

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Returns the search area. In Spain and the US it is the region, because the map has a code for every region
 * there. Elsewhere it is the country.
 */
const areaOf = ({ country, region }: Search): string =>
  /^(?:ES|US)-[A-Z]{2}$/.test(region) && region.startsWith(country)
    ? `area["ISO3166-2"=${quoted(region)}]`
    : `area["ISO3166-1"=${quoted(country)}]`;

/**
 * Builds the query for the place and the vendors around it. The place is found by its local, Spanish or
 * English name.
 */
export const overpassQuery = (search: Search): string =>
  `[out:json][timeout:${TIME_LIMIT_S}];${areaOf(search)}->.c;(` +
  ['name', 'name:es', 'name:en']
    .map((key) => `node(area.c)["place"~"^(city|town|village)$"]["${key}"=${quoted(search.city)}];`)
    .join('') +
  ')->.p;.p out;(' +
  Object.entries(TAGS[search.category] ?? {})
    .map(([key, values]) => `nwr(around.p:${search.radius_m})["name"]["${key}"~"^(${values.join('|')})$"];`)
    .join('') +
  `);out center ${MOST_READ};`;

export interface Place {
  id: string;
  name: string;
  /** Tag value on the map, for example `caterer`; empty in the sample data. */
  kind: string;
  distance_m: number;
  website: string | null;
  phone: string | null;
  hours: string | null;
  address: string | null;
}

/**
 * `places` is null if the map doesn't know the event's place. `more` is true if some places were left out.
 */
export interface Found {
  places: Place[] | null;
  more: boolean;
}

type Fields = Record<string, unknown>;
type Element = { id: string; lat: number; lon: number; tags: Fields };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function read(element: unknown): Element[] {
  if (!isObject(element) || !isObject(element.tags)) return [];
  const at = isObject(element.center) ? element.center : element;
  if (typeof at.lat !== 'number' || typeof at.lon !== 'number') return [];
  return [{ id: `${element.type}/${element.id}`, lat: at.lat, lon: at.lon, tags: element.tags }];
}

/** Returns the approximate distance, exact enough within a region. */
function metres(a: Element, b: Element): number {
  const rad = Math.PI / 180;
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  return Math.round(6_371_000 * Math.hypot(x, (b.lat - a.lat) * rad));
}

function text(tags: Fields, longest: number, ...names: string[]): string | null {
  const value = names.map((name) => tags[name]).find((one) => typeof one === 'string' && one.trim() !== '');
  const first = typeof value === 'string' ? value.trim() : '';
  return first === '' || first.length > longest ? null : first;
}

/** If the map lists several numbers, the first one counts. */
const phone = (tags: Fields): string | null => {
  const told = text(tags, 200, 'phone', 'contact:phone', 'contact:mobile', 'mobile');
  const [first = ''] = told?.split(/[;,]/) ?? [];
  return /^\+?[\d ()./-]{5,30}$/.test(first.trim()) ? first.trim() : null;
};

/** The map often omits `https://`. */
function website(tags: Fields): string | null {
  const [told = ''] = text(tags, 300, 'website', 'contact:website', 'url')?.split(';') ?? [];
  const whole = /^[a-z][a-z\d+.-]*:/i.test(told) ? told : `https://${told}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  const isOpen = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
  return isOpen && url.href.length <= 300 ? url.href.replace(/\/$/, '') : null;
}

const address = (tags: Fields): string | null => {
  const street = [text(tags, 60, 'addr:street'), text(tags, 12, 'addr:housenumber')];
  const whole = [street.filter(Boolean).join(' '), text(tags, 40, 'addr:city')].filter(Boolean).join(', ');
  return whole === '' || whole.length > 100 ? null : whole;
};

const kindOf = (tags: Fields, category: string): string =>
  Object.entries(TAGS[category] ?? {}).flatMap(([key, values]) =>
    values.filter((value) => tags[key] === value),
  )[0] ?? '';

const SIZES = ['village', 'town', 'city'];
const size = ({ tags }: Element) => SIZES.indexOf(String(tags.place));

/**
 * Returns places sorted by distance, or null for an invalid answer. If several towns have the name, the
 * largest counts.
 */
export function readPlaces(answer: unknown, { category, radius_m }: Search): Found | null {
  if (!isObject(answer) || !Array.isArray(answer.elements)) return null;
  const all = answer.elements.flatMap(read);
  const [centre] = all.filter((one) => size(one) >= 0).sort((a, b) => size(b) - size(a));
  if (centre === undefined) return { places: null, more: false };
  const near = all
    .flatMap((one): Place[] => {
      const { tags } = one;
      const name = text(tags, 100, 'name');
      const distance_m = metres(centre, one);
      if (size(one) >= 0 || name === null || distance_m > radius_m) return [];
      return [
        {
          id: one.id,
          name,
          kind: kindOf(tags, category),
          distance_m,
          website: website(tags),
          phone: phone(tags),
          hours: text(tags, 200, 'opening_hours'),
          address: address(tags),
        },
      ];
    })
    .sort((a, b) => a.distance_m - b.distance_m);
  return { places: near.slice(0, MOST), more: near.length > MOST };
}
