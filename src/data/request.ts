import { RequestError } from '@/lib/errors';

interface Answer<T> {
  data: T | null;
  error: { message: string; code?: string; details?: string | null } | null;
  status: number;
}

/** Unwraps an answer of the data API; requests throw, and the query client reports. */
export function unwrap<T>({ data, error, status }: Answer<T>): NonNullable<T> {
  if (error) throw new RequestError(error.message, status, error.code ?? null);
  if (data === null || data === undefined) throw new RequestError('Empty answer', status || 404, 'empty');
  return data;
}

/** For answers that carry no rows. */
export function expectDone({ error, status }: Answer<unknown>): void {
  if (error) throw new RequestError(error.message, status, error.code ?? null);
}
