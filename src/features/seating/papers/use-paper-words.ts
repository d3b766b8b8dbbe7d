import { fullName } from '@/domain/guests/guest';
import { menuOf } from '@/domain/guests/kitchen';
import type { Person } from '@/domain/seating/model';
import { compareNames, formatNumber } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';

export function usePaperWords(language: Language) {
  const { t } = useTranslation(['seating', 'guests'], { lng: language });
  const name = ({ guest, person }: Person): string =>
    person === 0 ? fullName(guest) : t('paper.companion', { name: fullName(guest) });
  const listName = ({ guest, person }: Person): string =>
    [
      `${guest.last_name}, ${guest.name}`,
      ...(person === 0 ? [] : [t('list.plus', { name: '', number: formatNumber(person) }).trim()]),
    ].join(' ');
  /**
   * Returns a person's diets and special menu. The list is empty for a companion, because only the invited
   * guest's diet is known.
   */
  const food = ({ guest, person }: Person): string[] => {
    if (person > 0) return [];
    const menu = menuOf(guest);
    return [
      ...(menu && menu !== 'standard' && !guest.diets.some((diet) => diet === menu)
        ? [t(`guests:diet.${menu}`)]
        : []),
      ...guest.diets.map((diet) => t(`guests:diet.${diet}`)),
      ...(guest.allergens.length > 0
        ? [
            t('guests:food.without', {
              list: guest.allergens.map((one) => t(`guests:allergen.${one}`)).join(', '),
            }),
          ]
        : []),
      ...(guest.dietary_notes ? [guest.dietary_notes] : []),
    ];
  };
  const byName = (a: Person, b: Person): number => compareNames(listName(a), listName(b), language);
  const number = (value: number): string => formatNumber(value, 0, language);
  return { t, name, listName, food, byName, number, language };
}
export type PaperWords = ReturnType<typeof usePaperWords>;
