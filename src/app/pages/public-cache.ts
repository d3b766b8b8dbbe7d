import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { makeQueryClient } from '@/lib/query-client';

let client: QueryClient | undefined;

/** Rows that a page was rendered from, by the key of their query. */
export type Rows = readonly (readonly [key: QueryKey, rows: unknown])[];

/** The rows that stand beside a prerendered page. */
function rowsOfPage(): Rows {
  const rows = typeof document === 'undefined' ? null : document.getElementById('page-data')?.textContent;
  return rows ? JSON.parse(rows) : [];
}

/** What public pages have read. It holds nothing personal; their failures are shown where they happen. */
export function publicCache(): QueryClient {
  if (!client) {
    client = makeQueryClient(() => undefined);
    fillPublicCache(rowsOfPage());
  }
  return client;
}

/** What the page was prerendered from: shown at once, and asked for again when the page stands. */
export function fillPublicCache(rows: Rows): void {
  for (const [key, value] of rows) publicCache().setQueryData(key, value, { updatedAt: 1 });
}
