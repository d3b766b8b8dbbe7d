import * as RadixToast from '@radix-ui/react-toast';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './class-names';
import { type FocusPlace, focusNear, focusPlace } from './focus-near';
import { toastHost } from './toast-host';
import { dismissToast, type Toast, toastStore } from './toast-store';

const TONES = {
  success: { icon: CircleCheck, look: 'border-positive', ink: 'text-positive' },
  danger: { icon: TriangleAlert, look: 'border-danger', ink: 'text-danger' },
  plain: { icon: Info, look: 'border-line-strong', ink: 'text-ink-muted' },
} as const;

const action =
  'inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-accent-strong underline underline-offset-3';

function Message({ message, closeLabel }: { message: Toast; closeLabel: string }) {
  const { icon: Icon, look, ink } = TONES[message.tone];
  // On a phone, a link next to two lines of text would leave too little room.
  const link = message.link && (
    <a href={message.link.href} className={cx(action, message.text && '-ml-2')}>
      {message.link.label}
    </a>
  );
  return (
    <RadixToast.Root
      type={message.tone === 'danger' ? 'foreground' : 'background'}
      duration={message.duration}
      onOpenChange={(open) => !open && dismissToast(message.id)}
      data-toast=""
      className={cx(
        // On a phone only the newest toast is shown.
        'animate-rise pointer-events-auto flex items-center gap-2.5 rounded-card border-l-4 bg-surface py-1 pr-1 pl-3 shadow-lg ring-1 ring-line max-sm:not-last:hidden',
        look,
      )}
    >
      <Icon className={cx('size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 py-1.5 leading-snug">
        <RadixToast.Title className="font-semibold break-words">{message.title}</RadixToast.Title>
        {message.text && (
          <RadixToast.Description className="text-sm break-words text-ink-muted">
            {message.text}
          </RadixToast.Description>
        )}
        {message.text && link}
      </div>
      {!message.text && link}
      {message.action && (
        <RadixToast.Action altText={message.action.label} onClick={message.action.run} className={action}>
          {message.action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close
        aria-label={closeLabel}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
      >
        <X className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/**
 * When a focused toast disappears, returns the focus to the element that had it before, otherwise to the
 * page.
 */
function useFocusGivenBack(viewport: HTMLOListElement | null) {
  useEffect(() => {
    if (!viewport) return undefined;
    let place: FocusPlace | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && !viewport.contains(target)) place = focusPlace(target);
    };
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      if (activeElement !== viewport || !place || viewport.querySelector('[data-toast]')) return;
      if (place.element.isConnected && place.element instanceof HTMLElement) place.element.focus();
      else focusNear(place);
    });
    document.addEventListener('focusin', onFocusIn);
    observer.observe(viewport, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [viewport]);
}

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** In a modal dialog, makes Tab go from the last toast to the dialog's first control. */
function useRoundTrip(host: Element) {
  useEffect(() => {
    const onKeyDown = (event: Event) => {
      const { key, shiftKey } = event as KeyboardEvent;
      const { activeElement } = document;
      // After the toasts, Radix adds an element that sends the focus elsewhere.
      const isLast =
        activeElement?.nextElementSibling === null &&
        activeElement.parentElement?.getAttribute('role') === 'region';
      if (key !== 'Tab' || shiftKey || !isLast) return;
      event.preventDefault();
      host.querySelector<HTMLElement>(CONTROLS)?.focus();
    };
    if (host === document.body) return undefined;
    host.addEventListener('keydown', onKeyDown);
    return () => host.removeEventListener('keydown', onKeyDown);
  }, [host]);
}

/**
 * Shows the toasts above any bar at the bottom, or at the top of a screen with little height. In an open
 * dialog they come last in the tab order. `label` names the region for assistive technology, `closeLabel` the
 * close buttons.
 */
export default function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const host = useSyncExternalStore(toastHost.subscribe, toastHost.snapshot) ?? document.body;
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  useFocusGivenBack(viewport);
  useRoundTrip(host);
  // Deferred, so that the result of a press is rendered before the toast about it.
  const messages = useDeferredValue(useSyncExternalStore(toastStore.subscribe, toastStore.snapshot));
  return (
    <RadixToast.Provider swipeDirection="right" label={label}>
      {messages.map((message) => (
        <Message key={message.id} message={message} closeLabel={closeLabel} />
      ))}
      {createPortal(
        // A live region, because an open menu hides everything else from assistive technology. It is `off`,
        // because each toast announces itself.
        <RadixToast.Viewport
          ref={setViewport}
          aria-live="off"
          className="pointer-events-none fixed right-0 bottom-(--bottom-bars) z-50 flex w-full max-w-md flex-col gap-2 p-2 outline-none short:top-0 short:bottom-auto sm:p-4 print:hidden"
        />,
        host,
      )}
    </RadixToast.Provider>
  );
}
