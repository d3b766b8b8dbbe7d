import { useMemo } from 'react';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Suggestion } from '@/data/suggestion';
import { useRows } from '@/data/sync/use-rows';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { crowdOfGuests } from '@/domain/drinks/guest-crowd';
import { momentsPoured } from '@/domain/drinks/poured';
import { scheduleHours } from '@/domain/drinks/schedule-hours';
import { isRow } from '@/domain/timeline/item';
import { stageNow } from '@/domain/vendors/vendor';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { faces } from './rows';
import type { ChoicesChange, Drinks } from './use-drinks';

interface Found {
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly choices: ChoicesChange;
}

/** Returns suggestions based on the guest list and its forecast. */
function useGuestSuggestions({ preferences }: Drinks): readonly Found[] {
  const { t } = useTranslation('drinks');
  const { plan } = usePlanContext();
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
  const found: Found[] = [];
  if (adults !== crowd.adults || children !== crowd.children)
    found.push({
      key: 'people',
      title: t('guests.people', { adults: formatNumber(adults), children: formatNumber(children) }),
      reason: t('guests.peopleNow', now),
      choices: { adults, children },
    });
  if (seniors !== crowd.seniors)
    found.push({
      key: 'seniors',
      title: t('guests.seniors', { count: seniors }),
      reason: t('guests.now', { now: formatNumber(crowd.seniors) }),
      choices: { seniors },
    });
  // Nothing is suggested if the couple has already chosen halal for everybody.
  if (halal > crowd.halal && preferences.halal !== 'all')
    found.push({
      key: 'halal',
      title: t('guests.halal', { count: halal }),
      reason: t('guests.now', { now: formatNumber(crowd.halal) }),
      choices: { halal_guests: halal },
    });
  return found;
}

/** Suggests durations for the moments, based on the run sheet. */
function useScheduleSuggestions({ preferences }: Drinks): readonly Found[] {
  const { t } = useTranslation('drinks');
  const { plan } = usePlanContext();
  const items = useRows(TIMELINE, plan.id);
  const scheduled = useMemo(() => scheduleHours(items.filter(isRow)), [items]);
  const { moments } = preferences.choices;
  const length = (hours: number) => t('moments.length', { count: hours });
  return drinksEventOf(plan, preferences).moments.flatMap(({ moment, hours }) => {
    const given = scheduled.get(moment);
    if (given === undefined || given === hours) return [];
    const now = hours === 0 ? t('schedule.notNow') : t('guests.now', { now: length(hours) });
    return {
      key: moment,
      title: t('schedule.moment', { moment: t(`moment.${moment}`), length: length(given) }),
      reason: now,
      choices: { moments: { ...moments, [moment]: { ...moments?.[moment], hours: given } } },
    };
  });
}

/**
 * Finds moments for which a booked vendor already serves drinks, according to the quote. Suggests marking
 * these moments as served by the vendor.
 */
function usePouredSuggestions({ preferences }: Drinks): readonly Found[] {
  const { t } = useTranslation('drinks');
  const { plan } = usePlanContext();
  const quotes = useRows(QUOTES, plan.id);
  const items = useRows(BUDGET_ITEMS, plan.id);
  const { moments } = preferences.choices;
  const known = new Set(items.map(({ id }) => id));
  const served = drinksEventOf(plan, preferences).moments.filter(({ hours }) => hours > 0);
  return quotes.flatMap((quote): Found[] => {
    if (stageNow(quote, known) !== 'booked') return [];
    const covers = momentsPoured(quote.includes);
    // If the couple has already decided about a moment, the moment is left out.
    const poured = served.flatMap(({ moment }) =>
      covers.has(moment) && moments?.[moment]?.poured === undefined ? moment : [],
    );
    if (poured.length === 0) return [];
    return [
      {
        key: `poured ${quote.id}`,
        title: t('poured.title', {
          vendor: quote.vendor_name,
          moments: formatList(poured.map((moment) => t(`moment.${moment}`))),
        }),
        reason: t('poured.reason'),
        choices: {
          moments: {
            ...moments,
            ...Object.fromEntries(poured.map((moment) => [moment, { ...moments?.[moment], poured: true }])),
          },
        },
      },
    ];
  });
}

/** The kinds of suggestions that a wizard step shows. */
type About = 'guests' | 'schedule' | 'both';

/**
 * Suggestions based on the guest list and the run sheet. A suggestion that equals the current preference
 * isn't shown.
 */
export function PlanSuggestions({ drinks, about }: { drinks: Drinks; about: About }) {
  const { t } = useTranslation('drinks');
  const guests = useGuestSuggestions(drinks);
  const schedule = useScheduleSuggestions(drinks);
  const poured = usePouredSuggestions(drinks);
  const { adopted } = drinks;
  const suggestionOf = ({ choices, ...words }: Found): Suggestion => ({
    ...words,
    changes: [
      {
        ...adopted(words.key === 'halal' ? { halal: 'some' } : {}, choices),
        table: DRINKS_PREFERENCES.table,
      },
    ],
  });
  const found = [
    ...(about === 'schedule' ? [] : guests),
    ...(about === 'guests' ? [] : [...poured, ...schedule]),
  ];
  return (
    <SuggestionsPanel
      title={t(`${about}.title`)}
      text={() => t(`${about}.text`)}
      first={3}
      folds={about === 'both'}
      suggestions={found.map(suggestionOf)}
      faces={faces}
    />
  );
}
