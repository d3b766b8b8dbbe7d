import { memo, useMemo } from 'react';
import type { RowChange } from '@/data/sync/noun';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TimelineItem } from '@/domain/timeline/item';
import { left, type Suggestion, taken, timelineSuggestions } from '@/domain/timeline/suggestions';
import { wallOf } from '@/domain/timeline/zone';
import { counted, formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Setting } from '@/parts/event-setting';
import { usePlanContext } from '@/parts/module/plan-context';
import { SuggestionsPanel } from '@/parts/rows/suggestions-panel';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useClock, useItemTitle } from './timeline-words';

interface MovedEventProps {
  items: readonly TimelineItem[];
  facts: ChecklistFacts;
  setting: Setting;
  onChange: ChangeRows<TimelineItem>;
}

/** Lines at first: a moved day has thirty. */
const FIRST = 5;

/** When the event has moved, or the sun with it: what would follow, taken or left line by line. */
export const MovedEvent = memo(function MovedEvent(props: MovedEventProps) {
  const { items, facts, setting, onChange } = props;
  const { t } = useTranslation('timeline');
  const { today } = usePlanContext();
  const title = useItemTitle();
  const clock = useClock(setting.zone);
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(
    () => timelineSuggestions(items, facts, setting.sun, today),
    [items, facts, setting.sun, today],
  );
  if (lines.length === 0) return null;
  const moved = lines.some(({ kind }) => kind !== 'sun');
  const take = (line: Suggestion): RowChange<TimelineItem> => ({
    before: line.item,
    after: taken(line, event_date),
  });
  const leave = (line: Suggestion): RowChange<TimelineItem> => {
    const { item } = line;
    // Against the sun it is no longer anchored: else it would be proposed again.
    const kept = item.kind === 'schedule' && line.kind === 'sun' ? { ...item, sun: null } : item;
    return { before: item, after: left(kept, event_date) };
  };
  const settled = unmoved.map(
    (item): RowChange<TimelineItem> => ({ before: item, after: left(item, event_date) }),
  );
  const one = lines.length === 1 ? settled : [];
  const when = (at: number) => `${formatDate(wallOf(setting.zone, at).date, 'medium')}, ${clock(at)}`;
  const words = (line: Suggestion): string => {
    switch (line.kind) {
      case 'day':
        return t('suggestions.day', { to: when(line.to) });
      case 'sun':
        return t('suggestions.sun', { from: clock(line.item.starts_at), to: clock(line.to) });
      case 'move':
        return t('suggestions.move', {
          from: formatDate(line.item.starts_on, 'medium'),
          to: formatDate(line.to, 'medium'),
        });
      case 'drop':
        return t('suggestions.drop');
    }
  };
  return (
    <SuggestionsPanel
      title={moved ? t('suggestions.title', { date: formatDate(event_date) }) : t('suggestions.sunTitle')}
      text={[
        t('suggestions.text', counted(lines.length)),
        ...(kept.length > 0 ? [t('suggestions.kept', counted(kept.length))] : []),
      ].join(' ')}
      lines={lines.map((line) => ({
        key: line.item.id,
        what: title(line.item),
        how: words(line),
        onTake: () => onChange([take(line), ...one], t('suggestions.taken', counted(1))),
        onLeave: () => onChange([leave(line), ...one], t('suggestions.left')),
      }))}
      first={FIRST}
      onTakeAll={() =>
        onChange([...lines.map(take), ...settled], t('suggestions.taken', counted(lines.length)))
      }
      onLeaveAll={() => onChange([...lines.map(leave), ...settled], t('suggestions.left'))}
    />
  );
});
