import { sourceOf } from './source.ts';

/**
 * Returns a request's source address, '' if unknown. `CLIENT_ADDRESS_HEADER` names the header that the
 * nearest proxy writes, since a caller controls all others; by default the one that hosted projects
 * overwrite. The last entry of a list is the nearest proxy's.
 */
export function callerSource(headers: Headers): string {
  const told = headers.get(Deno.env.get('CLIENT_ADDRESS_HEADER') || 'cf-connecting-ip') ?? '';
  return sourceOf(told.split(',').at(-1) ?? '');
}
