import { useMemo, useState } from 'react';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/use-rows';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { crowdOfGuests } from '@/domain/drinks/guest-crowd';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { SuggestionsPanel } from '@/parts/suggestions-panel';
import type { ChoicesChange, Drinks } from './use-drinks';

interface Proposal {
  readonly key: 'people' | 'seniors' | 'halal';
  readonly what: string;
  readonly how: string;
  readonly choices: ChoicesChange;
}

/** What the guest list and its forecast say of who drinks, where that isn't what the list of drinks reckons with. */
export function GuestProposals({ plan, drinks }: { plan: Plan; drinks: Drinks }) {
  const { t } = useTranslation('drinks');
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { preferences, adopt } = drinks;
  const listed = useMemo(
    () => crowdOfGuests(guests, new Map(households.map((one) => [one.id, one])), parts, plan),
    [guests, households, parts, plan],
  );
  if (!listed) return null;
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
  const open = proposals.filter(({ key }) => !left.has(key));
  if (open.length === 0) return null;
  const take = (some: readonly Proposal[]) =>
    adopt(
      some.some(({ key }) => key === 'halal') ? { halal: 'some' } : {},
      Object.assign({}, ...some.map(({ choices }) => choices)),
    );
  const leave = (some: readonly Proposal[]) => setLeft(new Set([...left, ...some.map(({ key }) => key)]));
  return (
    <SuggestionsPanel
      title={t('guests.title')}
      text={t('guests.text')}
      first={3}
      lines={open.map((one) => ({ ...one, onTake: () => take([one]), onLeave: () => leave([one]) }))}
      onTakeAll={() => take(open)}
      onLeaveAll={() => leave(open)}
    />
  );
}
