import { type RefObject, useEffect } from 'react';
import { type FocusPlace, focusNear, focusOf, focusPlace } from './focus-near';

/**
 * Focus management for lists: when what has the focus goes away, as a row does that is ticked, paid, moved, accepted or
 * deleted, the focus goes to what is near. The browser would put it back to the beginning of the page, a sheet or a
 * dialog to its own.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: FocusPlace | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      const focused = focusOf(target);
      if (focused && (within.current?.contains(focused) || focused.closest('[role=dialog]')))
        last = focusPlace(focused);
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return;
      // Pressed beside everything, the element stays; where it has gone, what follows is the observer's.
      setTimeout(() => {
        if (last?.element === target && target.isConnected && document.activeElement === document.body)
          last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return;
      const { activeElement, body } = document;
      // An open layer has the focus, and restores it.
      if (activeElement !== null && activeElement !== body) return;
      const place = last;
      last = null;
      focusNear(place);
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [within]);
}
