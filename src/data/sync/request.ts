import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { RequestError } from '@/lib/errors';

/** Unwraps an answer of the data API; requests throw, and the query client reports. */
export function unwrap<T>({ data, error, status }: PostgrestSingleResponse<T>): NonNullable<T> {
  if (error) throw new RequestError(error.message, status, error.code || null);
  if (data === null || data === undefined) throw new RequestError('Empty answer', status || 404, 'empty');
  return data;
}
