import { MovedParts } from './moved-parts';
import { OffDays } from './off-days';
import { Unaware } from './unaware';

/** The event has moved: what would follow of its parts, and who has to be told. */
export default function MovedGuests() {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <MovedParts />
      <OffDays />
      <Unaware />
    </div>
  );
}
