import type { EventPart } from '@/domain/guests/guest';
import { mentioned } from '@/domain/guests/import/import-food';
import type { ImportDoubt } from '@/domain/guests/import/import-party';
import type { GuestForm } from '@/domain/guests/schema';
import { useTranslation } from '@/lib/translation';
import { Chip, Chips } from '@/ui/chips';
import { SelectField } from '@/ui/select';

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

interface FoodChipsProps {
  text: string;
  form: GuestForm;
  onMend: (change: Partial<GuestForm>) => void;
}

/** Chips for the diets and allergens that a text mentions. Clicking a chip adds it to the guest. */
export function FoodChips({ text, form, onMend }: FoodChipsProps) {
  const { t } = useTranslation('guests');
  const { allergens, diets } = mentioned(text);
  if (allergens.length + diets.length === 0) return null;
  return (
    <Chips label={t('import.eats')} shown>
      {diets.map((one) => (
        <Chip
          key={one}
          pressed={form.diets.includes(one)}
          onPress={() => onMend({ diets: toggled(form.diets, one) })}
        >
          {t(`diet.${one}`)}
        </Chip>
      ))}
      {allergens.map((one) => (
        <Chip
          key={one}
          pressed={form.allergens.includes(one)}
          onPress={() => onMend({ allergens: toggled(form.allergens, one) })}
        >
          {t('import.cannotEat', { food: t(`allergen.${one}`) })}
        </Chip>
      ))}
    </Chips>
  );
}

interface EatersProps {
  people: readonly { readonly line: number; readonly name: string }[];
  eaters: readonly number[];
  onSay: (eaters: readonly number[]) => void;
}

/** Asks which people of a row have the diet or allergy. */
export function EaterChoice({ people, eaters, onSay }: EatersProps) {
  const { t } = useTranslation('guests');
  return (
    <Chips label={t('import.whose')} shown>
      {people.map(({ line, name }, at) => (
        <Chip
          key={line}
          pressed={eaters.includes(at)}
          onPress={() => onSay(toggled(eaters, at).toSorted((a, b) => a - b))}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  );
}

/** Fields to correct a reply that can't be understood, one for each part of the event. */
export function ReplyFields({
  parts,
  form,
  onMend,
}: {
  parts: readonly EventPart[];
  form: GuestForm;
  onMend: (change: Partial<GuestForm>) => void;
}) {
  const { t } = useTranslation('guests');
  const size = Number(form.party_size);
  const some = Array.from({ length: Math.max(0, size - 1) }, (_, i) => `accepted:${i + 1}`);
  const label = (value: string) => {
    const people = Number(value.split(':')[1]);
    return people
      ? t('reply.some', { count: people })
      : t(`reply.${value as 'open' | 'accepted' | 'declined' | 'waiting'}`);
  };
  return parts.map(({ id, name }) => (
    <SelectField
      key={id}
      label={t('csv.reply', { part: name })}
      value={form.replies[id] ?? 'open'}
      options={['open', 'accepted', ...some.reverse(), 'declined', 'waiting'].map((value) => ({
        value,
        label: label(value),
      }))}
      onChange={(value) => onMend({ replies: { ...form.replies, [id]: value } })}
    />
  ));
}

export const doubtsOf = (doubts: readonly ImportDoubt[], ...kinds: readonly ImportDoubt['kind'][]) =>
  doubts.filter(({ kind }) => kinds.includes(kind));
