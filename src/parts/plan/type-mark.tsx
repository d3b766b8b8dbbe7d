import { Briefcase, Cake, Heart, PartyPopper, Sparkles } from 'lucide-react';
import type { EventType } from '@/domain/plan/facts';
import { cx } from '@/ui/class-names';

const ICONS = {
  wedding: Heart,
  birthday: Cake,
  anniversary: Sparkles,
  corporate: Briefcase,
  other: PartyPopper,
} as const;

/** Icon of the event type. `label` names the type, for places that show no text. */
export function TypeMark({ type, label, large }: { type: EventType; label: string; large?: boolean }) {
  const Icon = ICONS[type];
  return (
    <span
      role="img"
      aria-label={label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full border border-line bg-paper text-accent-strong',
        large ? 'size-14' : 'size-11',
      )}
    >
      <Icon className={large ? 'size-6' : 'size-5'} />
    </span>
  );
}
