import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { DateText } from '@/domain/calendar';
import { datesOf } from '@/domain/plan/event-days';
import { type Minute, SUN_EVENTS } from '@/domain/timeline/item';
import { rowSchema } from '@/domain/timeline/schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { FormMoment } from '@/parts/form/form-moment';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { useClock } from '../timeline-words';

const Form = fields(rowSchema, 'timeline');

export type RunRowValues = z.input<typeof rowSchema>;

interface StartFieldsProps {
  setting: EventSetting;
  /** `suggested` is the suggested date. An entered time of day is read as an instant near `near`. */
  begins: { readonly suggested: DateText; readonly near: Minute };
}

/** Fields for an activity's start: a local time, or minutes before or after a sun event such as sunset. */
export function StartFields({ setting, begins }: StartFieldsProps) {
  const { t } = useTranslation('timeline');
  const { plan } = usePlanContext();
  const clock = useClock(setting.zone);
  const anchor = useWatch<RunRowValues, 'anchor'>({ name: 'anchor' });
  const shines = SUN_EVENTS.filter((event) => setting.sun[event] !== null);
  const sun = shines.find((event) => event === anchor);
  const at = sun ? setting.sun[sun] : null;
  return (
    <>
      <Form.Select
        name="anchor"
        options={(['none', 'locked', ...shines] as const).map((one) => ({
          value: one,
          label: t(`form.anchors.${one}`),
        }))}
      />
      {sun && at !== null ? (
        <Form.Text name="offset" hint={t('form.offsetHint', { event: t(`sun.${sun}`), time: clock(at) })} />
      ) : (
        <FormMoment
          {...begins}
          days={datesOf(plan)}
          zone={setting.zone}
          dateLabel={t('form.date')}
          timeLabel={t('form.time')}
          time={{ type: 'time' }}
          className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3"
        />
      )}
    </>
  );
}
