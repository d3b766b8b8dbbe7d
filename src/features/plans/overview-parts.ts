import { lazy, useEffect } from 'react';
import { loadTexts } from '@/lib/i18n';

let show: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** Says that the events stand: what judges them, more code than all the rest of the page, sets out from then on. */
export function useEventsShown(): void {
  useEffect(() => {
    // The first frame draws what has just been put into the page; with the next it is on the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTimeout(show));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

export const JudgedEvents = lazy(async () => {
  await shown;
  const [events] = await Promise.all([import('./judged-events'), loadTexts('plans', 'now', 'checklist')]);
  return events;
});

export const NextFigures = lazy(async () => {
  await shown;
  const [figures] = await Promise.all([import('./next-figures'), loadTexts('now', 'checklist')]);
  return figures;
});
