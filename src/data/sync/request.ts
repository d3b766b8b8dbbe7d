import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { RequestError } from '@/lib/errors';

/**
 * Throws if a write failed. Used for writes that request no rows, because PostgREST would also return the
 * primary key, which some roles can't read.
 */
export function expectStored({ error, status }: PostgrestSingleResponse<unknown>): void {
  if (error) throw new RequestError(error.message, status, error.code || null);
}

/** Returns the data of a response, or throws its error, which the query client reports. */
export function unwrap<T>(answer: PostgrestSingleResponse<T>): NonNullable<T> {
  expectStored(answer);
  const { data, status } = answer;
  if (data === null || data === undefined) throw new RequestError('Empty answer', status || 404, 'empty');
  return data;
}
