import { CircleCheck, Globe, Moon, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import type { TablesThat } from '@/domain/follows/follows';
import { zonesOf } from '@/domain/places/location';
import { inOtherZone } from '@/domain/timeline/following';
import type { RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { isZone } from '@/domain/timeline/zone';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/states';
import { useClock, zoneName } from '../timeline-words';
import { ZoneChoice } from './zone-choice';

interface DaySettingProps {
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  onChange: ChangeRows<TimelineItem>;
}

/** Returns true if the event's place is in another time zone than the run sheet. */
const isElsewhere = ({ zone, ownZone }: EventSetting, country: string): boolean =>
  zone !== ownZone && !zonesOf(country).includes(zone);

/**
 * Summary in one line. It begins with a changed time zone or else the number of findings, and ends with the
 * time of sunset.
 */
export function DaySettingLine({ setting, found }: { setting: EventSetting; found: number }) {
  const { t } = useTranslation('timeline');
  const { plan, editable } = usePlanContext();
  const { sunset } = setting.sun;
  const clock = useClock(setting.zone);
  const asks = editable && isElsewhere(setting, plan.country);
  const Icon = found > 0 || asks ? TriangleAlert : CircleCheck;
  return (
    <>
      <span
        className={cx(
          'inline-flex min-w-0 items-center gap-1.5 font-semibold',
          found > 0 || asks ? 'text-attention' : 'text-positive',
        )}
      >
        <Icon className="size-4.5 shrink-0" />
        <span>
          {asks ? t('zone.moved') : found > 0 ? t('checks.title', { count: found }) : t('checks.fine')}
        </span>
      </span>
      {sunset !== null && (
        <span className="inline-flex items-center gap-1.5 text-ink-muted">
          <Moon className="size-4" />
          <span aria-hidden="true">{clock(sunset)}</span>
          <span className="sr-only">{t('sun.line', { time: clock(sunset) })}</span>
        </span>
      )}
    </>
  );
}

/** Texts about rows that a change of the time zone affects. */
const FOLLOWING: { readonly [T in TablesThat<'zone', 'proposed'>]: typeof inOtherZone } = {
  timeline_items: inOtherZone,
};

export const DaySetting = memo(function DaySetting({ rows, setting, onChange }: DaySettingProps) {
  const { t } = useTranslation(['timeline', 'common']);
  const { plan, editable } = usePlanContext();
  const clock = useClock(setting.zone);
  const [open, setOpen] = useState(false);
  const { zone, ownZone, sun, known } = setting;
  const choose = (next: string) => {
    setOpen(false);
    if (next === zone) return;
    const changed = FOLLOWING.timeline_items(rows, next);
    onChange(
      rows.map((before, i) => ({ before, after: changed[i] ?? before })),
      t('zone.said', { zone: zoneName(next) }),
    );
  };
  const near = zonesOf(plan.country).filter(isZone);
  return (
    <div className="flex flex-col gap-3">
      {editable && isElsewhere(setting, plan.country) && (
        <Notice tone="attention" icon={<Globe className="mt-0.5 size-5 shrink-0" />}>
          <p className="font-semibold">{t('zone.moved')}</p>
          <p>{t('zone.movedText', { from: zoneName(zone), to: zoneName(ownZone) })}</p>
          <Button look="secondary" size="small" className="mt-2" onClick={() => choose(ownZone)}>
            {t('zone.take', { to: zoneName(ownZone) })}
          </Button>
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        <span
          className="inline-flex items-center gap-1.5"
          title={known ? t(`sun.place.${known}`, { place: plan.city }) : undefined}
        >
          <Moon className="size-4" />
          <span>{sun.sunset === null ? t('sun.none') : t('sun.line', { time: clock(sun.sunset) })}</span>
        </span>
        {known && <span className="max-sm:hidden">{t(`sun.place.${known}`, { place: plan.city })}</span>}
        <span className="inline-flex items-center gap-1.5">
          <Globe className="size-4" />
          {editable ? (
            <Button look="quiet" size="small" className="-mx-2 px-2" onClick={() => setOpen(true)}>
              <span>{t('zone.now', { zone: zoneName(zone) })}</span>
              <span className="sr-only">{`. ${t('zone.change')}`}</span>
            </Button>
          ) : (
            <span>{t('zone.now', { zone: zoneName(zone) })}</span>
          )}
        </span>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('zone.label')}
        description={t('zone.text')}
        closeLabel={t('common:close')}
      >
        <ZoneChoice zone={zone} near={near} onChange={choose} />
      </Dialog>
    </div>
  );
});
