const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A link's secret: 128 random bits known to this device only. */
export const newToken = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What the service keeps of a link's secret: its SHA-256. */
export const hashOf = async (token: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
