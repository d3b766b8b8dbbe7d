import { type RefObject, useEffect } from 'react';
import { type FocusPlace, focusNear, focusOf, focusPlace } from './focus-near';

/**
 * Focus management for lists. When the focused element disappears (a row is ticked, moved or deleted), a
 * nearby element gets the focus. Otherwise the browser would move the focus to the start of the page.
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
      // If the element still exists, a press on the background took the focus. If the element is gone, the
      // observer moves the focus.
      setTimeout(() => {
        if (last?.element === target && target.isConnected && document.activeElement === document.body)
          last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return;
      const { activeElement, body } = document;
      // An open layer has the focus and will restore it.
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
