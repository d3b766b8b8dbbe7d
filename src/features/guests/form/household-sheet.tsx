import { Mail, MailX, UserPlus } from 'lucide-react';
import { fullName, GUEST_LENGTHS, type Household } from '@/domain/guests/guest';
import { type GuestProblem, householdSchema } from '@/domain/guests/schema';
import { nextRank } from '@/domain/guests/second-list';
import { sameJson } from '@/domain/same-json';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FormSelect, FormSwitch, FormText } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { FormChecks } from '../form-checks';
import { InvitationPanel } from '../invitations/invitation-panel';
import type { ChangeBook } from '../use-change-book';
import type { GuestBook } from '../use-guest-book';

interface HouseholdSheetProps {
  household: Household;
  book: GuestBook;
  onClose: () => void;
  onReopen: () => void;
  onGuest: (id: string) => void;
  /** Writes a new member. */
  onAdd: () => void;
  onChange: ChangeBook;
}

type Values = {
  name: string;
  language: string;
  parts: string[];
  later: boolean;
  gift: string;
  thanked: boolean;
};

/** One household: its name, the language of its invitation, what it is invited to, and who is in it. */
export function HouseholdSheet(props: HouseholdSheetProps) {
  const { household, book, onClose, onReopen, onGuest, onAdd, onChange } = props;
  const { t } = useTranslation(['guests', 'common']);
  const members = book.members.get(household.id) ?? [];
  const all = book.parts.map(({ id }) => id);
  const sent = household.invited_at !== null;
  /** What the form changes; the presses above it change what stands now. */
  const opened = useOpenedRow(household, household.id);
  const save = (before: Household, after: Household, said: string) => {
    if (!sameJson(after, before)) onChange([{ table: 'households', before, after }], said);
  };
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={household.name}
      closeLabel={t('common:close')}
    >
      <section aria-label={t('household.members')} className="mb-6">
        <ul className="divide-y divide-line border-y border-line">
          {members.map((guest) => (
            <li key={guest.id}>
              <button
                type="button"
                onClick={() => onGuest(guest.id)}
                className="flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left hover:text-accent-strong"
              >
                <span className="min-w-0 font-medium break-words">{fullName(guest)}</span>
                <span className="shrink-0 text-sm text-ink-muted">
                  {`${t(`age.${guest.age_group}`)}${guest.party_size > 1 ? ` · ${guest.party_size}` : ''}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            look="quiet"
            size="small"
            icon={<UserPlus aria-hidden="true" className="size-4.5" />}
            onClick={onAdd}
          >
            {t('household.add')}
          </Button>
          <Button
            look="quiet"
            size="small"
            icon={
              sent ? (
                <MailX aria-hidden="true" className="size-4.5" />
              ) : (
                <Mail aria-hidden="true" className="size-4.5" />
              )
            }
            onClick={() =>
              save(
                household,
                { ...household, invited_at: sent ? null : new Date().toISOString() },
                t(sent ? 'said.unsent' : 'said.sent', { count: 1, formatted: '1' }),
              )
            }
          >
            {t(sent ? 'household.markUnsent' : 'household.markSent')}
          </Button>
        </div>
        {household.invited_at && (
          <p className="mt-1 text-sm text-ink-muted">
            {t('household.sentOn', { date: formatInstant(household.invited_at) })}
          </p>
        )}
      </section>
      {household.second_list === null && (
        <InvitationPanel household={household} book={book} onChange={onChange} />
      )}
      <RowForm<Values, ReturnType<typeof householdSchema.parse>>
        form={{
          name: 'household',
          row: household.id,
          schema: householdSchema,
          problem: (message) => t(message as GuestProblem),
          values: {
            name: household.name,
            language: household.language ?? 'open',
            parts: [...(household.parts ?? all)],
            later: household.second_list !== null,
            gift: household.gift ?? '',
            thanked: household.thanked_at !== null,
          },
        }}
        labels={{ save: t('form.save') }}
        onReopen={onReopen}
        onSave={(written) => {
          onClose();
          const { thanked, later, ...fields } = written;
          const second_list = later ? (opened.second_list ?? nextRank(book.households)) : null;
          const parts = all.every((id) => written.parts.includes(id)) ? null : written.parts;
          const thanked_at = thanked ? (opened.thanked_at ?? new Date().toISOString()) : null;
          save(
            opened,
            { ...opened, ...fields, parts, second_list, thanked_at },
            t('said.saved', { name: written.name }),
          );
        }}
      >
        <FormText<Values> name="name" max={GUEST_LENGTHS.household} label={t('household.name')} />
        <FormSelect<Values>
          name="language"
          label={t('household.language')}
          options={[
            { value: 'open', label: t('form.open') },
            { value: 'es', label: t('language.es') },
            { value: 'en', label: t('language.en') },
          ]}
        />
        {book.parts.length > 1 && (
          <FormChecks<Values>
            name="parts"
            label={t('household.parts')}
            options={book.parts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {!sent && <FormSwitch<Values> name="later" label={t('second.later')} />}
        <FormText<Values>
          name="gift"
          max={GUEST_LENGTHS.gift}
          label={t('household.gift')}
          hint={t('household.giftHint')}
        />
        <FormSwitch<Values> name="thanked" label={t('household.thanked')} />
      </RowForm>
    </Sheet>
  );
}
