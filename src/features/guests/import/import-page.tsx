import { useTranslation } from '@/lib/translation';
import { GuestsFrame } from '../guests-frame';
import type { GuestBook } from '../use-guest-book';
import { useGuestLimit } from '../use-guest-limit';
import { ImportView } from './import-view';

function Import({ book, toList }: { book: GuestBook; toList: string }) {
  const limit = useGuestLimit(book.people);
  return <ImportView book={book} limit={limit} toList={toList} />;
}

/** Page /app/guest-list/:id/import: previews a list before anything is stored. */
export default function ImportPage() {
  const { t } = useTranslation('guests');
  return (
    <GuestsFrame title={t('import.title')} toEdit>
      {(book, toList) => <Import book={book} toList={toList} />}
    </GuestsFrame>
  );
}
