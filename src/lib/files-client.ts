import { StorageClient } from '@supabase/storage-js';
import { authorisedFetch } from './data-client';
import { backendUrl, publishableKey } from './env';

/** The slowest connection that still gets a file through, bytes a millisecond, and the time for all that isn't bytes. */
const SLOWEST = 20;
const MARGIN_MS = 15_000;
const LARGEST = 10 * 1024 * 1024;

const limitOf = (init: RequestInit | undefined): number =>
  MARGIN_MS + Math.ceil((init?.body instanceof ArrayBuffer ? init.body.byteLength : LARGEST) / SLOWEST);

export const files = new StorageClient(
  `${backendUrl()}/storage/v1`,
  { apikey: publishableKey() },
  authorisedFetch(limitOf),
).from('plan-files');
