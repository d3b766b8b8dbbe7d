import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './class-names';
import type { Pieces } from './pieces';

interface SummaryLineProps {
  line: Pieces;
  className?: string;
  contentClassName?: string;
  children: ReactNode;
}

/**
 * Summary of a page. On a phone it is collapsed to one line, so that the list begins high on the page. A
 * press expands it.
 */
export function SummaryLine({ line, className, contentClassName, children }: SummaryLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={cx('flex min-w-0 flex-col gap-3', className)}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-summary-line=""
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-card border border-line bg-surface px-3 py-1.5 text-left text-sm sm:hidden print:hidden"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 wrap-anywhere">{line}</span>
        <ChevronDown className={cx('size-4 shrink-0 text-ink-muted transition', open && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={cx(contentClassName ?? 'flex flex-col gap-4 sm:gap-6', !open && 'max-sm:hidden')}
      >
        {children}
      </div>
    </div>
  );
}
