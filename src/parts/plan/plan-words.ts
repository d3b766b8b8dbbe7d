import type { Plan } from '@/data/plans';
import { findRegion } from '@/domain/places/regions';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';

export const regionName = (country: string, region: string | null): string | null =>
  findRegion(country, region)?.name[currentLanguage()] ?? null;

/** "Sevilla, Andalucía, España"; a region of its city's name is said once. */
export const placeText = ({ city, country, region }: Pick<Plan, 'city' | 'country' | 'region'>): string =>
  [...new Set([city, regionName(country, region), countryName(country)])].filter(Boolean).join(', ');
