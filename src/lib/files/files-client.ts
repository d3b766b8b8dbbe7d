import { StorageClient } from '@supabase/storage-js';
import { authorisedFetch } from '../data-client';
import { backendUrl, publishableKey } from '../env';

/**
 * The slowest supported connection in bytes per millisecond. A file's timeout is the time for its size at
 * that speed, plus a fixed part.
 */
const SLOWEST = 20;
const MARGIN_MS = 15_000;
const LARGEST = 10 * 1024 * 1024;

const limitOf = (init: RequestInit | undefined): number =>
  MARGIN_MS + Math.ceil((init?.body instanceof ArrayBuffer ? init.body.byteLength : LARGEST) / SLOWEST);

/**
 * Returns true if a storage error might mean an expired token. Storage never sends status 401. It sends 403
 * for an upload, 404 for a download, or 400 with the real status in the body.
 */
async function hidesExpiry(response: Response): Promise<boolean> {
  if (response.status !== 400) return response.status === 403 || response.status === 404;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { statusCode?: unknown } | null;
  return ['401', '403', '404'].includes(String(body?.statusCode));
}

const storage = new StorageClient(
  `${backendUrl()}/storage/v1`,
  { apikey: publishableKey() },
  authorisedFetch({ limit: limitOf, hidesExpiry }),
);

export const files = storage.from('plan-files');
export const pictures = storage.from('page-pictures');
