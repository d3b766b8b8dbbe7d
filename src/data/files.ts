import { queryOptions } from '@tanstack/react-query';
import type { Attachment, MediaType } from '@/domain/files/attachment';
import { BYTES_TO_READ, isWhatItSays } from '@/domain/files/bytes';
import { RequestError } from '@/lib/errors';
import { filesClient } from '@/lib/supabase';
import { keptFile } from './sync/kept-files';
import { keepBytes, keptBytes } from './sync/read-cache';

export { dropFile } from './sync/kept-files';

/** Returns a file's path in the bucket. It consists of ids only, without the file's name. */
const pathOf = (plan_id: string, id: string): string => `${plan_id}/${id}`;

/** Seconds for which browsers cache a file, from the specification. */
const CACHE_CONTROL = '3600';

/**
 * Converts an error of Supabase Storage. Forbidden and already existing files both have HTTP status 400, so
 * the code is taken from the response body.
 */
function failure(error: { message: string }): RequestError {
  const { statusCode, status } = error as { statusCode?: string; status?: number };
  const code = Number(statusCode) || status || 0;
  return new RequestError(error.message, code, code ? `storage_${code}` : null);
}

/** Uploads a file whose bytes are stored on this device. */
export async function sendFile(
  plan_id: string,
  { id, media_type, version }: Pick<Attachment, 'id' | 'media_type' | 'version'>,
): Promise<void> {
  const bytes = await keptFile(id);
  if (!bytes) {
    // The file of a restored row is still in the bucket, so only a new row needs an upload.
    if (version > 0) return;
    throw new RequestError('The device has lost the file', 422, 'file_lost');
  }
  const { files } = await filesClient();
  const options = { contentType: media_type, cacheControl: CACHE_CONTROL };
  const { error } = await files.upload(pathOf(plan_id, id), bytes, options);
  const reason = error && failure(error);
  if (reason && reason.status !== 409) throw reason;
}

const readable = (media_type: MediaType, bytes: ArrayBuffer): Blob | null =>
  isWhatItSays(media_type, new Uint8Array(bytes, 0, Math.min(bytes.byteLength, BYTES_TO_READ)))
    ? new Blob([bytes], { type: media_type })
    : null;

async function downloaded(plan_id: string, id: string): Promise<ArrayBuffer> {
  const { files } = await filesClient();
  const { data, error } = await files.download(pathOf(plan_id, id));
  if (error) throw failure(error);
  return data.arrayBuffer();
}

/**
 * Reads a file to show or save. Null if its bytes don't match its type. With `keep` the file is also stored
 * for offline use.
 */
export const fileQuery = (
  plan_id: string,
  { id, media_type }: Pick<Attachment, 'id' | 'media_type'>,
  keep = false,
) =>
  queryOptions({
    queryKey: ['file', plan_id, id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: async (): Promise<Blob | null> => {
      const read = keep ? await keptBytes(plan_id, id) : null;
      const bytes = read ?? (await keptFile(id)) ?? (await downloaded(plan_id, id));
      if (keep && !read) await keepBytes(plan_id, id, bytes);
      return readable(media_type, bytes);
    },
  });
