import { type MouseEvent, useRef } from 'react';

/** Milliseconds and pixels within which two taps are one that was doubled: not every engine counts them in `detail`. */
const TAP_MS = 400;
const TAP_PX = 24;

/**
 * Swallows the second click of a double one where the first moved something else under the finger: a row that
 * leaves its list at a press would take the next one with it. The same button may be pressed as often as one likes.
 */
export function useOnePress(): (event: MouseEvent) => void {
  const last = useRef({ control: null as Element | null, at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    const { target, clientX: x, clientY: y, detail, timeStamp: at } = event;
    // The keyboard presses nothing twice: what had the focus is gone.
    if (detail === 0) return;
    const control = target instanceof Element ? target.closest('button, a, input, select, label') : null;
    const before = last.current;
    // What a program presses has no place.
    const isNear = x + y > 0 && Math.hypot(x - before.x, y - before.y) <= TAP_PX && at - before.at <= TAP_MS;
    const isDoubled = detail > 1 || (isNear && window.matchMedia('(pointer: coarse)').matches);
    if (isDoubled && before.control && control && control !== before.control) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last.current = { control, at, x, y };
  };
}
