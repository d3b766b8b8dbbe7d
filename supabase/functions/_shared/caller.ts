import { sourceOf } from './source.ts';

/**
 * Returns the caller's IP address, or '' if unknown. A caller can forge every header except the one that the
 * nearest proxy writes. `CLIENT_ADDRESS_HEADER` names that header; by default it is the one that hosted
 * projects overwrite. If the header is a list, the nearest proxy wrote the last entry.
 */
export function callerSource(headers: Headers): string {
  const told = headers.get(Deno.env.get('CLIENT_ADDRESS_HEADER') || 'cf-connecting-ip') ?? '';
  return sourceOf(told.split(',').at(-1) ?? '');
}
