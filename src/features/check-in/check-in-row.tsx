import { Armchair, Check, Undo2, Users } from 'lucide-react';
import { memo } from 'react';
import { formatHour, formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button, IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { type CheckInGuest, peopleAtOnce } from './check-in-list';
import type { Marking } from './use-marking';

interface CheckInRowProps {
  one: CheckInGuest;
  /** True for the row that Enter marks as arrived. */
  first: boolean;
  /** Other expected people of the same household, who might arrive together. */
  group?: readonly CheckInGuest[] | undefined;
  marking: Marking | null;
}

/** Row of a guest in the check-in list. Memoised, so that an arrival renders only the row of that guest. */
export const CheckInRow = memo(function CheckInRow({ one, first, group, marking }: CheckInRowProps) {
  const { t } = useTranslation('arrivals');
  const { guest, name, household, tables, state, arrived, about } = one;
  const party = Math.max(guest.party_size, arrived?.people ?? 0);
  const all = group && [one, ...group];
  const count = all?.reduce((sum, each) => sum + peopleAtOnce(each), 0) ?? 0;
  const together = t('markGroup', { count });
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 py-2', first && 'bg-accent-soft px-3')}>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-medium break-words">{name}</span>
          {guest.party_size > 1 && (
            <span className="text-sm text-ink-muted">{t('party', { count: guest.party_size })}</span>
          )}
          {state !== 'accepted' && (
            <span className={cx('text-sm', state === 'declined' ? 'text-danger' : 'text-attention')}>
              {t(state)}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          {tables.length > 0 && (
            <span className="inline-flex items-center gap-1 font-medium text-ink">
              <Armchair className="size-3.5 shrink-0" />
              <span>{formatList(tables)}</span>
            </span>
          )}
          {household && household.name !== name && (
            <span className="min-w-0 break-words">{household.name}</span>
          )}
          {about.length > 0 && <span className="min-w-0 break-words">{about.join(' · ')}</span>}
        </p>
      </div>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {arrived && (
          <span className="inline-flex items-center gap-1.5 text-sm font-medium text-positive">
            <Check className="size-4 shrink-0" />
            <span>
              {[
                `${arrived.people < party ? t('of', { count: arrived.people, party: formatNumber(party) }) : t('here')} ${t('at', { time: formatHour(arrived.at) })}`,
                arrived.door,
                arrived.again &&
                  t(arrived.again.door ? 'againAt' : 'again', {
                    time: formatHour(arrived.again.at),
                    door: arrived.again.door,
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        )}
        {marking && (
          <span className="flex flex-wrap items-center justify-end gap-2">
            {arrived && guest.party_size > 1 && (
              <select
                aria-label={t('people', { name })}
                value={arrived.people}
                onChange={({ target }) => marking.setPeople(one, Number(target.value))}
                className="min-h-11 rounded-lg border border-line-strong bg-surface px-2 sm:min-h-9"
              >
                {Array.from({ length: party }, (_, i) => i + 1).map((people) => (
                  <option key={people}>{people}</option>
                ))}
              </select>
            )}
            {arrived ? (
              <IconButton label={t('unmark', { name })} onClick={() => marking.unmark(one)}>
                <Undo2 className="size-4.5" />
              </IconButton>
            ) : (
              <>
                {all && household && (
                  <Button
                    look="quiet"
                    size="small"
                    icon={<Users className="size-4.5" />}
                    aria-label={t('groupName', { name: household.name, action: together })}
                    onClick={() => marking.markGroup(household.name, all)}
                  >
                    {together}
                  </Button>
                )}
                <Button
                  look={first ? 'primary' : 'secondary'}
                  size="small"
                  icon={<Check className="size-4.5" />}
                  aria-label={t('markName', { name })}
                  onClick={() => marking.mark(one)}
                >
                  {t('mark')}
                </Button>
              </>
            )}
          </span>
        )}
      </span>
    </div>
  );
});
