import type { PageSize } from './book';

/**
 * Regions where paper is Letter: North America, and those that took its paper sizes over (CLDR's paper size
 * of each region).
 */
const LETTER = new Set(['US', 'CA', 'MX', 'BZ', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PH', 'PR', 'SV', 'VE']);
export const paperOf = (country: string): PageSize => (LETTER.has(country) ? 'LETTER' : 'A4');
