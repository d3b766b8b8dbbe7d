const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates the secret of a link: 128 random bits, known only to this device. */
export const newToken = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Returns the SHA-256 hash of a link's secret. The service stores only the hash. */
export const hashOf = async (token: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
