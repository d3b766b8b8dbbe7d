import { queryOptions } from '@tanstack/react-query';
import type { Brand, ShownBrand } from '@/domain/brand/brand';
import { RequestError } from '@/lib/errors';
import { dataClient, filesClient } from '@/lib/supabase';
import { expectStored, unwrap } from './sync/request';

export interface StoredBrand extends Brand {
  /** True if links use the brand's domain already. */
  readonly origin_live: boolean;
}

const COLUMNS =
  'name, logo, colour_main, colour_accent, sender_name, reply_to, footer, origin, origin_live' as const;

export const brandQuery = (userId: string) =>
  queryOptions({
    queryKey: ['brand', userId],
    // The team may have activated the domain meanwhile.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<StoredBrand | null> => {
      const { db } = await dataClient();
      const rows = unwrap(await db.from('brands').select(COLUMNS).eq('user_id', userId).abortSignal(signal));
      return rows[0] ?? null;
    },
  });

/**
 * Stores the brand and replaces the previous one. @throws RequestError 403 if the tier doesn't include
 * brands.
 */
export async function saveBrand(userId: string, brand: Brand): Promise<void> {
  const { db } = await dataClient();
  const changed = unwrap(
    await db
      .from('brands')
      .update({ ...brand })
      .eq('user_id', userId)
      .select('user_id'),
  );
  if (changed.length === 0) expectStored(await db.from('brands').insert({ ...brand }));
}

export async function removeBrand(userId: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('brands').delete().eq('user_id', userId));
}

/** Uploads a logo. This must happen before the brand is saved with it. @returns its unguessable name */
export async function sendLogo(userId: string, bytes: Blob): Promise<string> {
  const { pictures } = await filesClient();
  const logo = crypto.randomUUID();
  const { error } = await pictures.upload(`${userId}/${logo}`, await bytes.arrayBuffer(), {
    contentType: bytes.type,
    cacheControl: '31536000',
  });
  if (error)
    throw new RequestError(error.message, Number((error as { statusCode?: string }).statusCode) || 0);
  return logo;
}

/** Deletes a logo. If this fails, a nightly job deletes it. */
export async function removeLogo(userId: string, logo: string): Promise<void> {
  const { pictures } = await filesClient();
  await pictures.remove([`${userId}/${logo}`]);
}

/** Reads the brand that a plan's guests see. Null means our own brand. */
export const planBrandQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'brand'],
    queryFn: async ({ signal }): Promise<ShownBrand | null> => {
      const { db } = await dataClient();
      const answer = await db.rpc('plan_brand', { plan_id }).abortSignal(signal);
      expectStored(answer);
      return answer.data as ShownBrand | null;
    },
  });
