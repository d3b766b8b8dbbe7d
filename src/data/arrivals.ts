import type { Arrival } from '@/domain/guests/arrivals';
import { defineNoun, type StoredRows } from './sync/noun';

/** Arrivals on the day; loaded with the plan, as guests are. */
export const ARRIVALS = defineNoun({
  table: 'arrivals',
  select: 'arrivals',
  toRow: ({ id, version, guest_id, part_id, people, arrived_at, door }: StoredRows['arrivals']): Arrival => ({
    id,
    version,
    guest_id,
    part_id,
    people,
    arrived_at,
    // A device may hold a row from before there was any.
    door: door ?? null,
  }),
  toJson: ({ id: _, version, ...columns }: Arrival) => columns,
  compare: (a: Arrival, b: Arrival) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
});
