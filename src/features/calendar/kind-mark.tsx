import { Banknote, Flag, Mail, SquareCheck, Star } from 'lucide-react';
import type { DateKind } from '@/data/dates';
import { cx } from '@/ui/class-names';

const ICONS = { event: Star, payment: Banknote, reply: Mail, milestone: Flag, task: SquareCheck } as const;

/** Text colours by kind of entry. Events stand out most, then dates that other people wait for. */
const LOOKS: Record<DateKind, string> = {
  event: 'text-accent-strong',
  payment: 'text-attention',
  reply: 'text-attention',
  milestone: 'text-positive',
  task: 'text-ink-muted',
};

/** Icon for the kind of an entry. Decorative, because the kind is also written. */
export function KindMark({ kind, className }: { kind: DateKind; className?: string }) {
  const Icon = ICONS[kind];
  return <Icon className={cx('size-3.5 shrink-0', LOOKS[kind], className)} />;
}
