import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { makeQueryClient } from '@/lib/query-client';

let client: QueryClient | undefined;

/** Rows that a page was rendered from, by the key of their query. */
export type Rows = readonly (readonly [key: QueryKey, rows: unknown])[];

/** Returns the rows embedded in a prerendered page. */
function rowsOfPage(): Rows {
  const rows = typeof document === 'undefined' ? null : document.getElementById('page-data')?.textContent;
  return rows ? JSON.parse(rows) : [];
}

/** Creates the cache of the public pages, which contains nothing personal; errors are shown in place. */
export function publicCache(): QueryClient {
  if (!client) {
    client = makeQueryClient(() => undefined);
    fillPublicCache(rowsOfPage());
  }
  return client;
}

/** Fills the cache with the rows of a prerendered page; they are shown at once and refetched afterwards. */
export function fillPublicCache(rows: Rows): void {
  for (const [key, value] of rows) publicCache().setQueryData(key, value, { updatedAt: 1 });
}
