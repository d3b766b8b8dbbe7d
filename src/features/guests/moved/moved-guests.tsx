import { MovedParts } from './moved-parts';
import { OffDays } from './off-days';
import { Unaware } from './unaware';

/** Shown after the event's date has changed. Suggests changes of parts, and lists the people to notify. */
export default function MovedGuests() {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <MovedParts />
      <OffDays />
      <Unaware />
    </div>
  );
}
