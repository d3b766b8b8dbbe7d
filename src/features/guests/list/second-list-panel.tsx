import { ArrowDown, ArrowUp, ListPlus, UserPlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { daysBetween } from '@/domain/calendar';
import { countPeople } from '@/domain/guests/counts';
import type { Household } from '@/domain/guests/guest';
import { nextInvitation, secondList } from '@/domain/guests/second-list';
import { formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { forecastFacts } from '@/parts/plan/plan-facts';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import type { ChangeBook } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import { FoldedPanel } from './folded-panel';

/** Number of days that a household has for the reply to a late invitation, as in the checklist. */
const DAYS_TO_ANSWER = 21;

/**
 * Households on the second list, in the couple's order. Shows which of these households can be invited now.
 */
export const SecondListPanel = memo(function SecondListPanel({
  book,
  onChange,
}: {
  book: GuestBook;
  onChange: ChangeBook;
}) {
  const { t } = useTranslation('guests');
  const { plan, editable, today } = usePlanContext();
  const listed = useMemo(() => secondList(book.households), [book.households]);
  const next = useMemo(
    () =>
      listed.length === 0
        ? null
        : nextInvitation({
            guests: book.guests,
            households: book.households,
            parts: book.parts,
            ...forecastFacts(plan),
            guest_count: plan.guest_count,
          }),
    [listed, book, plan],
  );
  if (listed.length === 0) return null;
  const invite = (household: Household) =>
    onChange(
      [{ table: 'households', before: household, after: { ...household, second_list: null } }],
      t('second.invited', { name: household.name }),
    );
  /** Writes every rank, because two devices might have given the same rank to different households. */
  const move = (household: Household, to: number) =>
    onChange(
      listed
        .filter((one) => one !== household)
        .toSpliced(to, 0, household)
        .map((before, i) => ({
          table: 'households' as const,
          before,
          after: { ...before, second_list: i + 1 },
        }))
        .filter(({ before, after }) => before.second_list !== after.second_list),
      t('second.moved', { name: household.name }),
    );
  const until =
    book.parts
      .flatMap(({ reply_by }) => reply_by ?? [])
      .sort()
      .at(-1) ?? plan.event_date;
  const days = daysBetween(today, until);
  return (
    <FoldedPanel
      id="second-list"
      icon={ListPlus}
      tone="quiet"
      title={next ? t('second.fits', { name: next.household.name }) : t('second.title')}
    >
      <p>
        {next
          ? t('second.next', {
              count: next.people,
              name: next.household.name,
              risk: formatPercent(Math.max(next.risk, 0.01), 0),
            })
          : t('second.none', { count: plan.guest_count })}
      </p>
      {next?.passed && (
        <p className="text-sm text-ink-muted">{t('second.side', { name: next.passed.name })}</p>
      )}
      {next && days < DAYS_TO_ANSWER && (
        <p className="text-sm text-ink-muted">{t('second.soon', { count: Math.max(days, 0) })}</p>
      )}
      {next && editable && (
        <Button
          size="small"
          className="mt-2"
          icon={<UserPlus className="size-4.5" />}
          onClick={() => invite(next.household)}
        >
          {t('second.invite', { name: next.household.name })}
        </Button>
      )}
      <Disclosure title={t('second.all', { count: listed.length })} className="mt-2 text-sm">
        <ol className="mt-1 divide-y divide-line border-y border-line">
          {listed.map((household, i) => (
            <li key={household.id} className="flex flex-wrap items-center gap-x-3 py-1">
              <span className="min-w-0 flex-1 basis-40 break-words">
                <span>{household.name}</span>{' '}
                <span className="text-sm text-ink-muted">
                  {t('people', { count: countPeople(book.members.get(household.id) ?? []) })}
                </span>
              </span>
              {editable && (
                <span className="flex flex-wrap items-center gap-1">
                  <Button
                    look="quiet"
                    size="small"
                    icon={<ArrowUp className="size-4" />}
                    aria-label={t('second.up', { name: household.name })}
                    disabled={i === 0}
                    onClick={() => move(household, i - 1)}
                  />
                  <Button
                    look="quiet"
                    size="small"
                    icon={<ArrowDown className="size-4" />}
                    aria-label={t('second.down', { name: household.name })}
                    disabled={i === listed.length - 1}
                    onClick={() => move(household, i + 1)}
                  />
                  <Button look="quiet" size="small" onClick={() => invite(household)}>
                    {t('second.inviteNow')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
    </FoldedPanel>
  );
});
