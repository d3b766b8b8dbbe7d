import { type MouseEvent, useRef } from 'react';

/** Limits for a double tap in milliseconds and pixels, because some engines don't count taps in `detail`. */
const TAP_MS = 400;
const TAP_PX = 24;

/**
 * Ignores the second click of a double click if it hits a different control. Otherwise a double click on a
 * row that disappears would also press the next row. Repeated presses of the same control work.
 */
export function useOnePress(): (event: MouseEvent) => void {
  const last = useRef({ control: null as Element | null, at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    const { target, clientX: x, clientY: y, detail, timeStamp: at } = event;
    // A click by keyboard (`detail` 0) is never ignored.
    if (detail === 0) return;
    const control = target instanceof Element ? target.closest('button, a, input, select, label') : null;
    const before = last.current;
    // A click by a script has no position.
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
