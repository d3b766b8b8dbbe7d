import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { endOf, type Milestone, type RunSheetRow } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import { clockText, wallOf } from '@/domain/timeline/zone';
import { useTranslation } from '@/lib/translation';
import type { Setting } from '@/parts/event-setting';
import { saveCsv } from '@/parts/rows/save-csv';
import { useItemTitle } from '@/parts/timeline-words';
import { useKnownWords } from './milestones/known-words';

const figure = (value: number) => ({ figure: value, decimals: 0 });

/** Saves the day, or the days on the way to it, as a table for a spreadsheet of the reader's language. */
export function useTimelineCsv(plan: Plan, { zone }: Setting) {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const knownWords = useKnownWords(plan.currency);
  return useMemo(() => {
    const clock = (at: number) => clockText(wallOf(zone, at).minutes);
    return {
      day: (rows: readonly RunSheetRow[]) =>
        saveCsv(plan.name, t('csv.day'), [
          [
            t('csv.date'),
            t('csv.from'),
            t('csv.to'),
            t('csv.minutes'),
            t('csv.buffer'),
            t('csv.what'),
            t('csv.track'),
            t('csv.who'),
            t('csv.where'),
            t('csv.notes'),
          ],
          ...rows.map((row) => [
            wallOf(zone, row.starts_at).date,
            clock(row.starts_at),
            clock(endOf(row)),
            figure(row.duration),
            figure(row.buffer),
            title(row),
            t(`track.${row.track}`),
            row.responsible,
            row.place,
            row.notes,
          ]),
        ]),
      milestones: (milestones: readonly Milestone[], known: readonly KnownDay[]) =>
        saveCsv(plan.name, t('csv.milestones'), [
          [
            t('csv.date'),
            t('csv.what'),
            t('csv.reached'),
            t('csv.reminder'),
            t('csv.who'),
            t('csv.where'),
            t('csv.notes'),
            t('csv.source'),
          ],
          ...[
            ...milestones.map((one) => [
              one.starts_on,
              title(one),
              one.completed_at?.slice(0, 10) ?? null,
              one.reminder_days_before === null ? null : figure(one.reminder_days_before),
              one.responsible,
              one.place,
              one.notes,
              null,
            ]),
            ...known.map((one) => [
              one.date,
              knownWords(one).title,
              null,
              null,
              null,
              null,
              knownWords(one).note,
              knownWords(one).from,
            ]),
          ].sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
        ]),
    };
  }, [plan.name, zone, t, title, knownWords]);
}
