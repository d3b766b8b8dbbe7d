import { useCallback, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '@/lib/i18n';
import { exampleIn } from './example';
import { keepTried, type Tried } from './tried';

/** A slider that has not moved for this long rests, ms. */
const REST = 150;

type Change = (before: Tried) => Tried;

/**
 * What a visitor tries. With `change` it is drawn at once. `slide` is for the moves of a slider: `show` writes them into
 * the page, or says that it cannot, and they are drawn when the slider rests. What was tried is kept on the device: when
 * it rests, when it is taken along, and when the reader leaves.
 */
export function useTried(show: (tried: Tried) => boolean) {
  const [changed, setChanged] = useState<Tried | null>(null);
  // What the page shows, which is ahead of what was drawn.
  const shown = useRef<Tried | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const next = useCallback((by: Change): Tried => {
    clearTimeout(timer.current);
    const tried = by(shown.current ?? exampleIn(currentLanguage()));
    shown.current = tried;
    return tried;
  }, []);
  const rest = useCallback((tried: Tried) => {
    timer.current = setTimeout(() => {
      setChanged(tried);
      keepTried(tried);
    }, REST);
  }, []);
  const change = useCallback(
    (by: Change) => {
      const tried = next(by);
      setChanged(tried);
      rest(tried);
    },
    [next, rest],
  );
  const slide = useCallback(
    (by: Change) => {
      const tried = next(by);
      if (!show(tried)) setChanged(tried);
      rest(tried);
    },
    [next, rest, show],
  );
  const keep = useCallback(() => keepTried(shown.current ?? exampleIn(currentLanguage())), []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (shown.current) keepTried(shown.current);
    },
    [],
  );
  // Until a figure is the visitor's own, another language is another country's example.
  return { tried: changed ?? exampleIn(currentLanguage()), change, slide, keep };
}
