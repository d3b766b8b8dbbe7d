import { useEffect, useRef, useState } from 'react';
import type { Plan } from '@/data/plans';
import { lastDay } from '@/domain/plan/event-days';
import { formatDays, formatInstant } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { fileName } from '@/parts/archive/file-names';
import type { Paper, Section, SentBook } from '@/parts/pdf/book';
import { placeText } from '@/parts/plan/plan-words';
import { BOOK_PARTS, type Part } from './book-parts';

export interface MadeBook {
  readonly blob: Blob;
  readonly name: string;
}

type State =
  | { readonly step: 'idle' | 'stopped' | 'failed' | 'empty' }
  | { readonly step: 'making'; readonly share: number }
  | { readonly step: 'made'; readonly made: MadeBook };

/** Makes a PDF of what is wanted of a plan; `reading` is to be rendered as `BookSections`. */
export function useBook(plan: Plan) {
  const { t } = useTranslation('book');
  const [state, setState] = useState<State>({ step: 'idle' });
  const [reading, setReading] = useState<readonly Part[] | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const draw = async (sections: readonly Section[], wanted: readonly Part[], paper: Paper) => {
    setReading(null);
    const signal = control.current?.signal;
    if (!signal || signal.aborted) return;
    if (sections.length === 0) return setState({ step: 'empty' });
    const isBook = BOOK_PARTS.every((part) => wanted.includes(part));
    const what = isBook ? t('name') : wanted.map((part) => t(`part.${part}`)).join(', ');
    const book: SentBook = {
      title: plan.name,
      language: currentLanguage(),
      paper,
      made: formatInstant(new Date().toISOString()),
      cover:
        wanted.length > 1
          ? { lines: [formatDays(plan.event_date, lastDay(plan)), placeText(plan)], contents: t('contents') }
          : null,
      sections,
      pageText: t('page'),
    };
    try {
      const { makePdf } = await import('@/parts/pdf/make-pdf');
      const blob = await makePdf(book, signal, (share) => setState({ step: 'making', share }));
      setState({ step: 'made', made: { blob, name: `${fileName(`${plan.name} · ${what}`)}.pdf` } });
    } catch {
      setState({ step: signal.aborted ? 'stopped' : 'failed' });
    }
  };
  return {
    state,
    reading,
    start: (wanted: readonly Part[]) => {
      control.current = new AbortController();
      setState({ step: 'making', share: 0 });
      setReading(wanted);
    },
    draw,
    stop: () => {
      setReading(null);
      control.current?.abort();
      setState({ step: 'stopped' });
    },
  };
}
