import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  AGE_GROUPS,
  ALLERGENS,
  DIETS,
  type EventPart,
  GUEST_LENGTHS,
  type Guest,
  MAX_PARTY,
  SIDES,
  TRAVELS_FROM,
} from '@/domain/guests/guest';
import type { Question } from '@/domain/guests/question';
import { replyText } from '@/domain/guests/replies';
import type { GuestForm as Values } from '@/domain/guests/schema';
import { guestSchema, tagsIn } from '@/domain/guests/schema';
import { useTranslation } from '@/lib/translation';
import { NameField } from '@/parts/fields/name-field';
import { fields } from '@/parts/form/form-fields';
import { useBoundField } from '@/parts/form/use-bound-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Chip, Chips } from '@/ui/chips';
import { useGuestWords } from '../guest-words';
import { lastNamesIn } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { ChosenField } from './chosen-field';
import { OwnFields, ownValuesOf, WorkFields } from './own-fields';
import { RoleChips } from './role-chips';

const Form = fields(guestSchema, 'guests');

/** Value of a choice that hasn't been made. */
const OPEN = 'open';

/** Reply for one part of the event. For a guest with companions, the field asks how many people come. */
function ReplyField({ part }: { part: EventPart }) {
  const { t } = useTranslation('guests');
  const size = Number(useWatch({ name: 'party_size' }));
  const party = Number.isInteger(size) && size > 1 && size <= MAX_PARTY ? size : 1;
  const some = Array.from({ length: party - 1 }, (_, i) => i + 1);
  return (
    <Form.Select
      name={`replies.${part.id}`}
      label={part.name}
      options={[
        { value: 'open', label: t('reply.open') },
        { value: 'accepted', label: party > 1 ? t('reply.all', { count: party }) : t('reply.accepted') },
        ...some.toReversed().map((count) => ({
          value: `accepted:${count}`,
          label: t('reply.some', { count }),
        })),
        { value: 'declined', label: t('reply.declined') },
        { value: 'waiting', label: t('reply.waiting') },
      ]}
    />
  );
}

/** Field for one of the couple's questions, to enter answers given by phone. */
function AnswerField({ question }: { question: Question }) {
  const { t } = useTranslation('guests');
  if (question.kind === 'text')
    return <Form.Text name={`answers.${question.id}`} max={GUEST_LENGTHS.answer} label={question.text} />;
  return (
    <ChosenField
      name={`answers.${question.id}`}
      label={question.text}
      options={
        question.kind === 'yes-no'
          ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`questions.${value}`) }))
          : question.options.map((value) => ({ value, label: value }))
      }
    />
  );
}

/** Returns the initial values of a guest's form. `household` is used for a new guest. */
export const valuesOf = (book: GuestBook, guest: Guest | null, household = ''): Values => ({
  name: guest?.name ?? '',
  last_name: guest?.last_name ?? '',
  household: guest ? (book.households.get(guest.household_id ?? '')?.name ?? '') : household,
  email: guest?.email ?? '',
  phone_number: guest?.phone_number ?? '',
  age_group: guest?.age_group ?? 'adult',
  age: String(guest?.age ?? ''),
  party_size: String(guest?.party_size ?? 1),
  address: guest?.address ?? '',
  notes: guest?.notes ?? '',
  side: guest?.side ?? OPEN,
  tags: guest?.tags.join(', ') ?? '',
  travels_from: guest?.travels_from ?? OPEN,
  allergens: [...(guest?.allergens ?? [])],
  diets: [...(guest?.diets ?? [])],
  dietary_notes: guest?.dietary_notes ?? '',
  ...ownValuesOf(book.columns, guest),
  replies: Object.fromEntries(book.parts.map(({ id }) => [id, replyText(guest?.replies[id])])),
  answers: Object.fromEntries(book.questions.map(({ id }) => [id, guest?.answers[id] ?? ''])),
});

/** Asks for a missing last name and suggests the last name of the household. */
function LastName({ book }: { book: GuestBook }) {
  const { t } = useTranslation('guests');
  const { setValue, setFocus } = useFormContext<Values>();
  const [name, last_name, household] = useWatch<Values, ['name', 'last_name', 'household']>({
    name: ['name', 'last_name', 'household'],
  });
  const offered = name.trim() && !last_name.trim() ? lastNamesIn(book, household) : [];
  return (
    <div className="flex flex-col gap-7">
      <Form.Text name="last_name" max={GUEST_LENGTHS.name} label={t('form.lastName')} />
      {offered.length > 0 && (
        <Chips label={t('form.lastNameOffer')} shown>
          {offered.map((one) => (
            <Chip
              key={one}
              pressed={false}
              onPress={() => {
                setValue('last_name', one, { shouldDirty: true, shouldValidate: true });
                setFocus('last_name');
              }}
            >
              {one}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

function HouseholdField({ book }: { book: GuestBook }) {
  const { t } = useTranslation('guests');
  const { groups } = useKindWords();
  const { field, error } = useBoundField('household');
  const names = useMemo(() => [...book.households.values()].map(({ name }) => name), [book]);
  return (
    <NameField
      label={t('form.household', groups)}
      hint={t('form.householdHint', groups)}
      newHint={t('form.householdNew')}
      names={names}
      {...field}
      error={error}
    />
  );
}

function TagsField() {
  const { t } = useTranslation('guests');
  const { groups } = useKindWords();
  const { setValue } = useFormContext<Values>();
  const tags = tagsIn(useWatch<Values, 'tags'>({ name: 'tags' }));
  return (
    <div className="flex flex-col gap-3">
      <Form.Text name="tags" hint={t('form.tagsHint', groups)} />
      <RoleChips
        chosen={tags}
        onPress={(tag) => {
          const left = tags.filter((one) => one !== tag);
          const now = left.length < tags.length ? left : [...tags, tag];
          setValue('tags', now.join(', '), { shouldDirty: true, shouldValidate: true });
        }}
      />
    </div>
  );
}

export function GuestFields({ book }: { book: GuestBook }) {
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const { plan } = usePlanContext();
  const open = { value: OPEN, label: t('form.open') };
  return (
    <>
      <div className="grid gap-x-3 gap-y-7 sm:grid-cols-2">
        <Form.Text name="name" max={GUEST_LENGTHS.name} />
        <LastName book={book} />
      </div>
      <HouseholdField book={book} />
      <WorkFields />
      <div className="grid grid-cols-2 gap-3">
        <Form.Select
          name="age_group"
          label={t('form.age')}
          options={AGE_GROUPS.map((one) => ({ value: one, label: t(`age.${one}`) }))}
        />
        <Form.Number name="age" label={t('form.years')} hint={t('form.yearsHint')} />
      </div>
      <Form.Number name="party_size" label={t('form.party')} hint={t('form.partyHint')} />
      {book.parts.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-lg font-medium">{t('form.replies')}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {book.parts.map((part) => (
              <ReplyField key={part.id} part={part} />
            ))}
          </div>
        </fieldset>
      )}
      <Form.Text name="phone_number" label={t('form.phone')} type="tel" inputMode="tel" />
      <Form.Text name="email" max={GUEST_LENGTHS.email} type="email" inputMode="email" />
      <Form.Checks name="diets" options={DIETS.map((one) => ({ value: one, label: t(`diet.${one}`) }))} />
      <Form.Checks
        name="allergens"
        options={ALLERGENS.map((one) => ({ value: one, label: t(`allergen.${one}`) }))}
      />
      <Form.Text name="dietary_notes" max={GUEST_LENGTHS.dietary_notes} label={t('form.dietary')} />
      {book.questions.map((question) => (
        <AnswerField key={question.id} question={question} />
      ))}
      <OwnFields columns={book.columns} />
      <div className="grid gap-x-3 gap-y-7 sm:grid-cols-2">
        {plan.event_type === 'wedding' && (
          <Form.Select
            name="side"
            options={[
              open,
              ...SIDES.map((one) => ({ value: one, label: words.side(one, plan.couple_type) })),
            ]}
          />
        )}
        <Form.Select
          name="travels_from"
          label={t('form.from')}
          options={[open, ...TRAVELS_FROM.map((one) => ({ value: one, label: t(`from.${one}`) }))]}
        />
      </div>
      <Form.TextArea name="address" rows={2} max={GUEST_LENGTHS.address} />
      <TagsField />
      <Form.TextArea name="notes" rows={3} max={GUEST_LENGTHS.notes} />
    </>
  );
}
