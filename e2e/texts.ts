import * as en from './texts/en';
import * as es from './texts/es';

/** Texts of the app by language. The journeys find elements by these texts. */
export const TEXTS = { en, es };

/** Fills a text's placeholders, as the app does for the reader. */
export const filled = (text: string, holes: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, hole: string) => String(holes[hole] ?? ''));

/** Returns a pattern that matches a text, whatever values its placeholders have. */
export const like = (text: string): RegExp =>
  new RegExp(text.replace(/[()?]/g, '.').replace(/\{\{[^}]+\}\}/g, '.+'));
