import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { focusNear, type Place, placeOf } from './focus-near';

interface ModalProps {
  onCloseAutoFocus: (event: Event) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * What Radix leaves open for content over the page that no trigger of its own opens. Focus goes back to what had it
 * before, or near it where that is gone. And Escape closes it although a toast has come since, which
 * takes the key as the topmost layer.
 */
export function useModal(open: boolean, close: () => void): ModalProps {
  const opener = useRef<Place | null>(null);
  // Before what is opened takes the focus.
  useLayoutEffect(() => {
    if (open && document.activeElement) opener.current = placeOf(document.activeElement);
  }, [open]);
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      // Something else has opened, or asked for the focus, in the meantime.
      if (activeElement !== null && activeElement !== body) return;
      const { current } = opener;
      const element = current?.element;
      if (element instanceof HTMLElement && element !== body && element.isConnected) element.focus();
      else if (!current || !focusNear(current))
        document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    },
  };
}
