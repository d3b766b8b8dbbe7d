import { Check, CircleHelp, Clock, type LucideIcon, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { REPLY_STATUSES, type ReplyStatus } from '@/domain/guests/guest';
import type { PartState } from '@/domain/guests/replies';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { Menu, MenuItem } from '@/ui/menu';

const LOOKS: Record<PartState, { icon: LucideIcon; tone: string }> = {
  accepted: { icon: Check, tone: 'text-positive' },
  declined: { icon: X, tone: 'text-danger' },
  waiting: { icon: Clock, tone: 'text-attention' },
  open: { icon: CircleHelp, tone: 'text-ink-muted' },
  uninvited: { icon: Minus, tone: 'text-ink-muted' },
};

export function ReplyMark({ state, label }: { state: PartState; label: string }) {
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap', tone)}>
      <Icon className="size-4 shrink-0" />
      <span>{label}</span>
    </span>
  );
}

interface ReplyMenuProps {
  name: string;
  state: PartState;
  onReply: (status: ReplyStatus | null) => void;
}

/**
 * Menu that changes a guest's reply in the row. It is rendered only when opened, because a list has thousands
 * of rows.
 */
export function ReplyMenu({ name, state, onReply }: ReplyMenuProps) {
  const { t } = useTranslation('guests');
  const [isAsked, setIsAsked] = useState(false);
  const said = t(`reply.${state}`);
  const label = t('reply.of', { name, reply: said });
  const button = {
    type: 'button',
    'aria-label': label,
    className:
      'inline-flex min-h-11 shrink-0 items-center rounded-full px-2.5 hover:bg-accent-soft sm:min-h-9',
    children: <ReplyMark state={state} label={said} />,
  } as const;
  if (!isAsked)
    return <button {...button} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsAsked(true)} />;
  return (
    <Menu label={label} defaultOpen trigger={<button {...button} />}>
      {REPLY_STATUSES.map((status) => {
        const { icon: Icon } = LOOKS[status];
        return (
          <MenuItem key={status} icon={<Icon className="size-4.5" />} onSelect={() => onReply(status)}>
            {t(`reply.${status}`)}
          </MenuItem>
        );
      })}
      <MenuItem icon={<CircleHelp className="size-4.5" />} onSelect={() => onReply(null)}>
        {t('reply.open')}
      </MenuItem>
    </Menu>
  );
}
