import type { Arrival } from '@/domain/guests/arrivals';
import { defineNoun, type StoredRows } from './sync/noun';

/** Guests who have arrived, as marked at the door. Loaded together with the plan. */
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
    // `door` is missing in rows that a device stored before the column existed.
    door: door ?? null,
  }),
  toJson: ({ id: _, version, ...columns }: Arrival) => columns,
  compare: (a: Arrival, b: Arrival) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
});
