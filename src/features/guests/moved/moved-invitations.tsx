import { MovedParts } from './moved-parts';
import { OffDays } from './off-days';

/** Warnings about parts before anything is sent. */
export default function MovedInvitations() {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <MovedParts />
      <OffDays />
    </div>
  );
}
