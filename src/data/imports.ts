import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ImportChanges } from '@/domain/guests/import/import-plan';
import type { Json } from '@/lib/database.types';
import { statusOf } from '@/lib/errors';
import { dataClient } from '@/lib/supabase';
import { importsKey } from './derived-keys';
import type { OutboxImport } from './sync/outbox-entry';
import { expectStored, unwrap } from './sync/request';

const storedPart = z.object({ stored: z.number() });
/**
 * Result of undoing an import. `kept` counts the guests that the undo skips, because somebody has edited or
 * deleted them since.
 */
const undoneCounts = z.object({ removed: z.number(), restored: z.number(), kept: z.number() });

export const toImport = (
  batch: string,
  name: string,
  people: number,
  { households, guests, invited }: ImportChanges,
): OutboxImport => {
  const parts = new Map(invited.map((one) => [one.id, one.parts]));
  return {
    batch,
    name,
    people,
    households: households.map((one) => ({ ...one, parts: parts.get(one.id) ?? null })),
    guests: guests.map(({ id, version, row }) => ({ id, version, row })),
  };
};

/** Maximum guests per request. Requests to the hosted service are limited to eight seconds. */
const PART = 2_000;

/**
 * Stores the next part of an imported list, all or nothing, beginning after the first `start` guests. Returns
 * how many guests were stored. Idempotent. Before the first part, the service checks the whole list.
 */
export async function storePart(
  plan_id: string,
  { batch, name, people, households, guests }: OutboxImport,
  start: number,
  signal: AbortSignal,
): Promise<number> {
  const homesOf = (some: ImportChanges['guests']) => new Set(some.map(({ row }) => row.household_id));
  const part = guests.slice(start, start + PART);
  const [known, named] = [homesOf(guests.slice(0, start)), homesOf(part)];
  const whole = {
    size: guests.length,
    people,
    households: households.length,
    changed: guests.flatMap(({ id, version }) => (version > 0 ? [{ id, version }] : [])),
  };
  const { db } = await dataClient();
  const stored = await db
    .rpc('import_guests', {
      plan_id,
      batch,
      name,
      households: households
        .filter(({ id }) => named.has(id) && !known.has(id))
        .map((one) => ({ ...one, parts: one.parts && [...one.parts] })),
      guests: part.map((one) => ({ ...one, row: one.row as { [key: string]: Json } })),
      start,
      ...(start === 0 && { whole }),
    })
    .abortSignal(signal);
  return storedPart.parse(unwrap(stored)).stored;
}

export async function dropImport(plan_id: string, batch: string): Promise<void> {
  try {
    await undoImport(plan_id, batch);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

export async function undoImport(plan_id: string, batch: string): Promise<z.infer<typeof undoneCounts>> {
  const { db } = await dataClient();
  return undoneCounts.parse(unwrap(await db.rpc('undo_import', { plan_id, batch })));
}

/** Deletes the data needed to undo an import. The imported guests stay. */
export async function forgetImport(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('import_batches').delete().eq('id', id));
}

export const importsQuery = (plan_id: string) =>
  queryOptions({
    queryKey: importsKey(plan_id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { db } = await dataClient();
      return unwrap(
        await db
          .from('import_batches')
          .select('id, name, created_at, size, stored')
          .eq('plan_id', plan_id)
          .is('undone_at', null)
          .order('created_at', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      );
    },
  });
