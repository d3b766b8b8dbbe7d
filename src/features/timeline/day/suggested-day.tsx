import { Fragment, useMemo, useState } from 'react';
import { TEMPLATE_IDS } from '@/domain/kinds/day-ids';
import type { Ceremony } from '@/domain/plan/ceremony';
import {
  generateDay,
  knowsChurch,
  templatesFor,
  usualCeremony,
  usualTemplate,
} from '@/domain/timeline/generate';
import { byDays, lineKey, startOf, type TimelineItem } from '@/domain/timeline/item';
import { TEMPLATE_SOURCES } from '@/domain/timeline/templates.data';
import { clockText, readClock, wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { CeremonyChoice } from '@/parts/plan/ceremony-choice';
import { dayFacts } from '@/parts/plan/plan-facts';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { rowOfLine } from '@/parts/time/made-timeline';
import { useLineText } from '@/parts/time/timeline-words';
import { useClockChange } from '@/parts/time/use-clock-change';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { useClock, useLength } from '../timeline-words';

interface SuggestedDayProps {
  setting: EventSetting;
  onChange: ChangeRows<TimelineItem>;
  /** Opens the form to add the first activity by hand. */
  onOwn: () => void;
}

/** Suggests and previews a run sheet made from the plan's facts. Shown if the plan has no run sheet. */
export function SuggestedDay({ setting, onChange, onOwn }: SuggestedDayProps) {
  const { t } = useTranslation('timeline');
  const { plan, editable } = usePlanContext();
  const text = useLineText();
  const length = useLength();
  const clock = useClock(setting.zone);
  const [ceremony, setCeremony] = useState<Ceremony | undefined>(() => usualCeremony(plan));
  const facts = useMemo(() => ({ ...dayFacts(plan), ceremony }), [plan, ceremony]);
  const [template, setTemplate] = useState(() => usualTemplate(facts));
  const changeOf = useClockChange(setting.zone);
  /** The entered start time; null means the template's start time. */
  const [begins, setBegins] = useState<string | null>(null);
  const typed = begins === null ? null : readClock(begins);
  const { zone, sun } = setting;
  const day = useMemo(
    () => generateDay(template, facts, zone, sun, typed),
    [template, facts, zone, sun, typed],
  );
  if (!editable)
    return (
      <EmptyState
        picture={<Sprig className="size-24 text-ink-muted" />}
        title={t('offer.nothingDay')}
        text={t('offer.nothingDayText')}
      />
    );
  const titleOf = (id: string) => text('block', lineKey(id)) ?? id;
  const accept = () =>
    onChange(
      day.lines.map((line) => ({
        before: null,
        after: rowOfLine(line, titleOf(line.id), zone, plan.event_date),
      })),
      t('offer.made'),
    );
  const guests = day.lines.filter(({ track }) => track === 'guests');
  const days = byDays(guests, startOf);
  const dateOf = ({ starts_at }: { starts_at: number }) => wallOf(zone, starts_at).date;
  const first = guests.find((line) => dateOf(line) === plan.event_date);
  const changed = changeOf(first ? dateOf(first) : plan.event_date, typed);
  const templates = templatesFor(plan.event_type);
  const source = TEMPLATE_SOURCES[templates.find(({ id }) => id === template)?.source ?? 'proposal'];
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col items-start gap-4">
        <h2 className="text-3xl">{t('offer.dayTitle')}</h2>
        <p className="measure text-ink-muted">{t('offer.dayText')}</p>
        {knowsChurch(template) && <CeremonyChoice value={ceremony} onChange={setCeremony} />}
        <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)_9.25rem] gap-3">
          <SelectField
            label={t('offer.template')}
            value={template}
            onChange={(value) => {
              setTemplate(TEMPLATE_IDS.find((id) => id === value) ?? template);
              setBegins(null);
            }}
            options={templates.map(({ id }) => ({ value: id, label: t(`template.${id}`) }))}
          />
          <TextField
            type="time"
            label={t('offer.begins')}
            value={begins ?? (first ? clockText(wallOf(zone, first.starts_at).minutes) : '')}
            onChange={(event) => setBegins(event.target.value)}
          />
        </div>
        {changed && <p role="status">{changed}</p>}
        {day.earlier > 0 && (
          <p className="text-attention">{t('offer.earlier', { minutes: length(day.earlier) })}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={accept}>{t('offer.make', { count: day.lines.length })}</Button>
          <Button look="quiet" onClick={onOwn}>
            {t('offer.own')}
          </Button>
        </div>
        <p className="text-sm text-ink-muted">
          {t('offer.source', { source: source.label, year: String(source.year) })}
        </p>
      </div>
      <section aria-labelledby="day-preview" className="card p-5">
        <h3 id="day-preview" className="mb-2 text-xl">
          {t('offer.preview')}
        </h3>
        {days.map((lines) => (
          <Fragment key={lines[0]?.id}>
            {lines[0] && (days.length > 1 || dateOf(lines[0]) !== plan.event_date) && (
              <h4 className="mt-4 font-sans font-semibold tracking-normal first-letter:uppercase">
                {formatDate(dateOf(lines[0]))}
              </h4>
            )}
            <ol className="flex flex-col divide-y divide-line">
              {lines.map((line) => (
                <li key={line.id} className="flex items-baseline gap-4 py-2">
                  <span className="tabular w-20 shrink-0 font-semibold">{clock(line.starts_at)}</span>
                  <span className="min-w-0 flex-1">{titleOf(line.id)}</span>
                  <span className="tabular text-sm text-ink-muted">{length(line.duration)}</span>
                </li>
              ))}
            </ol>
          </Fragment>
        ))}
      </section>
    </div>
  );
}
