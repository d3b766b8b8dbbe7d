import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type FocusPlace, focusNear, focusOf, focusPlace } from './focus-near';
import { hostToasts } from './toast-host';

/**
 * The last focused element. If it was in a menu, this is the menu's button, because a closing menu hasn't
 * returned the focus yet.
 */
let lastFocused: Element | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = focusOf(target) ?? lastFocused;
  });

/** Returns the element that opens a sheet. For a menu this is the menu's button. */
function openerNow(): Element | null {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[role=menu]')
    ? lastFocused
    : activeElement;
}

/** The element that opened a sheet or dialog. If it is in another layer, `before` is that layer's opener. */
interface Opener {
  readonly place: FocusPlace;
  readonly before: Opener | null;
}
const openers = new WeakMap<Element, RefObject<Opener | null>>();

function openerOf(element: Element): Opener {
  const dialog = element.closest('[role=dialog]');
  return { place: focusPlace(element), before: (dialog && openers.get(dialog)?.current) ?? null };
}

function focusIt({ element }: FocusPlace): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  if (element === document.body || !element.isConnected) return false;
  element.focus();
  return true;
}

/** Selector of fields that a person fills in. */
const FIELDS =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), select:not(:disabled), button[role=combobox]:not(:disabled)';

/** Focuses the first field of content that loads late, unless the person has moved the focus. */
function focusWhenThere(content: Element): void {
  const { activeElement } = document;
  const focus = (): boolean => {
    const field = content.querySelector<HTMLElement>(FIELDS);
    const isMoved = document.activeElement !== activeElement;
    if (!isMoved) field?.focus();
    return isMoved || field !== null;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
}

interface ModalProps {
  ref: (content: HTMLElement | null) => (() => void) | undefined;
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Adds what Radix lacks for layers without a trigger. The focus returns to the element that had it before, or
 * to a nearby one. Escape closes the layer even if a newer toast handles the key.
 */
export function useModal(open: boolean, close: () => void): ModalProps {
  const opener = useRef<Opener | null>(null);
  // Must run before the opened layer takes the focus.
  useLayoutEffect(() => {
    const element = open && openerNow();
    if (element) opener.current = openerOf(element);
  }, [open]);
  const ref = useCallback((content: HTMLElement | null) => {
    if (!content) return undefined;
    openers.set(content, opener);
    return hostToasts(content);
  }, []);
  return {
    ref,
    // Focuses the first field instead of the close button before it. If there is no field, Radix chooses.
    onOpenAutoFocus: (event) => {
      const { currentTarget } = event;
      if (!(currentTarget instanceof Element)) return;
      const field = currentTarget.querySelector<HTMLElement>(FIELDS);
      if (!field) {
        // Runs after Radix has moved the focus.
        setTimeout(() => focusWhenThere(currentTarget));
        return;
      }
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      // Something else has taken the focus meanwhile.
      if (activeElement !== null && activeElement !== body) return;
      for (let from = opener.current; from; from = from.before)
        if (focusIt(from.place) || focusNear(from.place)) return;
      document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Of two stacked layers, only the upper one closes.
      event.preventDefault();
      close();
    },
  };
}
