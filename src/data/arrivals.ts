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
    // A row stored on a device before this column existed lacks it.
    door: door ?? null,
  }),
  toJson: ({ id: _, version, ...columns }: Arrival) => columns,
  compare: (a: Arrival, b: Arrival) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
});
