import type { Plan } from '@/data/plans';
import { findRegion } from '@/domain/places/regions';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';

export const regionName = (country: string, region: string | null): string | null =>
  findRegion(country, region)?.name[currentLanguage()] ?? null;

/** Formats a place: "Sevilla, Andalucía, España". A region with the same name as the city is omitted. */
export const placeText = ({ city, country, region }: Pick<Plan, 'city' | 'country' | 'region'>): string =>
  [...new Set([city, regionName(country, region), countryName(country)])].filter(Boolean).join(', ');
