import type { RatedRemedy } from '@/domain/timeline/delays/delay-remedies';
import { withRemedy } from '@/domain/timeline/delays/delay-rows';
import { RUNS } from '@/domain/timeline/delays/delays';
import type { RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { formatNumber, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { useDayClock, useLength } from '../timeline-words';
import type { Answered } from './use-delays';

interface DelayVerdictProps extends Answered {
  rows: readonly RunSheetRow[];
  target: RunSheetRow;
  setting: EventSetting;
  event_date: string;
  onChange?: ChangeRows<TimelineItem> | undefined;
}

/** Below this probability, no remedy is suggested. */
const CALM = 0.05;

export function DelayVerdict(props: DelayVerdictProps) {
  const { question, answer, rows, target, setting, event_date, onChange } = props;
  const { t } = useTranslation('delays');
  const title = useItemTitle();
  const length = useLength();
  const clock = useDayClock(setting.zone, event_date);
  const named = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? title(row) : '';
  };
  const how = ({ way, shifts, follows, minutes }: RatedRemedy) =>
    way === 'shorter'
      ? t('how.shorter', { what: named(follows), minutes: length(minutes) })
      : t('how.earlier', {
          count: shifts.size,
          others: formatNumber(shifts.size - 1),
          what: named([...shifts.keys()][0] ?? ''),
          minutes: length(minutes),
        });
  const add = (remedy: RatedRemedy) => {
    const before = new Map(rows.map((row) => [row.id, row]));
    onChange?.(
      withRemedy(rows, remedy).map((after) => ({ before: before.get(after.id) ?? null, after })),
      t('said', { minutes: length(remedy.minutes), before: named(remedy.before) }),
    );
  };
  // If the day has changed since the simulation, the simulation's remedies must not be applied.
  const current = question.rows.every(({ id, start, duration }) => {
    const row = rows.find((one) => one.id === id);
    return row?.starts_at === start && row.duration === duration;
  });
  const words = { what: title(target), time: clock(question.moment), runs: formatNumber(RUNS) };
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-serif text-xl leading-snug sm:text-2xl">
        {answer.chance === 0
          ? t('never', words)
          : t('chance', { ...words, percent: formatPercent(answer.chance, 0) })}
      </p>
      {answer.remedies.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {answer.remedies.map((remedy) => (
            <li
              key={`${remedy.before} ${remedy.way}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-medium">
                  {t('remedy', {
                    minutes: length(remedy.minutes),
                    before: named(remedy.before),
                    percent: formatPercent(remedy.chance, 0),
                  })}
                </p>
                <p className="text-sm text-ink-muted">{how(remedy)}</p>
              </div>
              {onChange && (
                <Button look="secondary" size="small" disabled={!current} onClick={() => add(remedy)}>
                  {t('add', { minutes: length(remedy.minutes) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">{t(answer.chance < CALM ? 'calm' : 'nothing')}</p>
      )}
    </div>
  );
}
