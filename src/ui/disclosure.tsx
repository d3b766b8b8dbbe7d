import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from './class-names';

/** The variants of a disclosure: a line of text, or a box on the page or in a form. */
const LOOKS = {
  text: {
    box: '',
    summary: 'min-h-11 items-center gap-1.5 text-accent-strong',
    content: '',
    mark: 'size-4',
  },
  card: {
    box: 'card px-4',
    summary: 'min-h-11 flex-row-reverse items-center justify-between gap-2 font-semibold',
    content: 'pb-4',
    mark: 'size-4.5 text-ink-muted',
  },
  field: {
    box: 'rounded-card border border-line',
    summary: 'min-h-11 flex-row-reverse items-center justify-between gap-2 px-3 font-medium',
    content: 'px-3 pb-3',
    mark: 'size-4 text-ink-muted',
  },
} as const;

interface DisclosureProps {
  title: ReactNode;
  look?: keyof typeof LOOKS;
  /** True opens the content. With undefined, only the reader can open the content. */
  open?: boolean | undefined;
  onToggle?: (open: boolean) => void;
  ref?: Ref<HTMLDetailsElement>;
  className?: string;
  summaryClassName?: string;
  contentClassName?: string;
  children: ReactNode;
}

/** Content that is collapsed until the reader opens it. */
export function Disclosure({
  title,
  look = 'text',
  open,
  onToggle,
  ref,
  className,
  summaryClassName,
  contentClassName,
  children,
}: DisclosureProps) {
  const { box, summary, content, mark } = LOOKS[look];
  return (
    <details
      ref={ref}
      className={cx('group', box, className)}
      // Set only for `true`. With `false`, each render would close what the reader has opened.
      open={open || undefined}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={cx('flex', summary, summaryClassName)}>
        <ChevronDown className={cx('shrink-0 transition group-open:rotate-180', mark)} />
        <span className="contents">{title}</span>
      </summary>
      <div className={cx(content, contentClassName)}>{children}</div>
    </details>
  );
}
