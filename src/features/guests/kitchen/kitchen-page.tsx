import { useTranslation } from '@/lib/translation';
import { GuestsFrame } from '../guests-frame';
import { KitchenView } from './kitchen-view';

/** /app/guest-list/:id/kitchen: the kitchen sheet of one part. */
export default function KitchenPage() {
  const { t } = useTranslation('guests');
  return (
    <GuestsFrame title={t('kitchen.start')}>
      {(book, toList) => <KitchenView book={book} toList={toList} />}
    </GuestsFrame>
  );
}
