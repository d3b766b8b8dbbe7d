import { useEffect, useRef, useState } from 'react';
import type { ShownBrand } from '@/domain/brand/brand';
import { loadTextsIn } from '@/lib/in-language';
import { bookBrand } from './book-brand';
import type { ReadBook, WantedBook } from './book-sections';
import { BOOK_TEXTS } from './book-texts';

export interface MadeBook {
  readonly blob: Blob;
  readonly name: string;
}

type State =
  | { readonly step: 'idle' | 'stopped' | 'failed' | 'empty' }
  | { readonly step: 'making'; readonly share: number }
  | { readonly step: 'made'; readonly made: MadeBook };

/**
 * Makes a PDF of a plan in the style of `brand`. While `reading` is set, the caller must render
 * `BookSections` for it.
 */
export function usePlanBook(brand: ShownBrand | null) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const [reading, setReading] = useState<WantedBook | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const start = async (wanted: WantedBook) => {
    control.current = new AbortController();
    const { signal } = control.current;
    setState({ step: 'making', share: 0 });
    try {
      await loadTextsIn(wanted.language, BOOK_TEXTS);
      if (!signal.aborted) setReading(wanted);
    } catch {
      if (!signal.aborted) setState({ step: 'failed' });
    }
  };
  const draw = async ({ book, name }: ReadBook) => {
    setReading(null);
    const signal = control.current?.signal;
    if (!signal || signal.aborted) return;
    if (book.sections.length === 0) return setState({ step: 'empty' });
    try {
      const { makePdf } = await import('@/parts/print/make-pdf');
      const sent = { ...book, brand: await bookBrand(brand) };
      const blob = await makePdf(sent, signal, (share) => setState({ step: 'making', share }));
      setState({ step: 'made', made: { blob, name: `${name}.pdf` } });
    } catch {
      setState({ step: signal.aborted ? 'stopped' : 'failed' });
    }
  };
  return {
    state,
    reading,
    start,
    draw,
    stop: () => {
      setReading(null);
      control.current?.abort();
      setState({ step: 'stopped' });
    },
  };
}
