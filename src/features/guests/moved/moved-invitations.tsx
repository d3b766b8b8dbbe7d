import { MovedParts } from './moved-parts';
import { OffDays } from './off-days';

/** Warnings about the days of parts, shown before invitations are sent. */
export default function MovedInvitations() {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <MovedParts />
      <OffDays />
    </div>
  );
}
