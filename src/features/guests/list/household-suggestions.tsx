import { memo, useDeferredValue, useMemo } from 'react';
import type { Suggestion } from '@/data/suggestion';
import { fullName, type Guest } from '@/domain/guests/guest';
import { suggestedHouseholds } from '@/domain/guests/suggested-households';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { joinHousehold } from '../make-guests';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';

const keyOf = (group: readonly Guest[]) =>
  group
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Suggests households for guests with the same last name and address. */
export const HouseholdSuggestions = memo(function HouseholdSuggestions({ book }: { book: GuestBook }) {
  const { t } = useTranslation('guests');
  // Computed later, so that an edit appears in its row first.
  const later = useDeferredValue(book);
  const groups = useMemo(() => suggestedHouseholds(later.guests, later.households), [later]);
  const members = new Map(groups.map((group) => [keyOf(group), group.length]));
  return (
    <SuggestionsPanel
      title={t('alike.title')}
      text={() => t('alike.text')}
      first={2}
      suggestions={groups.map(
        (group): Suggestion => ({
          key: keyOf(group),
          title: formatList(group.map(fullName)),
          reason: group[0]?.address ?? '',
          changes: joinHousehold(book, group),
        }),
      )}
      faces={faces}
      said={{
        accepted: (some) =>
          t('said.together', { count: some.reduce((sum, { key }) => sum + (members.get(key) ?? 0), 0) }),
      }}
    />
  );
});
