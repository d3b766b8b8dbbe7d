import * as en from './texts/en';
import * as es from './texts/es';

/** The product's own texts by language, which the journeys search for. */
export const TEXTS = { en, es };

/** Returns a text with its placeholders filled, as the reader sees it. */
export const filled = (text: string, holes: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, hole: string) => String(holes[hole] ?? ''));

/** Returns a pattern of a text that allows anything in its placeholders. */
export const like = (text: string): RegExp =>
  new RegExp(text.replace(/[()?]/g, '.').replace(/\{\{[^}]+\}\}/g, '.+'));
