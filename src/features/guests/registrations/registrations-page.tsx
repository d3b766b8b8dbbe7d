import { useTranslation } from '@/lib/translation';
import { GuestsFrame } from '../guests-frame';
import { RegistrationsView } from './registrations-view';

/** Page /app/guest-list/:id/registrations: registrations from the event's page, and their waiting list. */
export default function RegistrationsPage() {
  const { t } = useTranslation('registrations');
  return (
    <GuestsFrame title={t('title')} toEdit>
      {(book, toList) => <RegistrationsView book={book} toList={toList} />}
    </GuestsFrame>
  );
}
