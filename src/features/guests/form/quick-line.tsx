import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countPeople } from '@/domain/guests/counts';
import {
  type QuickGuestPresses,
  type QuickHousehold,
  readQuickGuests,
} from '@/domain/guests/quick/quick-entry';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { QuickForm } from '@/parts/form/quick-form';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/module/plan-context';
import { Chip, Chips } from '@/ui/chips';
import { useGuestWords } from '../guest-words';
import { LimitNotice } from '../limit-notice';
import { type ChangeBook, firstPart, fromQuickLine } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { useKindWords } from '../use-kind-words';
import { usePhoneReader } from '../use-phone-reader';
import { EaterChips, QuickChips } from './quick-chips';

interface QuickLineProps {
  book: GuestBook;
  limit: GuestLimit;
  onChange: ChangeBook;
}

const NOT_PRESSED: QuickGuestPresses = { people: null, children: 0, eater: 0, diets: [], allergens: [] };
/** Numbers of people offered as chips. Larger numbers are entered by hand. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

function useHouseholdWords(): (household: QuickHousehold, presses: QuickGuestPresses) => string {
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  return ({ name: household, guests, email, phone_number }, { diets, allergens, eater }) => {
    const people = countPeople(guests);
    const children = countPeople(guests.filter(({ age_group }) => age_group === 'child'));
    const seniors = countPeople(guests.filter(({ age_group }) => age_group === 'senior'));
    const food = words.food({ allergens, diets, dietary_notes: null });
    const named = guests.map(({ name, last_name }) => `${name} ${last_name}`).join(' + ');
    return [
      household,
      named !== household && named,
      t('people', { count: people }),
      children > 0 && t('count.children', { count: children }),
      seniors > 0 && t('age.senior'),
      email,
      phone_number,
      food && guests.length > 1 ? `${food} (${guests[eater]?.name})` : food,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/**
 * Field in which one line of text adds a household, with chips for further facts. A preview shows what will
 * be added.
 */
export function QuickLine({ book, limit, onChange }: QuickLineProps) {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { text: line, type, clear } = useKeptText('guest-line');
  const [presses, setPresses] = useState(NOT_PRESSED);
  const [refused, setRefused] = useState(false);
  /** True once the person has tried to add a household with a line that can't be understood. */
  const [pressed, setPressed] = useState(false);
  const words = useHouseholdWords();
  const { groups } = useKindWords();
  const readPhone = usePhoneReader(plan.country);
  const reading = readQuickGuests(line, { children: t('quick.children'), readPhone, presses });
  const household = reading.status === 'clear' ? reading.household : null;
  const people = household ? countPeople(household.guests) : 0;
  const eater = Math.min(presses.eater, (household?.guests.length ?? 1) - 1);
  const tooMany = people > limit.left;
  const problem =
    pressed && reading.status === 'missing' && reading.problem !== 'nothing' ? reading.problem : null;
  const asked = reading.status === 'asked' ? t('quick.ask') : null;
  const spoken = household ? words(household, { ...presses, eater }) : asked;

  const submit = () => {
    if (reading.status === 'asked')
      return input.current?.form?.querySelector<HTMLElement>('[data-chips] button')?.focus();
    input.current?.focus();
    if (!household) return setPressed(true);
    if (tooMany) return setRefused(true);
    clear();
    setRefused(false);
    setPresses(NOT_PRESSED);
    onChange(firstPart(book, plan.id, t('parts.first', groups)));
    onChange(fromQuickLine(household, { ...presses, eater }), t('said.added', { name: household.name }));
  };
  return (
    <QuickForm
      label={t('quick.label', groups)}
      placeholder={t('quick.placeholder', groups)}
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
        if (text.trim() === '') setPresses(NOT_PRESSED);
      }}
      onSubmit={submit}
      onPaste={(text) => {
        // Several lines are treated as a list, which is previewed row by row before anything is stored.
        if (text.split(/\r\n?|\n/).filter((one) => one.trim() !== '').length < 2) return false;
        void navigate(paths.guestPage(plan.id, 'import'), { state: { pasted: text } });
        return true;
      }}
    >
      {(reading.status === 'asked' || (household && presses.people !== null)) && (
        <Chips label={t('quick.chip.people')} shown>
          {NUMBERS.map((count) => (
            <Chip
              key={count}
              pressed={presses.people === count}
              onPress={() => {
                setPresses({ ...presses, people: count });
                input.current?.focus();
              }}
            >
              {formatNumber(count)}
            </Chip>
          ))}
        </Chips>
      )}
      {reading.status === 'clear' && (
        <QuickChips
          presses={presses}
          household={reading.household}
          youngest={Math.max(reading.youngest, 0)}
          onPress={setPresses}
        />
      )}
      {household && household.guests.length > 1 && presses.diets.length + presses.allergens.length > 0 && (
        <EaterChips
          household={household}
          eater={eater}
          onPress={(next) => setPresses({ ...presses, eater: next })}
        />
      )}
      {(refused || (tooMany && household)) && <LimitNotice limit={limit} asked={people} />}
    </QuickForm>
  );
}
