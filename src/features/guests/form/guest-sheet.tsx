import { useMemo, useState } from 'react';
import type { Guest } from '@/domain/guests/guest';
import { type GuestProblem, guestSchema } from '@/domain/guests/schema';
import { messageParts } from '@/domain/odd-character';
import { useTranslation } from '@/lib/translation';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { LimitNotice } from '../limit-notice';
import { type ChangeBook, firstPart, fromForm, withHouseholds } from '../make-guests';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { useKindWords } from '../use-kind-words';
import { usePhoneReader } from '../use-phone-reader';
import { GuestFields, valuesOf } from './guest-fields';

interface GuestSheetProps {
  /** The guest to edit, or null for a new guest. */
  guest: Guest | null;
  /** Household to which a new guest is added. */
  household?: string;
  book: GuestBook;
  limit: GuestLimit;
  onChange: ChangeBook;
  /** Opens or closes the sheet. With true, the sheet opens again for the same guest. */
  onOpenChange: (open: boolean) => void;
}

export function GuestSheet({ household, book, limit, onChange, onOpenChange, ...props }: GuestSheetProps) {
  const guest = useOpenedRow(props.guest);
  const { t } = useTranslation('guests');
  const { plan, writes } = usePlanContext();
  const { groups, people } = useKindWords();
  const description = faces.guests.useDescription(plan.id);
  const readPhone = usePhoneReader(plan.country);
  const schema = useMemo(() => guestSchema(readPhone), [readPhone]);
  /**
   * Number of people that the person tried to add beyond the subscription tier's limit. Null if no change was
   * refused.
   */
  const [refused, setRefused] = useState<number | null>(null);
  const change: ChangeBook = (changes, said) => {
    if (changes.some(({ after }) => after)) onChange(firstPart(book, plan.id, t('parts.first', groups)));
    onChange(changes, said);
  };
  return (
    <RowSheet
      row={guest}
      description={description}
      form={{
        name: 'guest',
        schema,
        problem: (message) => {
          const { key, character } = messageParts(message);
          return t(key as GuestProblem, { character });
        },
        values: valuesOf(book, guest, household),
        withFields: (written) => {
          const more = written.party_size - (guest?.party_size ?? 0);
          if (more <= limit.left) return fromForm(book, guest, written);
          setRefused(more);
          return null;
        },
        fields: <GuestFields book={book} />,
      }}
      words={{
        newTitle: t('form.newTitle', people),
        create: t('form.create', people),
        save: t('form.save'),
        delete: t('form.delete'),
        said: (done, name) => t(`said.${done}`, { name }),
      }}
      head={
        (refused !== null || (!guest && limit.left === 0)) &&
        writes && (
          <div className="mb-5">
            <LimitNotice limit={limit} {...(refused === null ? {} : { asked: refused })} />
          </div>
        )
      }
      toChanges={(one, written) => withHouseholds(book, one, written?.household ?? '')}
      onChange={change}
      onOpenChange={onOpenChange}
    />
  );
}
