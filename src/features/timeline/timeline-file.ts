import type { CsvCell } from '@/domain/csv';
import { endOf, type Milestone, type RunSheetRow, type TimelineItem } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import { clockText, wallOf } from '@/domain/timeline/zone';
import type { Translate } from '@/lib/translation';
import { columnsOf, headed } from '@/parts/rows/file-columns';
import { type RowDescription, tableOf } from '@/parts/rows/row-description';
import type { KnownWords } from './milestones/known-words';

type T = Translate<'timeline'>;
type Description = Pick<RowDescription<TimelineItem>, 'title' | 'columns'>;

/** Fields that only activities have. `OF_MILESTONES` has the fields that only milestones have. */
const OF_DAY = ['duration', 'buffer', 'track', 'locked'];
const OF_MILESTONES = ['reminder_days_before', 'completed_at'];

/**
 * Returns the columns that `placed` doesn't contain, without the fields that only the other kind of item has.
 */
const others = (
  { columns }: Description,
  placed: Readonly<Record<string, string>>,
  foreign: readonly string[],
) =>
  columns.filter(
    ({ key }) => !(key in placed || key === 'title' || key === 'starts_at' || foreign.includes(key)),
  );

/** Formats the run sheet as a file with one line per activity, in the event's local time. */
export function dayFile(
  t: T,
  description: Description,
  zone: string,
  rows: readonly RunSheetRow[],
): CsvCell[][] {
  const clock = (at: number) => clockText(wallOf(zone, at).minutes);
  const heads = {
    duration: t('csv.minutes'),
    buffer: t('csv.buffer'),
    title: t('csv.what'),
    track: t('csv.track'),
    responsible: t('csv.who'),
    place: t('csv.where'),
    notes: t('csv.notes'),
  };
  return tableOf<RunSheetRow>(
    [
      { label: t('csv.date'), csv: (row) => wallOf(zone, row.starts_at).date },
      { label: t('csv.from'), csv: (row) => clock(row.starts_at) },
      { label: t('csv.to'), csv: (row) => clock(endOf(row)) },
      ...headed(description.columns, heads),
      ...others(description, heads, OF_MILESTONES),
    ],
    rows,
  );
}

/** A milestone, or a date that comes from money or tasks. */
interface Line {
  readonly date: string;
  readonly milestone: Milestone | null;
  readonly known: KnownWords | null;
}

/** Formats milestones as a file, including dates that come from money and tasks. */
export function milestonesFile(
  t: T,
  description: Description,
  milestones: readonly Milestone[],
  days: readonly KnownDay[],
  words: (day: KnownDay) => KnownWords,
): CsvCell[][] {
  const lines = [
    ...milestones.map((milestone): Line => ({ date: milestone.starts_on, milestone, known: null })),
    ...days.map((day): Line => ({ date: day.date, milestone: null, known: words(day) })),
  ].sort((a, b) => a.date.localeCompare(b.date));
  const milestoneOf = ({ milestone }: Line) => milestone;
  const heads = {
    completed_at: t('csv.reached'),
    reminder_days_before: t('csv.reminder'),
    responsible: t('csv.who'),
    place: t('csv.where'),
  };
  return tableOf<Line>(
    [
      { label: t('csv.date'), csv: ({ date }) => date },
      {
        label: t('csv.what'),
        csv: ({ milestone, known }) => (milestone ? description.title(milestone) : (known?.title ?? null)),
      },
      ...columnsOf(headed(description.columns, heads), milestoneOf),
      { label: t('csv.notes'), csv: ({ milestone, known }) => (milestone ?? known)?.notes ?? null },
      { label: t('csv.source'), csv: ({ known }) => known?.from ?? null },
      ...columnsOf(others(description, { ...heads, notes: '' }, OF_DAY), milestoneOf),
    ],
    lines,
  );
}
