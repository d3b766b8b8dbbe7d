import { memo, useDeferredValue, useMemo, useState } from 'react';
import { fullName, type Guest } from '@/domain/guests/guest';
import { suggestedHouseholds } from '@/domain/guests/suggested-households';
import { counted, formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { SuggestionsPanel } from '@/parts/rows/suggestions-panel';
import { together } from '../make-guests';
import type { ChangeBook } from '../use-change-book';
import type { GuestBook } from '../use-guest-book';

interface HouseholdSuggestionsProps {
  book: GuestBook;
  onChange: ChangeBook;
}

const keyOf = (group: readonly Guest[]) =>
  group
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** Who may belong together, by last name and address: joined one by one or all at once. */
export const HouseholdSuggestions = memo(function HouseholdSuggestions({
  book,
  onChange,
}: HouseholdSuggestionsProps) {
  const { t } = useTranslation('guests');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // An edit shows in its row first.
  const later = useDeferredValue(book);
  const found = useMemo(() => suggestedHouseholds(later.guests, later.households), [later]);
  const groups = found.filter((group) => !left.has(keyOf(group)));
  if (groups.length === 0) return null;
  const take = (some: readonly (readonly Guest[])[]) =>
    onChange(
      some.flatMap((group) => together(book, group)),
      t('said.together', counted(some.reduce((sum, group) => sum + group.length, 0))),
    );
  const leave = (some: readonly (readonly Guest[])[]) => setLeft(new Set([...left, ...some.map(keyOf)]));
  return (
    <SuggestionsPanel
      title={t('alike.title')}
      text={t('alike.text')}
      first={2}
      lines={groups.map((group) => ({
        key: keyOf(group),
        what: formatList(group.map(fullName)),
        how: group[0]?.address ?? '',
        onTake: () => take([group]),
        onLeave: () => leave([group]),
      }))}
      onTakeAll={() => take(groups)}
      onLeaveAll={() => leave(groups)}
    />
  );
});
