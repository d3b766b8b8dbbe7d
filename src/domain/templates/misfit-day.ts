import type { DayFacts } from '../timeline/day-facts';
import { generateDay, templatesFor, usualTemplate } from '../timeline/generate';
import { originOf, type RunSheetRow } from '../timeline/item';
import type { DayLine } from '../timeline/lay-day';
import type { SunTimes } from '../timeline/sun';
import { type Misfit, reasonOf, remembering } from './misfit';

interface Days {
  /**
   * The facts of the template's event and of the new event. Both have the new event's date, so that only
   * other differences count.
   */
  readonly was: DayFacts;
  readonly now: DayFacts;
  readonly zone: string;
  readonly sun: SunTimes;
  newRow(line: DayLine): RunSheetRow;
}

/** Returns the activities that don't suit the new event, and those that should be added. */
export function misfitDay(rows: readonly RunSheetRow[], { was, now, zone, sun, newRow }: Days): Misfit[] {
  const origins = new Set(rows.flatMap(({ generated }) => generated?.origin ?? []));
  if (origins.size === 0) return [];
  const overlap = (id: ReturnType<typeof usualTemplate>): number =>
    generateDay(id, was, zone, sun).lines.filter((line) => origins.has(originOf(line))).length;
  // The template of the day isn't stored, so it is guessed: the template with the most activities in common.
  // If several are equal, the usual template is used.
  const [best] = [usualTemplate(was), ...templatesFor(was.event_type).map(({ id }) => id)]
    .map((id) => ({ id, of: overlap(id) }))
    .toSorted((a, b) => b.of - a.of);
  if (!best || best.of * 2 < origins.size) return [];
  const linesOf = remembering(
    (facts: DayFacts) =>
      new Map(generateDay(best.id, facts, zone, sun).lines.map((line) => [originOf(line), line])),
  );
  const belongs = (origin: string) => (facts: DayFacts) => linesOf(facts).has(origin);
  const removed = rows.flatMap((row): Misfit[] => {
    const origin = row.generated?.origin;
    if (!origin || !belongs(origin)(was) || belongs(origin)(now)) return [];
    return [
      { reason: reasonOf(belongs(origin), was, now), table: 'timeline_items', before: row, after: null },
    ];
  });
  const added = [...linesOf(now)].flatMap(([origin, line]): Misfit[] =>
    origins.has(origin) || belongs(origin)(was)
      ? []
      : [
          {
            reason: reasonOf(belongs(origin), was, now),
            table: 'timeline_items',
            before: null,
            after: newRow(line),
          },
        ],
  );
  return [...removed, ...added];
}
