import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names';
import type { Pieces } from './pieces';

/** Shown when a page has no content yet: the page's purpose and the first step. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  heading: Heading = 'h2',
}: {
  picture?: Pieces;
  title: string;
  text: ReactNode;
  action?: Pieces;
  /** 'h1' if the page has no other heading. */
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center wrap-anywhere">
      {picture}
      <Heading className="text-2xl">{title}</Heading>
      <p className="text-ink-muted">{text}</p>
      {action}
    </div>
  );
}

export function ErrorState({ title, text, action }: { title: string; text: ReactNode; action?: Pieces }) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center wrap-anywhere"
    >
      <TriangleAlert className="size-10 text-danger" />
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-muted">{text}</p>
      {action}
    </div>
  );
}

/** Grey placeholder for loading content. It appears after 150 ms. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx('animate-late max-w-full', className)}>
    <div className="h-full w-full animate-pulse rounded-lg bg-line" />
  </div>
);

type Tone = 'attention' | 'danger' | 'positive' | 'plain';
const TONES: Record<Tone, string> = {
  attention: 'bg-attention-soft text-attention',
  danger: 'bg-danger-soft text-danger',
  positive: 'bg-positive-soft text-positive',
  plain: 'bg-accent-soft text-ink',
};

/** A notice. It always has an icon or a word, because not everybody can tell colours apart. */
export function Notice({
  tone = 'plain',
  icon,
  children,
  className,
}: {
  tone?: Tone;
  icon?: Pieces;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx('flex items-start gap-2.5 rounded-card px-4 py-3', TONES[tone], className)}>
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
      TONES[tone],
    )}
  >
    {children}
  </span>
);
