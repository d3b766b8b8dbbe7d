import { queryOptions } from '@tanstack/react-query';
import { EVENT_TYPES, type EventType } from '@/domain/plan/facts';
import type { Held } from '@/domain/templates/template';
import type { Json } from '@/lib/database.types';
import { oneOf } from '@/lib/list-state';
import { dataClient } from '@/lib/supabase';
import { expectStored, unwrap } from './sync/request';

/** A template as shown in a list, without its content. */
export interface PlanTemplate {
  readonly id: string;
  readonly name: string;
  readonly event_type: EventType;
  readonly held: Held;
}

const count = (held: Json | undefined, kind: string): number => {
  const value = typeof held === 'object' && held !== null && !Array.isArray(held) ? held[kind] : 0;
  return typeof value === 'number' ? value : 0;
};

/** Counts a template's rows of each kind. The kinds have the database's names. */
const heldBy = (held: Json | undefined): Held => ({
  tasks: count(held, 'tasks'),
  milestones: count(held, 'milestone'),
  day: count(held, 'schedule'),
  parts: count(held, 'event_parts'),
  questions: count(held, 'event_questions'),
  words: count(held, 'invitation_words'),
  page: count(held, 'event_pages'),
  columns: count(held, 'guest_columns'),
  drinks: count(held, 'drinks_preferences'),
  tables: count(held, 'seating_tables'),
  quotes: count(held, 'vendor_quotes'),
});

function toTemplate({ id, name, told }: { id: string; name: string; told: Json }): PlanTemplate {
  const { event_type, held } = (told ?? {}) as { event_type?: Json; held?: Json };
  return { id, name, event_type: oneOf(EVENT_TYPES, String(event_type)) ?? 'other', held: heldBy(held) };
}

const templatesKey = (userId: string) => ['templates', userId] as const;

export const templatesQuery = (userId: string) =>
  queryOptions({
    queryKey: templatesKey(userId),
    queryFn: async ({ signal }): Promise<PlanTemplate[]> => {
      const { db } = await dataClient();
      const rows = unwrap(
        await db.from('templates').select('id, name, told').order('name').order('id').abortSignal(signal),
      );
      return rows
        .map(toTemplate)
        .toSorted(
          (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }) || a.id.localeCompare(b.id),
        );
    },
  });

export async function renameTemplate(id: string, name: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('templates').update({ name }).eq('id', id));
}

export async function removeTemplate(id: string): Promise<void> {
  const { db } = await dataClient();
  expectStored(await db.from('templates').delete().eq('id', id));
}
