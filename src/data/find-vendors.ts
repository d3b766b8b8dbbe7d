import { queryOptions } from '@tanstack/react-query';
import type { Category } from '@/domain/plan/facts';
import type { Candidate } from '@/domain/vendors/candidate';
import type { Plan } from './plans';
import { callFunction } from './sync/function-call';

export interface FoundCandidates {
  /** Places, nearest first. Null if the map doesn't know the event's place. */
  readonly places: readonly Candidate[] | null;
  /** True if there are more places farther away. */
  readonly more: boolean;
  /** True if the places are examples, because the backend has no map service. */
  readonly example: boolean;
}

/** Milliseconds in which results stay fresh. The map's data is a day old anyway. */
const FRESH_MS = 60 * 60_000;

/**
 * Searches the map for vendors of a category near an event. Refetched only on request, to spare the map
 * service.
 */
export const candidatesQuery = (
  { city, country, region }: Pick<Plan, 'city' | 'country' | 'region'>,
  category: Category,
  radius_m: number,
) =>
  queryOptions({
    queryKey: ['candidates', category, country, region, city, radius_m],
    queryFn: () =>
      callFunction<FoundCandidates>('find-vendors', {
        category,
        city,
        country,
        region: region ?? '',
        radius_m,
      }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
    refetchOnReconnect: false,
  });
