import type { FoundTable } from '@/data/find-table';

const keyOf = (token: string) => `celebra-table-${token.slice(0, 8)}`;

/** Stores the result on the device, because reception is often poor at venues. */
export function keepFound(token: string, found: FoundTable | null): void {
  try {
    if (found) localStorage.setItem(keyOf(token), JSON.stringify(found));
    else localStorage.removeItem(keyOf(token));
  } catch {
    // Without storage, the result is lost when the page closes.
  }
}

export function keptFound(token: string): FoundTable | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'things' in kept ? (kept as FoundTable) : null;
  } catch {
    return null;
  }
}
