import { type AskedWord, type OpenPage, readOpenPage } from '@/data/open-page';
import { keptPage } from './kept-page';

type Told = OpenPage | AskedWord;

/** Returns the password that opened the page in this tab earlier. */
export const knownWord = (name: string): string => keptPage(name)?.word ?? '';

/**
 * Requests sent while the page's code was loading. Keys contain the page's name and password. Each response
 * is used once.
 */
const prefetched = new Map<string, Promise<Told>>();
const keyOf = (name: string, word: string): string => JSON.stringify([name, word]);

export function prefetchOpenPage(name: string): void {
  const word = knownWord(name);
  const page = readOpenPage(name, word);
  // Avoids an unhandled rejection. The page handles the error when it reads the response.
  page.catch(() => undefined);
  prefetched.set(keyOf(name, word), page);
}

/** Reads an event's page. @throws RequestError in the same cases as `readOpenPage`. */
export function askedPage(name: string, word: string): Promise<Told> {
  const key = keyOf(name, word);
  const page = prefetched.get(key) ?? readOpenPage(name, word);
  prefetched.delete(key);
  return page;
}
