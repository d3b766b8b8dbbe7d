import * as en from './texts/en';
import * as es from './texts/es';

/** What the reader sees, by language: journeys look for the product's own words. */
export const TEXTS = { en, es };

/** A text with its holes filled, as the reader sees it. */
export const filled = (text: string, holes: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, hole: string) => String(holes[hole] ?? ''));

/** A text with anything in its holes. */
export const like = (text: string): RegExp =>
  new RegExp(text.replace(/[()?]/g, '.').replace(/\{\{[^}]+\}\}/g, '.+'));
