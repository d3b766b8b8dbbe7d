import type { EventPart } from '@/domain/guests/guest';

export { newGuest as guestRow, newHousehold as householdRow } from '@/features/guests/make-guests';

export const partRow = (id: string, name: string): EventPart => ({
  id,
  version: 0,
  name,
  position: 0,
  starts_at: null,
  time_zone: null,
  reply_by: null,
  place: null,
  capacity: null,
});
