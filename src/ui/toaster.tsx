import * as RadixToast from '@radix-ui/react-toast';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { cx } from './class-names';
import { CircleCheck, Info, TriangleAlert, X } from './icons';
import { dismissToast, type Toast, toastStore } from './toast-store';

const TONES = {
  success: { icon: CircleCheck, look: 'border-positive', ink: 'text-positive' },
  danger: { icon: TriangleAlert, look: 'border-danger', ink: 'text-danger' },
  plain: { icon: Info, look: 'border-line-strong', ink: 'text-ink-muted' },
} as const;

function Message({ message, closeLabel }: { message: Toast; closeLabel: string }) {
  const { icon: Icon, look, ink } = TONES[message.tone];
  return (
    <RadixToast.Root
      type={message.tone === 'danger' ? 'foreground' : 'background'}
      duration={message.duration}
      onOpenChange={(open) => !open && dismissToast(message.id)}
      className={cx(
        'animate-rise flex items-start gap-3 rounded-card border-l-4 bg-surface p-4 shadow-lg ring-1 ring-line',
        look,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        <RadixToast.Title className="font-semibold">{message.title}</RadixToast.Title>
        {message.text && (
          <RadixToast.Description className="mt-0.5 text-sm break-words text-ink-muted">
            {message.text}
          </RadixToast.Description>
        )}
        {message.link && (
          <a
            href={message.link.href}
            className="mt-1 inline-block font-semibold text-accent-strong underline"
          >
            {message.link.label}
          </a>
        )}
        {message.action && (
          <RadixToast.Action
            altText={message.action.label}
            onClick={message.action.run}
            className="mt-1 inline-flex min-h-9 items-center font-semibold text-accent-strong underline"
          >
            {message.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={closeLabel}
        className="-m-2 flex size-10 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
      >
        <X aria-hidden="true" className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** `label` names the region for assistive technology; `closeLabel` its close buttons. */
export default function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  // What a press changed is drawn first, and then what is said of it.
  const messages = useDeferredValue(useSyncExternalStore(toastStore.subscribe, toastStore.snapshot));
  return (
    <RadixToast.Provider swipeDirection="right" label={label}>
      {messages.map((message) => (
        <Message key={message.id} message={message} closeLabel={closeLabel} />
      ))}
      <RadixToast.Viewport className="fixed right-0 bottom-0 z-50 flex w-full max-w-md flex-col gap-2 p-4 outline-none print:hidden" />
    </RadixToast.Provider>
  );
}
