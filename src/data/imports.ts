import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ImportChanges } from '@/domain/guests/import/import-plan';
import type { Json } from '@/lib/database.types';
import { statusOf } from '@/lib/errors';
import { dataClient } from '@/lib/supabase';
import { expectStored, unwrap } from './sync/request';

const storedCounts = z.object({ added: z.number(), changed: z.number() });
/** `kept`: edited since, or gone. */
const undoneCounts = z.object({ removed: z.number(), restored: z.number(), kept: z.number() });

/** Stores a list as a whole or not at all; the same batch asked for again changes nothing. */
export async function importGuests(
  plan_id: string,
  batch: string,
  name: string,
  { households, guests }: ImportChanges,
  signal: AbortSignal,
): Promise<z.infer<typeof storedCounts>> {
  const { db } = await dataClient();
  const stored = await db
    .rpc('import_guests', {
      plan_id,
      batch,
      name,
      households: households.map((one) => ({ ...one })),
      guests: guests.map(({ id, version, row }) => ({ id, version, row: row as { [key: string]: Json } })),
    })
    .abortSignal(signal);
  return storedCounts.parse(unwrap(stored));
}

/** After a stop: takes back what the service had stored by then, and tells whether there was anything. */
export async function dropImport(plan_id: string, batch: string): Promise<boolean> {
  try {
    await undoImport(plan_id, batch);
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

export async function undoImport(plan_id: string, batch: string): Promise<z.infer<typeof undoneCounts>> {
  const { db } = await dataClient();
  return undoneCounts.parse(unwrap(await db.rpc('undo_import', { plan_id, batch })));
}

/** Drops what was kept to take a list back; its guests stay. */
export async function forgetImport(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('import_batches').delete().eq('id', id));
}

/** Lists that were brought along and not taken back, newest first. */
export const importsQuery = (plan_id: string) =>
  queryOptions({
    queryKey: ['plan', plan_id, 'imports'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { db } = await dataClient();
      return unwrap(
        await db
          .from('import_batches')
          .select('id, name, created_at')
          .eq('plan_id', plan_id)
          .is('undone_at', null)
          .order('created_at', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      );
    },
  });
