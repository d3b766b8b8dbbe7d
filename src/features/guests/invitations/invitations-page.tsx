import { useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { GuestsFrame } from '../guests-frame';
import { PartsSheet } from '../parts/parts-sheet';
import type { GuestBook } from '../use-guest-book';
import { InvitationsView } from './invitations-view';

function Invitations({ book, toList }: { book: GuestBook; toList: string }) {
  const { plan } = usePlanContext();
  const change = useChangeTables(plan.id);
  const [parts, setParts] = useState(false);
  return (
    <>
      <InvitationsView book={book} toList={toList} onChange={change} onParts={() => setParts(true)} />
      {parts && <PartsSheet book={book} onOpenChange={setParts} />}
    </>
  );
}

/** Page /app/guest-list/:id/invitations: sends invitations and reminders one by one, or prints them all. */
export default function InvitationsPage() {
  const { t } = useTranslation('guests');
  return (
    <GuestsFrame title={t('cards.title')} toEdit>
      {(book, toList) => <Invitations book={book} toList={toList} />}
    </GuestsFrame>
  );
}
