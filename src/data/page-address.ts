import { queryOptions } from '@tanstack/react-query';
import { RequestError } from '@/lib/errors';
import { dataClient, filesClient } from '@/lib/supabase';
import { expectStored, unwrap } from './sync/request';

export const OPENINGS = ['off', 'word', 'all'] as const;
export type Opening = (typeof OPENINGS)[number];

/** State of a plan's page. Null before the page was first published. */
export interface PageState {
  readonly name: string;
  readonly opening: Opening;
  readonly indexed: boolean;
  readonly published_at: string;
  readonly taken_down_at: string | null;
  /** True if the team has blocked the page. */
  readonly blocked: boolean;
}

export const pageStateQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'page-state'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<PageState | null> => {
      const { db } = await dataClient();
      const answer = await db.rpc('page_state', { plan_id }).abortSignal(signal);
      expectStored(answer);
      return answer.data as PageState | null;
    },
  });

export interface PageAddress {
  readonly name: string;
  readonly opening: Opening;
  /** The page's password. An empty text keeps the current password. */
  readonly word: string;
  readonly indexed: boolean;
}

/**
 * Publishes the page at an address. @throws RequestError whose message is the reason: name_not_valid,
 * name_reserved, name_taken, word_missing, page_blocked.
 */
export async function publishPage(plan_id: string, address: PageAddress): Promise<PageState> {
  const { db } = await dataClient();
  return unwrap(await db.rpc('publish_page', { plan_id, ...address })) as unknown as PageState;
}

export async function takePageDown(plan_id: string): Promise<PageState> {
  const { db } = await dataClient();
  return unwrap(await db.rpc('take_page_down', { plan_id })) as unknown as PageState;
}

const pathOf = (plan_id: string, picture: string): string => `${plan_id}/${picture}`;

/** Uploads a picture. This must happen before the page is saved with it. @returns its unguessable name */
export async function sendPicture(plan_id: string, bytes: Blob): Promise<string> {
  const { pictures } = await filesClient();
  const picture = crypto.randomUUID();
  const { error } = await pictures.upload(pathOf(plan_id, picture), await bytes.arrayBuffer(), {
    contentType: bytes.type,
    cacheControl: '31536000',
  });
  if (error)
    throw new RequestError(error.message, Number((error as { statusCode?: string }).statusCode) || 0);
  return picture;
}

/** Deletes a picture. If this fails, a nightly job deletes it. */
export async function removePicture(plan_id: string, picture: string): Promise<void> {
  const { pictures } = await filesClient();
  await pictures.remove([pathOf(plan_id, picture)]);
}
