import { CATEGORIES, type Category } from '../plan/facts';
import type { Confidence, SourceId } from './sources.data';

/** Percent of the total: the profile's own share, and the lowest and highest of it and of what surveys show. */
export type ProfileShare = readonly [share: number, low: number, high: number];

export const PROFILE_IDS = [
  'wedding-global',
  'wedding-spain',
  'wedding-latin-america',
  'birthday',
  'anniversary',
  'corporate',
  'other',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export type Profile = {
  readonly shares: Readonly<Record<Category, ProfileShare>>;
  readonly source: SourceId;
  readonly year: number;
  readonly confidence: Confidence;
};

/** How far apart two households are where no survey has asked: ±40 % (proposal). */
export const UNSURVEYED = 0.4;

function unsurveyed(source: SourceId, year: number, shares: Record<Category, number>): Profile {
  const spread = {} as Record<Category, ProfileShare>;
  for (const category of CATEGORIES) {
    const share = shares[category];
    spread[category] = [share, share * (1 - UNSURVEYED), share * (1 + UNSURVEYED)];
  }
  return { source, year, confidence: 'D', shares: spread };
}

/**
 * Shares of a usual event of each kind and market. Each profile adds up to 100.
 *
 * All are proposals (confidence D) chosen inside what the sources show, because no survey can be used as it stands:
 * averages are of the couples who buy each thing, and venue, catering and drinks are often one figure. Rings and
 * honeymoon are out. Cake is catering; flowers, lighting and décor rentals are decorations; tent, toilets and permits
 * are venue; hair, make-up and rings are attire; planner, stationery, favours, officiant, insurance and the
 * contingency are miscellaneous. Where the surveys give venue, catering and drinks as one (Spain 50 to 72, Latin
 * America 44 to 70), its spread stands for that of each.
 *
 * Birthday, anniversary and other were moved by a point or three towards miscellaneous (now 7), because the advised
 * contingency of 7 % lives there; corporate got a point of attire, so that uniforms can be planned at all.
 */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  // Zola 2025, The Knot 2022 and 2025, Hitched 2019 and 2023, BRIDES 2011
  'wedding-global': {
    source: 'profile-wedding-global',
    year: 2025,
    confidence: 'D',
    shares: {
      venue: [22, 18, 34],
      catering: [26, 15.6, 32],
      drinks: [8, 5.5, 12.8],
      'photo-and-video': [11, 6.5, 19.4],
      music: [6, 3.1, 8.3],
      decorations: [9, 5.1, 14.7],
      attire: [7, 4.8, 15.2],
      transportation: [2, 2, 2.8],
      miscellaneous: [9, 2.1, 11.6],
    },
  },
  // Bodas.net 2024, Libro Blanco 2011
  'wedding-spain': {
    source: 'profile-wedding-spain',
    year: 2024,
    confidence: 'D',
    shares: {
      venue: [13, 10.5, 15.2],
      catering: [40, 32.3, 46.8],
      drinks: [9, 7.3, 10.5],
      'photo-and-video': [8, 5.4, 11.7],
      music: [4, 2.9, 4.6],
      decorations: [5, 4.1, 5],
      attire: [10, 10, 16.8],
      transportation: [2, 1.4, 2],
      miscellaneous: [9, 2.2, 9],
    },
  },
  // Fiancée Bodas 2012, La Planner, Casar.com 2024, Cali, Feria de Novios 2019
  'wedding-latin-america': {
    source: 'profile-wedding-latin-america',
    year: 2024,
    confidence: 'D',
    shares: {
      venue: [17, 13.1, 20.9],
      catering: [31, 23.9, 45],
      drinks: [9, 6.9, 11.1],
      'photo-and-video': [9, 5, 13],
      music: [8, 5, 10],
      decorations: [10, 8, 15],
      attire: [7, 7, 13],
      transportation: [2, 2, 2],
      miscellaneous: [7, 7, 19],
    },
  },
  // Food 35 to 40 % and venue about 35 % in trade guides; The Bash for the order of spending
  birthday: unsurveyed('profile-birthday', 2025, {
    venue: 22,
    catering: 33,
    drinks: 12,
    'photo-and-video': 6,
    music: 9,
    decorations: 9,
    attire: 1,
    transportation: 1,
    miscellaneous: 7,
  }),
  anniversary: unsurveyed('profile-anniversary', 2025, {
    venue: 21,
    catering: 35,
    drinks: 10,
    'photo-and-video': 8,
    music: 8,
    decorations: 8,
    attire: 2,
    transportation: 1,
    miscellaneous: 7,
  }),
  // PCMA Convene Meetings Market Survey 2013: food and beverage 33, audiovisual 15 and speakers 7 (both music here)
  corporate: unsurveyed('profile-corporate', 2013, {
    venue: 22,
    catering: 31,
    drinks: 8,
    'photo-and-video': 7,
    music: 12,
    decorations: 7,
    attire: 1,
    transportation: 5,
    miscellaneous: 7,
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

/** Countries whose weddings the Latin American profile describes. */
export const LATIN_AMERICA: ReadonlySet<string> = new Set(
  'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);
