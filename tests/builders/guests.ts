export {
  newGuest as guestRow,
  newHousehold as householdRow,
  newPart as partRow,
} from '@/features/guests/make-guests';
