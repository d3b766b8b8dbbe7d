const bytes = (text: string) => new TextEncoder().encode(text);

export const hex = (buffer: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes(text)));

/** Returns a keyed hash (HMAC). Without the key, a hash reveals nothing about its text. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey(
    'raw',
    bytes(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hex(await crypto.subtle.sign('HMAC', imported, bytes(text)));
}

export const newToken = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Compares in constant time, so that the duration reveals nothing. */
export function sameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}
