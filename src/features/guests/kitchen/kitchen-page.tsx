import { useTranslation } from '@/lib/translation';
import { GuestsFrame } from '../guests-frame';
import { KitchenView } from './kitchen-view';

/** Page /app/guest-list/:id/kitchen: the kitchen sheet for one part of the event. */
export default function KitchenPage() {
  const { t } = useTranslation('guests');
  return (
    <GuestsFrame title={t('kitchen.start')}>
      {(book, toList) => <KitchenView book={book} toList={toList} />}
    </GuestsFrame>
  );
}
