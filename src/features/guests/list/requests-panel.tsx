import { Check, Clock, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Guest, Reply } from '@/domain/guests/guest';
import { requestsOf, withRequest } from '@/domain/guests/replies';
import { useTranslation } from '@/lib/translation';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { Button } from '@/ui/button';
import type { BookChange, ChangeBook } from '../make-guests';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import { FoldedPanel } from './folded-panel';

interface RequestsPanelProps {
  book: GuestBook;
  onChange: ChangeBook;
}

/** Replies after the deadline, which the couple accepts or declines. */
export const RequestsPanel = memo(function RequestsPanel({ book, onChange }: RequestsPanelProps) {
  const { t } = useTranslation('guests');
  const title = useRowTitle(faces.guests);
  const requests = useMemo(() => requestsOf(book.guests, book.parts), [book]);
  if (requests.length === 0) return null;
  const words = (reply: Reply | undefined) =>
    !reply
      ? t('reply.open')
      : reply.people === undefined
        ? t(`reply.${reply.status}`)
        : t('reply.some', { count: reply.people });
  const settle = (guest: Guest, part_ids: readonly string[], accepted: boolean): BookChange => ({
    table: 'guests',
    before: guest,
    after: withRequest(guest, part_ids, accepted),
  });
  const byGuest = new Map<Guest, string[]>();
  for (const { guest, part } of requests) byGuest.set(guest, [...(byGuest.get(guest) ?? []), part.id]);
  return (
    <FoldedPanel id="late" icon={Clock} tone="waits" title={t('late.title', { count: requests.length })}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-muted">{t('late.text', { count: requests.length })}</p>
        {requests.length > 1 && (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              onChange(
                [...byGuest].map(([guest, parts]) => settle(guest, parts, true)),
                t('late.acceptedAll'),
              )
            }
          >
            {t('late.acceptAll')}
          </Button>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {requests.map(({ guest, part, reply }) => {
          const name = title(guest);
          return (
            <li
              key={`${guest.id} ${part.id}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <p className="min-w-0 flex-1 basis-56 break-words">
                <span className="font-medium">{name}</span> <span>{`· ${part.name}:`}</span>{' '}
                <span className="text-ink-muted">{words(guest.replies[part.id])}</span> <span>→</span>{' '}
                <strong>{words(reply)}</strong>
              </p>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  icon={<Check className="size-4.5" />}
                  aria-label={t('late.acceptOf', { name, part: part.name })}
                  onClick={() => onChange([settle(guest, [part.id], true)], t('late.accepted', { name }))}
                >
                  {t('late.accept')}
                </Button>
                <Button
                  look="secondary"
                  size="small"
                  icon={<X className="size-4.5" />}
                  aria-label={t('late.declineOf', { name, part: part.name })}
                  onClick={() => onChange([settle(guest, [part.id], false)], t('late.declined', { name }))}
                >
                  {t('late.decline')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </FoldedPanel>
  );
});
