import { Clock, MessageCircle } from 'lucide-react';
import { useMemo } from 'react';
import type { GuestCounts as Counts } from '@/domain/guests/counts';
import { type PartState, requestsOf } from '@/domain/guests/replies';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';

interface GuestCountsProps {
  counts: Counts;
  reply: PartState | null;
  onReply: (reply: PartState | null) => void;
}

const REPLIES = [
  ['accepted', 'accepted', 'bg-positive'],
  ['waiting', 'waiting', 'bg-attention'],
  ['silent', 'open', 'bg-line-strong'],
  ['declined', 'declined', 'bg-danger'],
] as const;

export function GuestCountsLine({ counts, book }: { counts: Counts; book: GuestBook }) {
  const { t } = useTranslation('guests');
  const { editable } = usePlanContext();
  const late = useMemo(() => requestsOf(book.guests, book.parts).length, [book]);
  const written = useMemo(
    () => [...book.households.values()].filter(({ message }) => message).length,
    [book.households],
  );
  return (
    <>
      {REPLIES.filter(([key]) => counts[key] > 0).map(([key, , tone]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-full', tone)} />
          <span className="tabular font-semibold">{formatNumber(counts[key])}</span>
          <span>{t(`count.${key}`, { count: counts[key] })}</span>
        </span>
      ))}
      {editable && late > 0 && (
        <span className="inline-flex items-center gap-1 text-attention">
          <Clock className="size-4" />
          <span aria-hidden="true">{formatNumber(late)}</span>
          <span className="sr-only">{t('late.title', { count: late })}</span>
        </span>
      )}
      {written > 0 && (
        <span className="inline-flex items-center gap-1 text-accent-strong">
          <MessageCircle className="size-4" />
          <span aria-hidden="true">{formatNumber(written)}</span>
          <span className="sr-only">{t('messages.title', { count: written })}</span>
        </span>
      )}
    </>
  );
}

/** Bar of accepted, declined and missing replies. Clicking a number filters the list. */
export function GuestCountsPanel({ counts, reply, onReply }: GuestCountsProps) {
  const { t } = useTranslation('guests');
  const { groups } = useKindWords();
  const shown = REPLIES.filter(([key]) => key !== 'waiting' || counts.waiting > 0 || reply === 'waiting');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-line">
        {shown.map(([key, , tone]) => (
          <div
            key={key}
            className={cx('transition-[width] duration-200', tone)}
            style={{ width: `${counts.invited === 0 ? 0 : (counts[key] / counts.invited) * 100}%` }}
          />
        ))}
      </div>
      <fieldset aria-label={t('filter.reply')} className="-mx-2 flex flex-wrap items-center gap-x-1">
        {shown.map(([key, state, tone]) => (
          <button
            key={key}
            type="button"
            aria-pressed={reply === state}
            onClick={() => onReply(reply === state ? null : state)}
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm sm:min-h-9',
              reply === state ? 'bg-accent-soft font-semibold' : 'hover:bg-accent-soft',
            )}
          >
            <span aria-hidden="true" className={cx('size-2.5 rounded-full', tone)} />
            <span className="tabular font-semibold">{formatNumber(counts[key])}</span>
            <span>{t(`count.${key}`, { count: counts[key] })}</span>
          </button>
        ))}
        <span className="tabular px-2 text-sm text-ink-muted">
          {(counts.children > 0 || groups.context !== 'work') && (
            <>
              <span>{t('count.children', { count: counts.children })}</span> <span>·</span>{' '}
            </>
          )}
          <span>{t('count.diets', { count: counts.diets })}</span>
        </span>
      </fieldset>
    </div>
  );
}
