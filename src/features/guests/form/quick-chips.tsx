import type { QuickGuestPresses, QuickHousehold } from '@/domain/guests/quick/quick-entry';
import { useTranslation } from '@/lib/translation';
import { Chip, Chips } from '@/ui/chips';

/** The most frequent diets and allergens. The form has all of them. */
const DIETS = ['vegetarian', 'vegan'] as const;
const ALLERGENS = ['gluten', 'milk', 'nuts'] as const;
/** Maximum number of children offered as chips. Larger numbers are entered by hand. */
const MOST_CHILDREN = 3;

interface QuickChipsProps {
  presses: QuickGuestPresses;
  household: QuickHousehold;
  /** Maximum number of children among the people in the entered line. */
  youngest: number;
  onPress: (presses: QuickGuestPresses) => void;
}

const toggled = <T,>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Chips for facts that the entered line lacks: the number of children, and diets. */
export function QuickChips({ presses, household, youngest, onPress }: QuickChipsProps) {
  const { t } = useTranslation('guests');
  const { guests } = household;
  const alone = guests.length === 1 && guests[0]?.party_size === 1;
  const counts = Array.from({ length: Math.min(youngest, MOST_CHILDREN) }, (_, i) => i + 1);
  return (
    <Chips label={t('quick.chip.label')}>
      {counts.map((children) => (
        <Chip
          key={children}
          pressed={presses.children === children}
          onPress={() => onPress({ ...presses, children: presses.children === children ? 0 : children })}
        >
          {alone ? t('age.child') : t('count.children', { count: children })}
        </Chip>
      ))}
      {DIETS.map((one) => (
        <Chip
          key={one}
          pressed={presses.diets.includes(one)}
          onPress={() => onPress({ ...presses, diets: toggled(presses.diets, one) })}
        >
          {t(`diet.${one}`)}
        </Chip>
      ))}
      {ALLERGENS.map((one) => (
        <Chip
          key={one}
          pressed={presses.allergens.includes(one)}
          onPress={() => onPress({ ...presses, allergens: toggled(presses.allergens, one) })}
        >
          {t('food.without', { list: t(`allergen.${one}`) })}
        </Chip>
      ))}
    </Chips>
  );
}

interface EaterChipsProps {
  household: QuickHousehold;
  eater: number;
  onPress: (eater: number) => void;
}

/** Asks which of several named people has the chosen diet. */
export function EaterChips({ household, eater, onPress }: EaterChipsProps) {
  const { t } = useTranslation('guests');
  return (
    <Chips label={t('quick.chip.eater')} shown>
      {household.guests.map(({ name, last_name, age_group }, i) => (
        <Chip key={`${name} ${last_name} ${age_group}`} pressed={eater === i} onPress={() => onPress(i)}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
