import { useState } from 'react';
import { fullName, type Guest } from '@/domain/guests/guest';
import { useTranslation } from '@/lib/translation';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { Sheet } from '@/ui/sheet';
import { LimitNotice } from '../limit-notice';
import { firstPart, fromForm, removed } from '../make-guests';
import type { ChangeBook } from '../use-change-book';
import { type GuestBook, householdOf } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { GuestForm } from './guest-form';
import { GuestRead } from './guest-read';

interface GuestSheetProps {
  open: boolean;
  /** Null for a new one. */
  guest: Guest | null;
  /** The household that a new one joins. */
  household?: string;
  book: GuestBook;
  limit: GuestLimit;
  onClose: () => void;
  onReopen: () => void;
  onChange: ChangeBook;
}

/** One guest beside the page: read, changed or newly written. */
export function GuestSheet(props: GuestSheetProps) {
  const { open, household, book, limit, onClose, onReopen, onChange } = props;
  const guest = useOpenedRow(props.guest);
  const { t } = useTranslation(['guests', 'common']);
  const { plan, editable } = usePlanContext();
  /** People that a save asked for and the tier refused. */
  const [refused, setRefused] = useState<number | null>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={guest ? fullName(guest) : t('form.newTitle')}
      closeLabel={t('common:close')}
    >
      {(refused !== null || (!guest && limit.left === 0)) && editable && (
        <div className="mb-5">
          <LimitNotice limit={limit} {...(refused === null ? {} : { asked: refused })} />
        </div>
      )}
      {guest && !editable ? (
        <GuestRead
          guest={guest}
          household={householdOf(book, guest)}
          parts={book.parts}
          questions={book.questions}
        />
      ) : (
        <GuestForm
          plan={plan}
          book={book}
          guest={guest}
          {...(household === undefined ? {} : { household })}
          onReopen={onReopen}
          onSave={(written) => {
            const more = written.party_size - (guest?.party_size ?? 0);
            if (more > limit.left) {
              setRefused(more);
              return false;
            }
            onClose();
            onChange(firstPart(book, plan.id, t('parts.first')));
            onChange(
              fromForm(book, guest, written),
              t(guest ? 'said.saved' : 'said.added', { name: fullName(written) }),
            );
            return true;
          }}
          onDelete={
            guest
              ? () => {
                  onClose();
                  onChange(removed(book, [guest]), t('said.deleted', { name: fullName(guest) }));
                }
              : undefined
          }
        />
      )}
    </Sheet>
  );
}
