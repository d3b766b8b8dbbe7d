import { useEffect, useRef } from 'react';
import type { Plan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import type { Section } from '@/parts/pdf/book';
import type { Part } from './book-parts';
import { useBudgetPart, useFactsPart } from './use-money-part';
import { useCardsPart, useGuestsPart, useKitchenPart, useSeatingPart } from './use-people-parts';
import { useDayPart, useTasksPart } from './use-time-parts';
import { useDrinksPart, useVendorsPart } from './use-vendor-parts';

interface BookSectionsProps {
  plan: Plan;
  wanted: readonly Part[];
  /** Called once, when all that is wanted has been put into words. Parts that hold nothing are left out. */
  onRead: (sections: readonly Section[]) => void;
}

/** Puts what is wanted of a plan into words, and shows nothing: how a row is read is a hook's. */
export function BookSections({ plan, wanted, onRead }: BookSectionsProps) {
  const { t } = useTranslation('book');
  const blocks = {
    facts: useFactsPart(plan),
    budget: useBudgetPart(plan),
    tasks: useTasksPart(plan),
    day: useDayPart(plan),
    guests: useGuestsPart(plan),
    seating: useSeatingPart(plan),
    kitchen: useKitchenPart(plan),
    drinks: useDrinksPart(plan),
    vendors: useVendorsPart(plan),
    cards: useCardsPart(plan),
  };
  const told = useRef(false);
  useEffect(() => {
    if (told.current || wanted.some((part) => blocks[part] === null)) return;
    told.current = true;
    onRead(
      wanted.flatMap((part) => {
        const made = blocks[part] ?? [];
        return made.length > 0 ? { title: t(`part.${part}`), blocks: made } : [];
      }),
    );
  });
  return null;
}
