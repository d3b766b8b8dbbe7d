import type { ShownBrand } from '@/domain/brand/brand';
import type { RoomItem, SeatingChart } from '@/domain/seating/chart';
import { dataClient } from '@/lib/supabase';
import type { Language } from '@/lib/texts';
import { callFunction } from './sync/function-call';
import { hashOf, newToken } from './sync/link-token';
import { expectStored, unwrap } from './sync/request';

export type FoundThing = Pick<
  RoomItem,
  'id' | 'name' | 'shape' | 'width' | 'height' | 'x' | 'y' | 'rotation'
>;

/** The answer to a printed code: the empty room, and the table of a name. */
export interface FoundTable {
  readonly event: string;
  readonly language: Language | null;
  readonly brand?: ShownBrand;
  readonly room: Pick<SeatingChart, 'name' | 'width' | 'height' | 'outline'>;
  readonly things: readonly FoundThing[];
  /** Tables of people with that name; `several` if it is ambiguous. */
  readonly found: readonly string[] | 'several';
}

/**
 * Reads the room and a name's table; with an empty name, the room alone. @throws RequestError 404 for an
 * invalid code, 429 for too many.
 */
export const findTable = (token: string, name: string): Promise<FoundTable> =>
  callFunction<FoundTable>('find-table', { token, name });

/** Creates a room's code from 128 random bits, which only this device knows; the service stores the hash. */
export async function newTableCode(plan_id: string, chart_id: string): Promise<string> {
  const token = newToken();
  const { db } = await dataClient();
  expectStored(await db.from('seating_links').insert({ token_hash: await hashOf(token), plan_id, chart_id }));
  return token;
}

/** Returns the number of a room's valid codes. */
export async function countTableCodes(chart_id: string): Promise<number> {
  const { db } = await dataClient();
  return unwrap(await db.from('seating_links').select('chart_id').eq('chart_id', chart_id)).length;
}

/** Ends all codes of a room. */
export async function revokeTableCodes(chart_id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('seating_links').delete().eq('chart_id', chart_id));
}
