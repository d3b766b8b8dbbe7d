import type { PageSize } from './book';

/** Countries where paper has Letter size instead of A4, according to the Unicode CLDR. */
const LETTER = new Set(['US', 'CA', 'MX', 'BZ', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PH', 'PR', 'SV', 'VE']);
export const paperOf = (country: string): PageSize => (LETTER.has(country) ? 'LETTER' : 'A4');
