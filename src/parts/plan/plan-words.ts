import type { Plan } from '@/data/plans';
import { findRegion } from '@/domain/places/regions';
import type { EventType, EventVariant, VariantChoice } from '@/domain/plan/facts';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';

export const regionName = (country: string, region: string | null): string | null =>
  findRegion(country, region)?.name[currentLanguage()] ?? null;

/** "Sevilla, Andalucía, España"; a region of its city's name is said once. */
export const placeText = ({ city, country, region }: Pick<Plan, 'city' | 'country' | 'region'>): string =>
  [...new Set([city, regionName(country, region), countryName(country)])].filter(Boolean).join(', ');

/** Of the texts of variants, the one of this type: plain is another word for a birthday than for a company's event. */
export const variantKey = (
  event_type: EventType,
  variant: VariantChoice,
): EventVariant | 'plain.birthday' | 'plain.corporate' =>
  variant !== 'plain' ? variant : event_type === 'corporate' ? 'plain.corporate' : 'plain.birthday';
