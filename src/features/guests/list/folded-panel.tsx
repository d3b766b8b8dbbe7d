import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names';
import { Disclosure } from '@/ui/disclosure';

/** Icon colours for three kinds of panels: with decisions to make, with messages, and with neither. */
const TONES = { waits: 'text-attention', written: 'text-accent-strong', quiet: 'text-ink-muted' } as const;

interface FoldedPanelProps {
  icon: LucideIcon;
  tone: keyof typeof TONES;
  title: string;
  id?: string;
  children: ReactNode;
}

/** Panel above the guest list, collapsed to one line. */
export const FoldedPanel = ({ icon: Icon, tone, title, id, children }: FoldedPanelProps) => (
  <Disclosure
    look="card"
    className="print:hidden"
    title={
      <h2 id={id} className="inline-flex items-center gap-2 text-base sm:text-lg">
        <Icon className={cx('size-5 shrink-0', TONES[tone])} />
        <span>{title}</span>
      </h2>
    }
  >
    {children}
  </Disclosure>
);
