import { Check, X } from 'lucide-react';
import type { InvitedPart } from '@/data/rsvp';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Notice } from '@/ui/states';
import type { AnsweringGuest } from './rsvp-words';

interface PartAnswersProps {
  part: InvitedPart;
  /** True if these guests got their place from the waiting list. */
  movedUp: boolean;
  guests: readonly AnsweringGuest[];
  language: Language;
  onAnswer: (answers: readonly { readonly guest: string; readonly reply: string }[]) => void;
}

const ANSWERS = [
  ['accepted', Check],
  ['declined', X],
] as const;

export function PartAnswers({ part, movedUp, guests, language, onAnswer }: PartAnswersProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const replyOf = (guest: AnsweringGuest) => guest.answers[part.id] ?? '';
  const waits = guests.some((guest) => replyOf(guest).startsWith('waiting'));
  const asked = guests.some(({ requests }) => requests[part.id]);
  const open = guests.some((guest) => replyOf(guest) === '');
  return (
    <>
      {!part.open && (
        <Notice tone={asked ? 'attention' : 'plain'} className="mt-3">
          {t(asked ? 'asked' : 'closed')}
        </Notice>
      )}
      {part.open && asked && (
        <Notice tone="attention" className="mt-3">
          {t('askedMore')}
        </Notice>
      )}
      {waits && <Notice className="mt-3">{t('waiting')}</Notice>}
      {movedUp && !waits && guests.some((guest) => replyOf(guest).startsWith('accepted')) && (
        <Notice className="mt-3">{t('movedUp')}</Notice>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {guests.map((guest) => {
          const reply = replyOf(guest);
          const name = `${guest.name} ${guest.last_name}`;
          const people = Number(reply.split(':')[1] ?? guest.party_size);
          return (
            <li key={guest.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 flex-1 basis-36 font-medium break-words">
                <span>{name}</span>
                {guest.party_size > 1 && (
                  <span className="font-normal text-ink-muted">
                    {' '}
                    <span>
                      {t('party', {
                        count: guest.party_size - 1,
                      })}
                    </span>
                  </span>
                )}
              </span>
              <fieldset aria-label={t('answerOf', { name, part: part.name })} className="flex gap-2">
                {ANSWERS.map(([answer, Icon]) => {
                  const pressed =
                    reply.startsWith(answer) || (answer === 'accepted' && reply.startsWith('waiting'));
                  return (
                    <button
                      key={answer}
                      type="button"
                      aria-pressed={pressed}
                      onClick={() => onAnswer([{ guest: guest.id, reply: answer }])}
                      className={cx(
                        'inline-flex min-h-11 min-w-18 items-center justify-center gap-1.5 rounded-full border px-3 font-semibold disabled:opacity-60',
                        pressed
                          ? answer === 'accepted'
                            ? 'border-transparent bg-accent text-on-accent'
                            : 'border-ink bg-ink text-paper'
                          : 'border-line-strong bg-surface hover:border-accent',
                      )}
                    >
                      <Icon className="size-4" />
                      <span>{t(answer)}</span>
                    </button>
                  );
                })}
              </fieldset>
              {guest.party_size > 1 && !reply.startsWith('declined') && reply !== '' && (
                <label className="flex w-full items-center justify-end gap-2 text-sm">
                  <span>{t('howMany')}</span>
                  <select
                    value={people}
                    onChange={({ target }) =>
                      onAnswer([
                        {
                          guest: guest.id,
                          reply:
                            Number(target.value) === guest.party_size
                              ? 'accepted'
                              : `accepted:${target.value}`,
                        },
                      ])
                    }
                    className="min-h-11 rounded-lg border border-line-strong bg-surface px-3"
                  >
                    {Array.from({ length: guest.party_size }, (_, i) => i + 1).map((count) => (
                      <option key={count} value={count}>
                        {count}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </li>
          );
        })}
      </ul>
      {open && guests.length > 1 && (
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          aria-label={t('allTo', { part: part.name })}
          onClick={() => onAnswer(guests.map(({ id }) => ({ guest: id, reply: 'accepted' })))}
        >
          {t('all')}
        </Button>
      )}
    </>
  );
}
