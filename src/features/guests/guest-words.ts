import { useMemo } from 'react';
import type { Guest, Side } from '@/domain/guests/guest';
import type { Question } from '@/domain/guests/question';
import type { CoupleType } from '@/domain/plan/facts';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

export type GuestWords = ReturnType<typeof useGuestWords>;

export function useGuestWords() {
  const { t } = useTranslation('guests');
  return useMemo(
    () => ({
      side: (side: Side, couple: CoupleType | null) =>
        side === 'both' ? t('side.both') : t(`side.${couple ?? 'none'}.${side}`),
      /**
       * Formats diets and allergens, such as "vegetarian, without gluten and nuts". Returns null if there are
       * none.
       */
      food: ({ diets, allergens, dietary_notes }: Pick<Guest, 'diets' | 'allergens' | 'dietary_notes'>) => {
        const without = allergens.map((one) => t(`allergen.${one}`));
        const said = [
          ...diets.map((one) => t(`diet.${one}`)),
          ...(without.length > 0 ? [t('food.without', { list: formatList(without) })] : []),
          ...(dietary_notes ? [dietary_notes] : []),
        ];
        return said.length > 0 ? said.join(', ') : null;
      },
      /** Formats a guest's answer to one of the couple's questions. */
      answer: ({ id, kind }: Question, { answers }: Pick<Guest, 'answers'>) => {
        const said = answers[id];
        return kind === 'yes-no' && (said === 'yes' || said === 'no')
          ? t(`questions.${said}`)
          : (said ?? null);
      },
      /**
       * Formats the companions of a guest, such as "and 2 more". Returns null for a guest without companions.
       */
      party: (size: number) => (size > 1 ? t('party', { count: size - 1 }) : null),
    }),
    [t],
  );
}
