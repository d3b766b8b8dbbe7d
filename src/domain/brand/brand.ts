/** A brand as guests see it, instead of our name and colours. */
export interface ShownBrand {
  readonly name: string;
  /** Path of the logo in its storage bucket. */
  readonly logo: string | null;
  readonly colour_main: string;
  readonly colour_accent: string;
  readonly footer: string | null;
  /** Domain of the brand; null until it has been activated. */
  readonly origin: string | null;
}

/** A brand with the settings that only its owner sees. */
export interface Brand extends ShownBrand {
  readonly sender_name: string | null;
  readonly reply_to: string | null;
}

/** Maximum lengths in characters, as in the database. */
export const BRAND_LENGTHS = { name: 60, sender_name: 60, reply_to: 254, footer: 300, origin: 200 } as const;

export const BRAND_PROBLEMS = ['name', 'sender_name', 'reply_to', 'footer', 'origin'] as const;
export type BrandField = (typeof BRAND_PROBLEMS)[number];

const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Converts an entered domain to an origin; null if it isn't a domain. */
export function cleanOrigin(typed: string): string | null {
  const text = typed.trim();
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    const isHost = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
    return isHost && HOST.test(url.hostname) ? url.origin : null;
  } catch {
    return null;
  }
}

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/u;
/** Matches web addresses by the same rule as the database. The name of a sender must not contain one. */
const ADDRESS = /(https?:|www[.]|[\p{L}\p{N}][.]\p{L}{2,})/iu;

/** Returns the fields whose text can't be stored. */
export function brandProblems(brand: Omit<Brand, 'logo'>): readonly BrandField[] {
  return BRAND_PROBLEMS.filter((field) => {
    const value = brand[field];
    if (value === null) return false;
    if (field === 'name' && value.trim() === '') return true;
    if (field === 'sender_name' && ADDRESS.test(value)) return true;
    if (field === 'reply_to' && !EMAIL.test(value)) return true;
    if (field === 'origin' && cleanOrigin(value) !== value) return true;
    return value.length > BRAND_LENGTHS[field];
  });
}
