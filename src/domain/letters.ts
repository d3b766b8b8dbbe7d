import { cleanLine } from './text.ts';

/**
 * Letters that names can contain, for use inside the brackets of a regular expression. Besides letters:
 * combining marks (Devanagari, decomposed accents), joiners (Persian), the raised dots of Catalan and
 * Japanese, and Hebrew's geresh.
 */
export const LETTERS = '\\p{L}\\p{M}\\u200C\\u200D·・׳״';

/**
 * Replaces the various characters for apostrophes, hyphens and raised dots with one standard character each.
 */
export const typographic = (text: string): string =>
  cleanLine(text)
    .replace(/[´`‘‛′＇]/g, '’')
    .replace(/[‐‑−－]/g, '-')
    .replace(/[‧∙⋅]/g, '·')
    .replace(/･/g, '・');

/** Normalises a person's name. "Jr." and "J.R." lose their dots, and "Gal.la" gets a raised dot. */
export const personName = (text: string): string =>
  cleanLine(
    typographic(text)
      .replace(/(l)\.(?=l)/gi, '$1·')
      .replace(/\.(?=[\s-]|$)/g, '')
      .replace(/(\p{L})\.(?=\p{L})/gu, '$1 '),
  );
