import { queryOptions } from '@tanstack/react-query';
import type { Category } from '@/domain/plan/facts';
import type { Candidate } from '@/domain/vendors/candidate';
import type { Plan } from './plans';
import { callFunction } from './sync/function-call';

export interface FoundCandidates {
  /** Places by distance; null if the map doesn't know the event's place. */
  readonly places: readonly Candidate[] | null;
  /** True if there are farther places too. */
  readonly more: boolean;
  /** True if the answer is invented by a backend without a map service. */
  readonly example: boolean;
}

/** Fresh for an hour, because the map's data is a day old anyway. */
const FRESH_MS = 60 * 60_000;

/** Reads the candidates of a category near an event. Refetched by hand only, to spare the map service. */
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
