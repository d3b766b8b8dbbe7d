import { Baby, Utensils } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, type Guest, type ReplyStatus } from '@/domain/guests/guest';
import type { PartState } from '@/domain/guests/replies';
import { usePlanContext } from '@/parts/plan-context';
import { UnsavedMark } from '@/parts/unsaved-mark';
import { cx } from '@/ui/class-names';
import { useGuestWords } from './guest-words';
import { ReplyMark, ReplyMenu } from './reply-menu';

interface GuestRowProps {
  guest: Guest;
  /** Told where no heading tells it. */
  household: string | null;
  state: PartState;
  selected: boolean;
  onOpen: (id: string) => void;
  onReply?: ((guest: Guest, status: ReplyStatus | null) => void) | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** One line of the list. Memoised: of thousands, an edit draws one. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { guest, household, state, selected, onOpen, onReply, onSelect } = props;
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const words = useGuestWords();
  const [food, party] = [words.food(guest), words.party(guest.party_size)];
  const name = fullName(guest);
  const about = [
    household === name ? null : household,
    guest.side && words.side(guest.side, plan.couple_type),
    guest.address?.split('\n')[0],
    guest.tags.join(', '),
  ].filter(Boolean);
  return (
    <div className={cx('flex items-center gap-1', selected && 'bg-accent-soft')}>
      {onSelect && (
        <label className="inline-flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            checked={selected}
            onChange={() => onSelect(guest.id)}
            aria-label={t('action.select', { name })}
            className="size-5"
          />
        </label>
      )}
      <button
        type="button"
        onClick={() => onOpen(guest.id)}
        className="group min-h-11 min-w-0 flex-1 py-2 text-left"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            className={cx(
              'min-w-0 font-medium break-words group-hover:text-accent-strong',
              state === 'declined' && 'text-ink-muted',
            )}
          >
            {name}
          </span>
          {party && <span className="text-sm text-ink-muted">{party}</span>}
          {guest.age_group !== 'adult' && (
            <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
              {guest.age_group === 'child' && <Baby aria-hidden="true" className="size-3.5" />}
              {t(`age.${guest.age_group}`)}
            </span>
          )}
          <UnsavedMark id={guest.id} />
        </span>
        {(about.length > 0 || food) && (
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            {food && (
              <span className="inline-flex min-w-0 items-center gap-1 text-ink">
                <Utensils aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="min-w-0 break-words">{food}</span>
              </span>
            )}
            {about.length > 0 && <span className="min-w-0 break-words">{about.join(' · ')}</span>}
          </span>
        )}
      </button>
      {onReply && state !== 'uninvited' ? (
        <ReplyMenu name={name} state={state} onReply={(status) => onReply(guest, status)} />
      ) : (
        <span className="px-2.5">
          <ReplyMark state={state} />
        </span>
      )}
    </div>
  );
});
