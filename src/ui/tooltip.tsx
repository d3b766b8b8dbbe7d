import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Delay in milliseconds, from the specification. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
    {children}
  </Radix.Provider>
);

/** `children` must be one focusable element. The tooltip must not be the only place that shows its text. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="animate-fade z-50 max-w-xs rounded-lg bg-ink px-3 py-2 text-sm text-paper"
        >
          <span>{text}</span>
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
