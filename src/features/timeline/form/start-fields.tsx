import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { SUN_EVENTS } from '@/domain/timeline/item';
import type { rowSchema } from '@/domain/timeline/schema';
import { useTranslation } from '@/lib/translation';
import type { Setting } from '@/parts/event-setting';
import { FormDate, FormSelect, FormText } from '@/parts/form/form-fields';
import { useClock } from '../timeline-words';

/** A line of the day as its form holds it. */
export type RunRowValues = z.input<typeof rowSchema>;

/** When a line of the day begins: by the clock, or so long before or after what the sun does. */
export function StartFields({ setting }: { setting: Setting }) {
  const { t } = useTranslation('timeline');
  const clock = useClock(setting.zone);
  const anchor = useWatch<RunRowValues, 'anchor'>({ name: 'anchor' });
  const shines = SUN_EVENTS.filter((event) => setting.sun[event] !== null);
  const sun = shines.find((event) => event === anchor);
  const at = sun ? setting.sun[sun] : null;
  return (
    <>
      <FormSelect<RunRowValues>
        name="anchor"
        label={t('form.anchor')}
        options={(['none', 'locked', ...shines] as const).map((one) => ({
          value: one,
          label: t(`form.anchors.${one}`),
        }))}
      />
      {sun && at !== null ? (
        <FormText<RunRowValues>
          name="offset"
          label={t('form.offset')}
          hint={t('form.offsetHint', { event: t(`sun.${sun}`), time: clock(at) })}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3">
          <FormDate<RunRowValues> name="date" label={t('form.date')} />
          <FormText<RunRowValues> type="time" name="time" label={t('form.time')} />
        </div>
      )}
    </>
  );
}
