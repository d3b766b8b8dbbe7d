import type { QueryClient } from '@tanstack/react-query';
import { makeQueryClient } from '@/lib/query-client';

let client: QueryClient | undefined;

/** What public pages have read. It holds nothing personal; their failures are shown where they happen. */
export function publicCache(): QueryClient {
  client ??= makeQueryClient(() => undefined);
  return client;
}
