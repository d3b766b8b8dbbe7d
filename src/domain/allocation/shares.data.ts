import { CATEGORIES, type Category } from '../plan/facts';
import type { Confidence, SourceId } from '../sources.data';

/**
 * Percentages of the total: the share in the profile, then the lowest and the highest value found in the
 * profile or any survey.
 */
type ProfileShare = readonly [share: number, low: number, high: number];

export const PROFILE_IDS = [
  'wedding-global',
  'wedding-spain',
  'wedding-latin-america',
  'quinceanera',
  'children',
  'birthday',
  'anniversary',
  'corporate',
  'company-party',
  'launch',
  'gala',
  'rite',
  'graduation',
  'baby-shower',
  'other',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

type ShareProfile = {
  readonly shares: Readonly<Record<Category, ProfileShare>>;
  readonly source: SourceId;
  readonly year: number;
  readonly confidence: Confidence;
};

/** Assumed spread between two households if there is no survey: ±40 % (our own proposal). */
export const UNSURVEYED = 0.4;

function unsurveyed(source: SourceId, year: number, shares: Record<Category, number>): ShareProfile {
  const spread = {} as Record<Category, ProfileShare>;
  for (const category of CATEGORIES) {
    const share = shares[category];
    spread[category] = [share, share * (1 - UNSURVEYED), share * (1 + UNSURVEYED)];
  }
  return { source, year, confidence: 'D', shares: spread };
}

/**
 * Shares of a usual event of each kind and market, in percent. Each profile adds up to 100. All are our own
 * proposals (confidence D) within the values of the sources. No survey can be used unchanged: an average
 * covers only the couples who buy the thing, and venue, catering and drinks are often one figure. Rings and
 * honeymoon are excluded. Cake counts as catering. Flowers, lighting and rented décor count as decorations.
 * Tent, toilets and permits count as venue. Hair and make-up count as attire. Planner, stationery, favours,
 * officiant, insurance and the reserve count as miscellaneous. Music ranges from a DJ to a live band; at a
 * corporate event it is sound, screens and speakers. Transportation ranges from the couple's car to coaches
 * for the guests. Without a survey, miscellaneous is at least 7, because it contains the recommended reserve
 * of 7 %. Corporate events have 1 for attire, so that uniforms can be planned.
 */
export const PROFILES: Readonly<Record<ProfileId, ShareProfile>> = {
  // Zola 2025; The Knot 2021 (a band costs $4,300 of 34,000), 2022 and 2025; Hitched 2019 and 2023; BRIDES
  // 2011.
  'wedding-global': {
    source: 'profile-wedding-global',
    year: 2025,
    confidence: 'D',
    shares: {
      venue: [22, 18, 34],
      catering: [26, 15.6, 32],
      drinks: [8, 5.5, 12.8],
      'photo-and-video': [11, 6.5, 19.4],
      music: [6, 3, 12.6],
      decorations: [9, 5.1, 14.7],
      attire: [7, 4, 15.2],
      transportation: [2, 1, 5],
      miscellaneous: [9, 2.1, 13],
    },
  },
  // Bodas.net 2024 and Libro Blanco 2011. They survey venue, food and drinks only as one sum.
  'wedding-spain': {
    source: 'profile-wedding-spain',
    year: 2024,
    confidence: 'D',
    shares: {
      venue: [13, 9, 18],
      catering: [40, 32.3, 46.8],
      drinks: [9, 6, 13],
      'photo-and-video': [8, 5.4, 11.7],
      music: [4, 2.5, 9],
      decorations: [5, 3.5, 9],
      attire: [10, 7, 16.8],
      transportation: [2, 1, 5],
      miscellaneous: [9, 2.2, 12],
    },
  },
  // Fiancée Bodas 2012; La Planner; Casar.com 2024; Cali, Feria de Novios 2019.
  'wedding-latin-america': {
    source: 'profile-wedding-latin-america',
    year: 2024,
    confidence: 'D',
    shares: {
      venue: [17, 12, 23],
      catering: [31, 23.9, 45],
      drinks: [9, 5, 14],
      'photo-and-video': [9, 5, 13],
      music: [8, 4, 14],
      decorations: [10, 6, 16],
      attire: [7, 5, 13],
      transportation: [2, 1, 5],
      miscellaneous: [7, 4, 19],
    },
  },
  // Mi Padrino 2019 for the total. Half of the guests are about fifteen years old, so the share of drinks is
  // small.
  quinceanera: {
    source: 'profile-quinceanera',
    year: 2019,
    confidence: 'D',
    shares: {
      venue: [18, 10, 26],
      catering: [30, 22, 40],
      drinks: [6, 3, 11],
      'photo-and-video': [10, 5, 15],
      music: [9, 4, 15],
      decorations: [9, 5, 15],
      attire: [9, 5, 15],
      transportation: [2, 1, 5],
      miscellaneous: [7, 4, 12],
    },
  },
  // Food is 35 to 40 % in trade guides. Music is the children's entertainer, and few drinks are served.
  children: {
    source: 'profile-children',
    year: 2025,
    confidence: 'D',
    shares: {
      venue: [24, 12, 36],
      catering: [32, 24, 42],
      drinks: [4, 2, 8],
      'photo-and-video': [5, 2, 10],
      music: [15, 6, 24],
      decorations: [11, 6, 18],
      attire: [1, 0.4, 3],
      transportation: [1, 0.4, 3],
      miscellaneous: [7, 4, 14],
    },
  },
  // Food is 35 to 40 % and venue about 35 % in trade guides. The order of spending is from The Bash.
  birthday: {
    source: 'profile-birthday',
    year: 2025,
    confidence: 'D',
    shares: {
      venue: [22, 12, 35],
      catering: [33, 24, 42],
      drinks: [12, 6, 18],
      'photo-and-video': [6, 2.5, 11],
      music: [9, 4, 16],
      decorations: [9, 4, 14],
      attire: [1, 0.4, 3],
      transportation: [1, 0.4, 3],
      miscellaneous: [7, 4, 12],
    },
  },
  // Punchbowl: catering $20 to 40 a head, a room $100 to 500 an hour.
  anniversary: {
    source: 'profile-anniversary',
    year: 2025,
    confidence: 'D',
    shares: {
      venue: [21, 10, 32],
      catering: [35, 26, 46],
      drinks: [10, 5, 16],
      'photo-and-video': [8, 3, 13],
      music: [8, 4, 14],
      decorations: [8, 4, 13],
      attire: [2, 0.8, 5],
      transportation: [1, 0.4, 4],
      miscellaneous: [7, 4, 12],
    },
  },
  // PCMA Convene 2013, in percent: food and drinks 33, audiovisual 15 and speakers 7 (both are music here),
  // decorator 9, space 6. Agencies: venue 25 to 35, audiovisual 10 to 20.
  corporate: {
    source: 'profile-corporate',
    year: 2013,
    confidence: 'D',
    shares: {
      venue: [20, 6, 35],
      catering: [30, 22, 40],
      drinks: [5, 2, 10],
      'photo-and-video': [5, 2, 10],
      music: [20, 10, 30],
      decorations: [8, 4, 14],
      attire: [1, 0.4, 2],
      transportation: [4, 2, 9],
      miscellaneous: [7, 4, 12],
    },
  },
  // A company's dinner or party, without a stage. Food and drinks as for a birthday; sound and entertainment
  // near the 7 % of PCMA.
  'company-party': {
    source: 'profile-corporate',
    year: 2013,
    confidence: 'D',
    shares: {
      venue: [19, 6, 35],
      catering: [40, 30, 50],
      drinks: [15, 8, 22],
      'photo-and-video': [3, 1, 8],
      music: [7, 4, 15],
      decorations: [5, 3, 10],
      attire: [1, 0.4, 2],
      transportation: [3, 1, 8],
      miscellaneous: [7, 4, 12],
    },
  },
  // A company's evening with a stage. Screens, light and crew cost as much as the food.
  launch: unsurveyed('profile-corporate', 2013, {
    venue: 20,
    catering: 22,
    drinks: 9,
    'photo-and-video': 8,
    music: 21,
    decorations: 10,
    attire: 1,
    transportation: 2,
    miscellaneous: 7,
  }),
  // Dinner with a host, a stage and a performer. The money raised isn't part of the budget.
  gala: unsurveyed('profile-corporate', 2013, {
    venue: 16,
    catering: 33,
    drinks: 13,
    'photo-and-video': 4,
    music: 15,
    decorations: 8,
    attire: 1,
    transportation: 2,
    miscellaneous: 8,
  }),
  // Spanish consumers' unions, for a first communion: meal with room and drinks 65 to 75 %, clothes 10 %,
  // pictures 9 %.
  rite: unsurveyed('profile-rite', 2023, {
    venue: 8,
    catering: 50,
    drinks: 8,
    'photo-and-video': 9,
    music: 4,
    decorations: 5,
    attire: 8,
    transportation: 1,
    miscellaneous: 7,
  }),
  graduation: unsurveyed('profile-other', 2025, {
    venue: 18,
    catering: 36,
    drinks: 11,
    'photo-and-video': 7,
    music: 10,
    decorations: 7,
    attire: 2,
    transportation: 2,
    miscellaneous: 7,
  }),
  // Food and decorations matter most. Miscellaneous includes games and favours.
  'baby-shower': unsurveyed('profile-other', 2025, {
    venue: 18,
    catering: 38,
    drinks: 5,
    'photo-and-video': 6,
    music: 1,
    decorations: 18,
    attire: 1,
    transportation: 1,
    miscellaneous: 12,
  }),
  other: unsurveyed('profile-other', 2025, {
    venue: 24,
    catering: 33,
    drinks: 10,
    'photo-and-video': 7,
    music: 8,
    decorations: 8,
    attire: 1,
    transportation: 2,
    miscellaneous: 7,
  }),
};

/** Countries whose weddings have the Latin American profile. */
export const LATIN_AMERICA: ReadonlySet<string> = new Set(
  'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);
