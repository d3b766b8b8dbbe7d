import { queryOptions } from '@tanstack/react-query';
import type { Category } from '@/domain/plan/facts';
import type { Candidate } from '@/domain/vendors/candidate';
import type { Plan } from './plans';
import { callFunction } from './sync/function-call';

export interface FoundCandidates {
  /** The nearest first; null where the map doesn't know the event's place. */
  readonly places: readonly Candidate[] | null;
  /** There are more than these, farther away. */
  readonly more: boolean;
  /** The answer is invented, by a backend that asks no map. */
  readonly example: boolean;
}

/** The map is a day old anyway. */
const FRESH_MS = 60 * 60_000;

/** Candidates of a category near an event. Refetched by hand only, to spare the map service. */
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
