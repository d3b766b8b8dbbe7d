import type { OpenPage } from '@/data/open-page';

/**
 * Storage key of an opened page in this tab. The stored password survives a reload. The stored content
 * survives a lost connection.
 */
const keyOf = (name: string): string => `celebra-page-${name}`;

interface Kept {
  readonly word: string;
  readonly page: OpenPage | null;
}

export function keptPage(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keepPage(name: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage, the page asks for the password again.
  }
}
