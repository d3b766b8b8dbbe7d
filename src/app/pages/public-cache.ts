import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { makeQueryClient } from '@/lib/query-client';

let client: QueryClient | undefined;

export type Rows = readonly (readonly [key: QueryKey, rows: unknown])[];

function rowsOfPage(): Rows {
  const rows = typeof document === 'undefined' ? null : document.getElementById('page-data')?.textContent;
  return rows ? JSON.parse(rows) : [];
}

/**
 * Creates the cache of the public pages. It contains no personal data, and each page shows its own errors.
 */
export function publicCache(): QueryClient {
  if (!client) {
    client = makeQueryClient(() => undefined);
    fillPublicCache(rowsOfPage());
  }
  return client;
}

/** Fills the cache with the rows of a prerendered page. They are shown at once and then refetched. */
export function fillPublicCache(rows: Rows): void {
  for (const [key, value] of rows) publicCache().setQueryData(key, value, { updatedAt: 1 });
}
