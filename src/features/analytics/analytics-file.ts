import type { Plan } from '@/data/plans';
import type { EventLine } from '@/domain/analytics/analytics';
import { type CsvCell, countCell, moneyCell } from '@/domain/csv';
import type { Translate } from '@/lib/translation';
import { tableOf } from '@/parts/rows/row-description';

type Line = EventLine<Plan>;

/** The events that are shown as a file, a line each. */
export function analyticsFile(
  t: Translate<readonly ['analytics', 'common']>,
  lines: readonly Line[],
  currency: string,
): CsvCell[][] {
  const money = (
    key: 'budget' | 'expected' | 'committed' | 'paid' | 'left' | 'perGuest',
    of: (line: Line) => number | null,
  ) => ({ label: `${t(`events.${key}`)} (${currency})`, csv: (line: Line) => moneyCell(of(line), currency) });
  const people = (key: 'accepted' | 'declined' | 'waiting' | 'silent') => ({
    label: t(`replies.${key}`),
    csv: (line: Line) => countCell(line[key]),
  });
  return tableOf<Line>(
    [
      { label: t('events.event'), csv: ({ event }) => event.name },
      { label: t('type'), csv: ({ event }) => t(`common:eventType.${event.event_type}`) },
      { label: t('events.date'), csv: ({ event }) => event.event_date },
      money('budget', ({ event }) => event.budget),
      money('expected', ({ expected }) => expected),
      money('committed', ({ committed }) => committed),
      money('paid', ({ paid }) => paid),
      money('left', ({ left }) => left),
      money('perGuest', ({ per_guest }) => per_guest),
      people('accepted'),
      people('declined'),
      people('waiting'),
      people('silent'),
    ],
    lines,
  );
}
