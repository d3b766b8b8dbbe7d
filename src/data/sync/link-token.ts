const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a link's secret: 128 random bits that only this device knows. */
export const newToken = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Returns the SHA-256 of a link's secret, which is all that the service stores. */
export const hashOf = async (token: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
