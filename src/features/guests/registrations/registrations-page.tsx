import { useTranslation } from '@/lib/translation';
import { GuestsFrame } from '../guests-frame';
import { RegistrationsView } from './registrations-view';

/** /app/guest-list/:id/registrations: who registered at the event's page, and who waits for a place. */
export default function RegistrationsPage() {
  const { t } = useTranslation('registrations');
  return (
    <GuestsFrame title={t('title')} toEdit>
      {(book, toList) => <RegistrationsView book={book} toList={toList} />}
    </GuestsFrame>
  );
}
