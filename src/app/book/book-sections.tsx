import { Suspense, useEffect, useRef } from 'react';
import { lastDay } from '@/domain/plan/event-days';
import { formatDays, formatInstant } from '@/lib/format';
import { InLanguage, useInLanguage } from '@/lib/in-language';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { fileName } from '@/parts/archive/file-names';
import { usePlanContext } from '@/parts/module/plan-context';
import { placeText } from '@/parts/plan/plan-words';
import type { PageSize, SentBook } from '@/parts/print/book';
import { BOOK_PARTS, type BookPart } from './book-parts';
import { useFactsPart, useHosts } from './use-facts-part';
import { useBudgetPart } from './use-money-part';
import { useGuestsPart, useKitchenPart } from './use-people-parts';
import { useCardsPart, useSeatingPart } from './use-seating-part';
import { useDayPart, useTasksPart } from './use-time-parts';
import { useDrinksPart, useVendorsPart } from './use-vendor-parts';

export interface WantedBook {
  readonly parts: readonly BookPart[];
  readonly language: Language;
  readonly paper: PageSize;
}

export interface ReadBook {
  readonly book: SentBook;
  /** File name without extension. */
  readonly name: string;
}

interface BookSectionsProps {
  wanted: WantedBook;
  /** Called when all requested parts have been converted to text. Empty parts are omitted. */
  onRead: (read: ReadBook) => void;
}

/** Returns the complete book as text; null while a part is being computed. */
function useBookWords({ parts, language, paper }: WantedBook): ReadBook | null {
  const { plan } = usePlanContext();
  const { t } = useTranslation('book');
  const hosts = useHosts();
  const blocks = {
    facts: useFactsPart(hosts),
    budget: useBudgetPart(),
    tasks: useTasksPart(),
    day: useDayPart(),
    guests: useGuestsPart(),
    seating: useSeatingPart(),
    kitchen: useKitchenPart(),
    drinks: useDrinksPart(),
    vendors: useVendorsPart(),
    cards: useCardsPart(),
  };
  if (parts.some((part) => blocks[part] === null)) return null;
  const isBook = BOOK_PARTS.every((part) => parts.includes(part));
  const what = isBook ? t('name') : parts.map((part) => t(`part.${part}`)).join(', ');
  const lines = [hosts ?? '', formatDays(plan.event_date, lastDay(plan)), placeText(plan)].filter(Boolean);
  const book: SentBook = {
    title: plan.name,
    language,
    paper,
    made: formatInstant(new Date().toISOString()),
    cover: parts.length > 1 ? { lines, contents: t('contents') } : null,
    sections: parts.flatMap((part) => {
      const made = blocks[part] ?? [];
      return made.length > 0 ? { title: t(`part.${part}`), blocks: made } : [];
    }),
    pageText: t('page'),
  };
  return { book, name: fileName(`${plan.name} · ${what}`) };
}

function Words({ wanted, onRead }: BookSectionsProps) {
  const read = useInLanguage(wanted.language, useBookWords, wanted);
  const told = useRef(false);
  useEffect(() => {
    if (told.current || read === null) return;
    told.current = true;
    onRead(read);
  });
  return null;
}

/**
 * Converts the requested parts of a plan to text, and renders nothing. It is a component, because row
 * descriptions are hooks. The texts of the book's language must be loaded first.
 */
export function BookSections(props: BookSectionsProps) {
  return (
    <InLanguage language={props.wanted.language}>
      <Suspense>
        <Words {...props} />
      </Suspense>
    </InLanguage>
  );
}
