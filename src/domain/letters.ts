import { cleanLine } from './text.ts';

/**
 * Letters of names, for a pattern's brackets. The specification allows letters; people also write their names
 * with marks (decomposed accents, Devanagari), joiners (Persian), the raised dots of Catalan and Japanese,
 * and Hebrew's geresh.
 */
export const LETTERS = '\\p{L}\\p{M}\\u200C\\u200D·・׳״';

/** Normalises the apostrophes, hyphens and raised dots of a name. */
export const typographic = (text: string): string =>
  cleanLine(text)
    .replace(/[´`‘‛′＇]/g, '’')
    .replace(/[‐‑−－]/g, '-')
    .replace(/[‧∙⋅]/g, '·')
    .replace(/･/g, '・');

/**
 * Normalises a person's name: "Jr." and "J.R." lose their dots, and the dot of "Gal.la" becomes a raised one.
 */
export const personName = (text: string): string =>
  cleanLine(
    typographic(text)
      .replace(/(l)\.(?=l)/gi, '$1·')
      .replace(/\.(?=[\s-]|$)/g, '')
      .replace(/(\p{L})\.(?=\p{L})/gu, '$1 '),
  );
