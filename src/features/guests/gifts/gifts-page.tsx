import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { GuestSheets, useGuestSheets } from '../form/guest-sheets';
import { GuestsFrame } from '../guests-frame';
import type { GuestBook } from '../use-guest-book';
import { useGuestLimit } from '../use-guest-limit';
import { GiftsView } from './gifts-view';

function Gifts({ book, toList }: { book: GuestBook; toList: string }) {
  const { plan } = usePlanContext();
  const limit = useGuestLimit(book.people);
  const change = useChangeTables(plan.id);
  const { open, setOpen, openHousehold } = useGuestSheets();
  return (
    <>
      <GiftsView book={book} toList={toList} onHousehold={openHousehold} onChange={change} />
      <GuestSheets open={open} onOpen={setOpen} book={book} limit={limit} onChange={change} />
    </>
  );
}

/** Page /app/guest-list/:id/gifts: each household's gift, and who still has to be thanked. */
export default function GiftsPage() {
  const { t } = useTranslation('guests');
  return (
    <GuestsFrame title={t('gifts.title')} toEdit>
      {(book, toList) => <Gifts book={book} toList={toList} />}
    </GuestsFrame>
  );
}
