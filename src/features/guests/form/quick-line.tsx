import { useRef, useState } from 'react';
import { peopleIn } from '@/domain/guests/counts';
import { type QuickHousehold, readQuickLine } from '@/domain/guests/quick/quick-entry';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { QuickForm } from '@/parts/form/quick-form';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestWords } from '../guest-words';
import { LimitNotice } from '../limit-notice';
import { firstPart, fromQuickLine } from '../make-guests';
import type { ChangeBook } from '../use-change-book';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { usePhoneReader } from '../use-phone-reader';

interface QuickLineProps {
  book: GuestBook;
  limit: GuestLimit;
  onChange: ChangeBook;
}

/** What a line was understood as, in words. */
function useHouseholdWords(book: GuestBook): (household: QuickHousehold) => string {
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  return ({ guests, address, email, phone_number, eater, allergens, diets, notes, parts }) => {
    const people = peopleIn(guests);
    const children = peopleIn(guests.filter(({ age_group }) => age_group === 'child'));
    const seniors = peopleIn(guests.filter(({ age_group }) => age_group === 'senior'));
    const food = words.food({ allergens, diets, dietary_notes: null });
    return [
      guests.map(({ name, last_name }) => `${name} ${last_name}`).join(' + '),
      t('people', { count: people, formatted: formatNumber(people) }),
      children > 0 && t('count.children', { count: children, formatted: formatNumber(children) }),
      seniors > 0 && t('age.senior'),
      address,
      email,
      phone_number,
      food && guests.length > 1 ? `${food} (${guests[eater]?.name})` : food,
      parts && formatList(book.parts.flatMap(({ id, name }) => (parts.includes(id) ? [name] : []))),
      notes,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** One line that becomes a household; what was understood is said while it is typed. */
export function QuickLine({ book, limit, onChange }: QuickLineProps) {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const input = useRef<HTMLInputElement>(null);
  const { text: line, type, clear } = useKeptText('guest-line');
  const [refused, setRefused] = useState(false);
  /** Asked to add what can't be read. */
  const [pressed, setPressed] = useState(false);
  const words = useHouseholdWords(book);
  const readPhone = usePhoneReader(plan.country);
  const reading = readQuickLine(line, { children: t('quick.children'), parts: book.parts, readPhone });
  const people = reading.status === 'clear' ? peopleIn(reading.household.guests) : 0;
  const tooMany = people > limit.left;
  const problem =
    pressed && reading.status === 'missing' && reading.problem !== 'nothing' ? reading.problem : null;
  const spoken = reading.status === 'clear' ? words(reading.household) : null;

  const submit = () => {
    input.current?.focus();
    if (reading.status === 'missing') return setPressed(true);
    if (tooMany) return setRefused(true);
    clear();
    setRefused(false);
    onChange(firstPart(book, plan.id, t('parts.first')));
    onChange(fromQuickLine(reading.household), t('said.added', { name: reading.household.name }));
  };
  return (
    <QuickForm
      label={t('quick.label')}
      placeholder={t('quick.placeholder')}
      hint={t('quick.hint')}
      add={t('quick.add')}
      ref={input}
      value={line}
      problem={problem && t(`quick.problem.${problem}`)}
      understood={spoken && <p className="text-ink">{spoken}</p>}
      spoken={spoken ?? ''}
      onType={(text) => {
        type(text);
        setPressed(false);
        setRefused(false);
      }}
      onSubmit={submit}
    >
      {(refused || (tooMany && reading.status === 'clear')) && <LimitNotice limit={limit} asked={people} />}
    </QuickForm>
  );
}
