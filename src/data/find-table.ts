import type { ShownBrand } from '@/domain/brand/brand';
import type { RoomItem, SeatingChart } from '@/domain/seating/chart';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { hashOf, newToken } from './link-token';
import { callFunction } from './sync/function-call';
import { expectStored, unwrap } from './sync/request';

export type FoundThing = Pick<
  RoomItem,
  'id' | 'name' | 'shape' | 'width' | 'height' | 'x' | 'y' | 'rotation'
>;

/** Data of the page behind a printed code: the room, and the table of a person. */
export interface FoundTable {
  readonly event: string;
  readonly language: Language | null;
  readonly brand?: ShownBrand;
  readonly room: Pick<SeatingChart, 'name' | 'width' | 'height' | 'outline'>;
  readonly things: readonly FoundThing[];
  /** The tables of people with the entered name, or `several` if the name is ambiguous. */
  readonly found: readonly string[] | 'several';
}

/**
 * Reads the room and the table of a person. With an empty name, reads only the room. @throws RequestError 404
 * for an invalid code, 429 after too many requests.
 */
export const findTable = (token: string, name: string): Promise<FoundTable> =>
  callFunction<FoundTable>('find-table', { token, name });

/** Creates a room's code from 128 random bits. The service stores only its hash. */
export async function newTableCode(plan_id: string, chart_id: string): Promise<string> {
  const token = newToken();
  const { db } = await dataClient();
  expectStored(await db.from('seating_links').insert({ token_hash: await hashOf(token), plan_id, chart_id }));
  return token;
}

export async function countTableCodes(chart_id: string): Promise<number> {
  const { db } = await dataClient();
  return unwrap(await db.from('seating_links').select('chart_id').eq('chart_id', chart_id)).length;
}

export async function revokeTableCodes(chart_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('seating_links').delete().eq('chart_id', chart_id));
}
