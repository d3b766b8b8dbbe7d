import { Mail, MailX, UserPlus } from 'lucide-react';
import { HOUSEHOLDS } from '@/data/guests';
import { fullName, GUEST_LENGTHS, type Household } from '@/domain/guests/guest';
import { type GuestProblem, householdSchema } from '@/domain/guests/schema';
import { nextRank } from '@/domain/guests/second-list';
import { movedUpTo } from '@/domain/guests/waiting-list';
import { formatInstant, formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { InvitationPanel } from '../invitations/invitation-panel';
import type { ChangeBook } from '../make-guests';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';

const Form = fields(householdSchema, 'guests', 'household');

const now = () => new Date().toISOString();

interface Shown {
  household: Household;
  book: GuestBook;
  onGuest: (id: string) => void;
  onAdd: () => void;
}

interface HouseholdSheetProps extends Shown {
  onChange: ChangeBook;
  /** Opens or closes the sheet. With true, the sheet opens again for the same household. */
  onOpenChange: (open: boolean) => void;
}

/** Members of the household, and whether its invitation was sent. */
function Members({ household, book, onGuest, onAdd }: Shown) {
  const { t } = useTranslation('guests');
  const { plan, editable } = usePlanContext();
  const { groups } = useKindWords();
  const change = useChangeRows(HOUSEHOLDS, plan.id);
  const members = book.members.get(household.id) ?? [];
  const up = movedUpTo(household, members);
  const movedUp = book.parts.flatMap(({ id, name }) => (up.includes(id) ? name : []));
  const sent = household.invited_at !== null;
  return (
    <section aria-label={t('household.members', groups)} className="mb-6">
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
      {editable && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="quiet" size="small" icon={<UserPlus className="size-4.5" />} onClick={onAdd}>
            {t('household.add')}
          </Button>
          <Button
            look="quiet"
            size="small"
            icon={sent ? <MailX className="size-4.5" /> : <Mail className="size-4.5" />}
            onClick={() =>
              change(
                [{ before: household, after: { ...household, invited_at: sent ? null : now() } }],
                t(sent ? 'said.unsent' : 'said.sent', { count: 1 }),
              )
            }
          >
            {t(sent ? 'household.markUnsent' : 'household.markSent')}
          </Button>
        </div>
      )}
      {household.invited_at && (
        <p className="mt-1 text-sm text-ink-muted">
          {t('household.sentOn', { date: formatInstant(household.invited_at) })}
        </p>
      )}
      {household.moved_up_at && movedUp.length > 0 && (
        <p className="mt-1 text-sm text-ink-muted">
          {t('household.movedUpOn', {
            date: formatInstant(household.moved_up_at),
            parts: formatList(movedUp),
          })}
        </p>
      )}
    </section>
  );
}

/** Sheet for a household's name, language, parts and members. */
export function HouseholdSheet({ onChange, onOpenChange, ...shown }: HouseholdSheetProps) {
  const { household, book } = shown;
  const { t } = useTranslation('guests');
  const { plan, editable } = usePlanContext();
  const { groups } = useKindWords();
  const all = book.parts.map(({ id }) => id);
  /** The household as it was when the form opened. Buttons above the form can change the stored row. */
  const opened = useOpenedRow(household, household.id);
  const values = {
    name: household.name,
    language: household.language ?? 'open',
    parts: [...(household.parts ?? all)],
    later: household.second_list !== null,
    gift: household.gift ?? '',
    thanked: household.thanked_at !== null,
  };
  return (
    <RowSheet
      row={opened}
      description={faces.households.useDescription(plan.id)}
      form={{
        name: 'household',
        schema: householdSchema,
        problem: (message) => t(message as GuestProblem),
        values,
        withFields: ({ thanked, later, parts, ...fields }) => ({
          ...opened,
          ...fields,
          parts: all.every((id) => parts.includes(id)) ? null : parts,
          second_list: later ? (opened.second_list ?? nextRank(book.households)) : null,
          thanked_at: thanked ? (opened.thanked_at ?? now()) : null,
        }),
        fields: (
          <>
            <Form.Text name="name" max={GUEST_LENGTHS.household} label={t('household.name', groups)} />
            <Form.Select
              name="language"
              options={[
                { value: 'open', label: t('form.open') },
                { value: 'es', label: t('language.es') },
                { value: 'en', label: t('language.en') },
              ]}
            />
            {book.parts.length > 1 && (
              <Form.Checks
                name="parts"
                options={book.parts.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            {household.invited_at === null && <Form.Switch name="later" label={t('second.later')} />}
            <Form.Text name="gift" max={GUEST_LENGTHS.gift} hint={t('household.giftHint')} />
            <Form.Switch name="thanked" />
          </>
        ),
      }}
      words={{
        newTitle: t('household.name', groups),
        create: t('form.save'),
        save: t('form.save'),
        delete: t('form.delete'),
        said: (_, name) => t('said.saved', { name }),
      }}
      deletable={false}
      head={
        <>
          <Members {...shown} />
          {editable && household.second_list === null && (
            <InvitationPanel household={household} book={book} onChange={onChange} />
          )}
        </>
      }
      onChange={useChangeRows(HOUSEHOLDS, plan.id)}
      onOpenChange={onOpenChange}
    />
  );
}
