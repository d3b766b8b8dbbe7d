import { sourceOf } from './source.ts';

/**
 * The source of a request, '' if unknown. `CLIENT_ADDRESS_HEADER` names the header that the nearest proxy
 * writes, since a caller controls all others; by default the one that hosted projects overwrite. Of a list the
 * last entry is the nearest proxy's.
 */
export function callerSource(headers: Headers): string {
  const told = headers.get(Deno.env.get('CLIENT_ADDRESS_HEADER') || 'cf-connecting-ip') ?? '';
  return sourceOf(told.split(',').at(-1) ?? '');
}
