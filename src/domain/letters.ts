import { cleanLine } from './text.ts';

/**
 * The letters of names, within a pattern's brackets. The specification allows letters; the people whose names they are
 * write them with marks (decomposed accents, Devanagari), joiners (Persian), the raised dots of Catalan and Japanese, and
 * Hebrew's geresh.
 */
export const LETTERS = '\\p{L}\\p{M}\\u200C\\u200D·・׳״';

/** The same name, however a keyboard or a program writes its apostrophes, hyphens and raised dots. */
export const typographic = (text: string): string =>
  cleanLine(text)
    .replace(/[´`‘‛′＇]/g, '’')
    .replace(/[‐‑−－]/g, '-')
    .replace(/[‧∙⋅]/g, '·')
    .replace(/･/g, '・');

/** A person's name: "Jr." and "J.R." need no dots, and the dot of "Gal.la" is a raised one. */
export const personName = (text: string): string =>
  cleanLine(
    typographic(text)
      .replace(/(l)\.(?=l)/gi, '$1·')
      .replace(/\.(?=[\s-]|$)/g, '')
      .replace(/(\p{L})\.(?=\p{L})/gu, '$1 '),
  );
