import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { useAddressState } from '@/ui/use-address-state';
import { GuestsFrame } from '../guests-frame';
import { PartsSheet } from '../parts/parts-sheet';
import type { GuestBook } from '../use-guest-book';
import { invitationsAddress } from './invitations-address';
import { InvitationsView } from './invitations-view';
import { WordsSheet } from './words-sheet';

function Invitations({ book, toList }: { book: GuestBook; toList: string }) {
  const { plan } = usePlanContext();
  const change = useChangeTables(plan.id);
  const [at, onGo] = useAddressState(invitationsAddress);
  const toSheet = (sheet: typeof at.sheet) => (open: boolean) => onGo({ sheet: open ? sheet : null });
  return (
    <>
      <InvitationsView book={book} toList={toList} onChange={change} at={at} onGo={onGo} />
      {at.sheet === 'words' && <WordsSheet onOpenChange={toSheet('words')} />}
      {at.sheet === 'parts' && <PartsSheet book={book} onOpenChange={toSheet('parts')} />}
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
