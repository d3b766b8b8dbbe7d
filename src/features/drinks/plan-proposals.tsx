import { useMemo, useState } from 'react';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { TIMELINE } from '@/data/timeline';
import type { Moment } from '@/domain/drinks/drink';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { crowdOfGuests } from '@/domain/drinks/guest-crowd';
import { scheduleHours } from '@/domain/drinks/schedule-hours';
import { isRow } from '@/domain/timeline/item';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { SuggestionsPanel } from '@/parts/rows/suggestions-panel';
import type { ChoicesChange, Drinks } from './use-drinks';

interface Proposal {
  readonly key: string;
  readonly what: string;
  readonly how: string;
  readonly choices?: ChoicesChange;
  readonly hours?: Partial<Record<Moment, number>>;
}

/** What the guest list and its forecast say of who drinks. */
function useGuestProposals(plan: Plan, { preferences }: Drinks): readonly Proposal[] {
  const { t } = useTranslation('drinks');
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const listed = useMemo(
    () => crowdOfGuests(guests, new Map(households.map((one) => [one.id, one])), parts, plan),
    [guests, households, parts, plan],
  );
  if (!listed) return [];
  const { crowd } = drinksEventOf(plan, preferences);
  const now = { adults: formatNumber(crowd.adults), children: formatNumber(crowd.children) };
  const { adults, children, seniors, halal } = listed;
  const proposals: Proposal[] = [];
  if (adults !== crowd.adults || children !== crowd.children)
    proposals.push({
      key: 'people',
      what: t('guests.people', { adults: formatNumber(adults), children: formatNumber(children) }),
      how: t('guests.peopleNow', now),
      choices: { adults, children },
    });
  if (seniors !== crowd.seniors)
    proposals.push({
      key: 'seniors',
      what: t('guests.seniors', { count: seniors, formatted: formatNumber(seniors) }),
      how: t('guests.now', { formatted: formatNumber(crowd.seniors) }),
      choices: { seniors },
    });
  // Nobody's word against what somebody has said of all.
  if (halal > crowd.halal && preferences.halal !== 'all')
    proposals.push({
      key: 'halal',
      what: t('guests.halal', { count: halal, formatted: formatNumber(halal) }),
      how: t('guests.now', { formatted: formatNumber(crowd.halal) }),
      choices: { halal_guests: halal },
    });
  return proposals;
}

/** How long each moment lasts by the schedule. */
function useScheduleProposals(plan: Plan, { preferences }: Drinks): readonly Proposal[] {
  const { t } = useTranslation('drinks');
  const items = useRows(TIMELINE, plan.id);
  const scheduled = useMemo(() => scheduleHours(items.filter(isRow)), [items]);
  const length = (hours: number) => t('moments.length', { count: hours, formatted: formatNumber(hours, 1) });
  return drinksEventOf(plan, preferences).moments.flatMap(({ moment, hours }) => {
    const given = scheduled.get(moment);
    if (given === undefined || given === hours) return [];
    const now = hours === 0 ? t('schedule.notNow') : t('guests.now', { formatted: length(hours) });
    return {
      key: moment,
      what: t('schedule.moment', { moment: t(`moment.${moment}`), length: length(given) }),
      how: now,
      hours: { [moment]: given },
    };
  });
}

/** What each step is about. */
type About = 'guests' | 'schedule' | 'both';

/** What the guest list and the schedule say, where that isn't what the list of drinks reckons with. */
export function PlanProposals({ plan, drinks, about }: { plan: Plan; drinks: Drinks; about: About }) {
  const { t } = useTranslation('drinks');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const guests = useGuestProposals(plan, drinks);
  const schedule = useScheduleProposals(plan, drinks);
  const { preferences, adopt } = drinks;
  const proposals = [...(about === 'schedule' ? [] : guests), ...(about === 'guests' ? [] : schedule)];
  const open = proposals.filter(({ key }) => !left.has(key));
  if (open.length === 0) return null;
  const take = (some: readonly Proposal[]) => {
    const { moments } = preferences.choices;
    const hours = Object.entries(Object.assign({}, ...some.map((one) => one.hours)) as object);
    adopt(
      some.some(({ key }) => key === 'halal') ? { halal: 'some' } : {},
      Object.assign(
        {},
        ...some.map(({ choices }) => choices),
        hours.length > 0 && {
          moments: {
            ...moments,
            ...Object.fromEntries(
              hours.map(([moment, of]) => [moment, { ...moments?.[moment as Moment], hours: of }]),
            ),
          },
        },
      ),
    );
  };
  const leave = (some: readonly Proposal[]) => setLeft(new Set([...left, ...some.map(({ key }) => key)]));
  return (
    <SuggestionsPanel
      title={t(`${about}.title`)}
      text={t(`${about}.text`)}
      first={3}
      lines={open.map((one) => ({ ...one, onTake: () => take([one]), onLeave: () => leave([one]) }))}
      onTakeAll={() => take(open)}
      onLeaveAll={() => leave(open)}
    />
  );
}
