import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { makeQueryClient } from '@/lib/query-client';

let client: QueryClient | undefined;

/** Rows that a page was drawn from, by the key of their query. */
export type Drawn = readonly (readonly [key: QueryKey, rows: unknown])[];

/** The rows that stand beside a page that was drawn at build time. */
function rowsOfPage(): Drawn {
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

/** What the page was drawn from at build time: shown at once, and asked for anew when the page stands. */
export function fillPublicCache(drawn: Drawn): void {
  for (const [key, rows] of drawn) publicCache().setQueryData(key, rows, { updatedAt: 1 });
}
