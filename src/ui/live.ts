import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Figures that follow a slider. */
export interface Live<T> {
  /** Has all that follow them write them into the page. */
  show: (figures: T) => void;
  /** Returns how to follow no longer. */
  follow: (write: (figures: T) => void) => () => void;
}

/**
 * Figures that are in the page before React has drawn them: what shows one writes it into its own element with every
 * move of a slider, as one would by hand, and React draws the same when the slider rests.
 */
export function liveFigures<T>(): Live<T> {
  const followers = new Set<(figures: T) => void>();
  return {
    show: (figures) => {
      for (const write of followers) write(figures);
    },
    follow: (write) => {
      followers.add(write);
      return () => followers.delete(write);
    },
  };
}

/** Into the text that is there: another one in its place would be laid out as something new. */
export function writeText(element: Element, text: string): void {
  const there = element.firstChild;
  if (there && there.nodeValue !== text) there.nodeValue = text;
}

/** For the element that shows some of them. `write` has to write what React would draw. */
export function useLive<E extends Element, T>(
  figures: Live<T>,
  write: (element: E, figures: T) => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(
    () => figures.follow((now) => element.current && write(element.current, now)),
    [figures, write],
  );
  return element;
}
