import { MessageCircle } from 'lucide-react';
import { memo, useMemo } from 'react';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { GuestBook } from '../use-guest-book';
import { FoldedPanel } from './folded-panel';

interface MessagesPanelProps {
  book: GuestBook;
  onOpen: (id: string) => void;
}

/**
 * Messages that guests wrote with their replies, newest first. They are shown because they might contain
 * questions.
 */
export const MessagesPanel = memo(function MessagesPanel({ book, onOpen }: MessagesPanelProps) {
  const { t } = useTranslation('guests');
  const written = useMemo(
    () =>
      [...book.households.values()]
        .filter(({ message }) => message)
        .sort((a, b) => (b.answered_at ?? '').localeCompare(a.answered_at ?? '')),
    [book.households],
  );
  if (written.length === 0) return null;
  return (
    <FoldedPanel icon={MessageCircle} tone="written" title={t('messages.title', { count: written.length })}>
      <ul className="divide-y divide-line">
        {written.map(({ id, name, message, answered_at }) => (
          <li key={id} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="min-h-8 text-left font-medium wrap-anywhere hover:text-accent-strong"
              >
                {name}
              </button>
              {answered_at && <span className="text-sm text-ink-muted">{formatInstant(answered_at)}</span>}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ul>
    </FoldedPanel>
  );
});
