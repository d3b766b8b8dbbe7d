import { memo, useMemo, useState } from 'react';
import { delayRows, usualTarget } from '@/domain/timeline/delays/delay-rows';
import type { RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { SelectField } from '@/ui/select';
import { Skeleton } from '@/ui/states';
import { useDayClock } from '../timeline-words';
import { DelayBars } from './delay-bars';
import { DelayDay } from './delay-day';
import { DelayVerdict } from './delay-verdict';
import { useDelays } from './use-delays';

interface DelayPanelProps {
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  event_date: string;
  /** Absent for people who can only read the plan. */
  onChange?: ChangeRows<TimelineItem> | undefined;
}

/** A fixed seed, so that the same day always gives the same result. */
const SEED = 20_261_121;
/**
 * Choices in minutes after the planned start. The simulation tells how likely the activity is to start even
 * later.
 */
const LATER = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const USUAL_LATER = 15;

/** Panel that simulates delays. Shows how likely delays are, the likely start, and the best remedies. */
export const DelayPanel = memo(function DelayPanel({ rows, setting, event_date, onChange }: DelayPanelProps) {
  const { t } = useTranslation('delays');
  const title = useItemTitle();
  const clock = useDayClock(setting.zone, event_date);
  const [chosen, setChosen] = useState<string | null>(null);
  const [later, setLater] = useState(USUAL_LATER);
  const guests = useMemo(() => rows.filter(({ track }) => track === 'guests'), [rows]);
  const target = guests.find(({ id }) => id === chosen) ?? usualTarget(rows);
  const question = useMemo(
    () =>
      target && {
        rows: delayRows(rows),
        target: target.id,
        moment: target.starts_at + later,
        seed: SEED,
      },
    [rows, target, later],
  );
  const { answered, failed } = useDelays(question);
  const told = answered && rows.find(({ id }) => id === answered.question.target);
  if (!target) return null;
  return (
    <section aria-labelledby="delays" className="card flex flex-col gap-6 p-4 sm:p-6">
      <div>
        <h2 id="delays" className="text-xl">
          {t('title')}
        </h2>
        <p className="measure mt-1 text-ink-muted">{t('text')}</p>
      </div>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t('what')}
          value={target.id}
          onChange={setChosen}
          options={guests.slice(1).map((row) => ({ value: row.id, label: title(row) }))}
        />
        <SelectField
          label={t('after')}
          value={`${later}`}
          onChange={(value) => setLater(Number(value))}
          options={LATER.map((minutes) => ({
            value: `${minutes}`,
            label: clock(target.starts_at + minutes),
          }))}
        />
      </div>
      {failed && (
        <p role="alert" className="text-danger">
          {t('failed')}
        </p>
      )}
      {answered && told ? (
        <>
          <DelayVerdict
            {...answered}
            rows={rows}
            target={told}
            setting={setting}
            event_date={event_date}
            onChange={onChange}
          />
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <DelayBars {...answered} target={told} setting={setting} event_date={event_date} />
            <DelayDay {...answered} rows={guests} setting={setting} event_date={event_date} />
          </div>
          <p className="measure text-sm text-ink-muted">{t('source')}</p>
        </>
      ) : (
        !failed && <Skeleton className="h-72 w-full" />
      )}
    </section>
  );
});
