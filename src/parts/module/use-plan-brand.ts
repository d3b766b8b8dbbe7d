import { useQuery } from '@tanstack/react-query';
import { planBrandQuery } from '@/data/brands';
import type { ShownBrand } from '@/domain/brand/brand';
import { isEntitled } from '@/domain/tiers';
import { IN_DEMO } from '@/lib/demo';
import { usePlanContext } from './plan-context';

/** Returns the brand that the plan's guests see. Null if there is none or it isn't loaded yet. */
export function usePlanBrand(): ShownBrand | null {
  const { plan } = usePlanContext();
  const mayBe = !IN_DEMO && plan.owner_tier !== null && isEntitled(plan.owner_tier, 'white-label');
  return useQuery({ ...planBrandQuery(plan.id), enabled: mayBe }).data ?? null;
}

/** Returns the origin for links to guests: the brand's own domain, if it has one. */
export const useGuestOrigin = (): string => usePlanBrand()?.origin ?? window.location.origin;
