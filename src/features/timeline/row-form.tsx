import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { endOf, type RunSheetRow, SUN_EVENTS, TRACKS } from '@/domain/timeline/item';
import { type RowFields, rowSchema, type TimelineProblem } from '@/domain/timeline/schema';
import { clockText, wallOf } from '@/domain/timeline/zone';
import { DateField } from '@/parts/date-field';
import { TextField } from '@/ui/field';
import { FormButtons } from '@/ui/form-buttons';
import { SelectField } from '@/ui/select';
import { AboutFields } from './about-fields';
import { useClock } from './timeline-words';
import type { Setting } from './use-timeline';

interface RowFormProps {
  row: RunSheetRow | null;
  /** As the reader sees it. */
  title: string;
  rows: readonly RunSheetRow[];
  setting: Setting;
  event_date: string;
  /** Who is in charge of something already. */
  people: readonly (string | null)[];
  onSave: (fields: RowFields) => void;
  onDelete?: (() => void) | undefined;
}

const NOON = 720;
const HALF_HOUR = 30;

export function RowForm(props: RowFormProps) {
  const { row, title, rows, setting, event_date, people, onSave, onDelete } = props;
  const { t } = useTranslation('timeline');
  const clock = useClock(setting.zone);
  const last = rows.filter(({ track }) => track === 'guests').at(-1);
  const starts = row?.starts_at ?? (last && endOf(last));
  const wall = starts === undefined ? { date: event_date, minutes: NOON } : wallOf(setting.zone, starts);
  const anchored: RowFields['anchor'] = row?.sun?.event ?? (row?.locked ? 'locked' : 'none');
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(rowSchema),
    mode: 'onTouched',
    defaultValues: {
      title,
      date: wall.date,
      time: clockText(wall.minutes),
      duration: String(row?.duration ?? HALF_HOUR),
      buffer: String(row?.buffer ?? 0),
      track: row?.track ?? 'guests',
      anchor: anchored,
      offset: String(row?.sun?.offset ?? 0),
      responsible: row?.responsible ?? '',
      place: row?.place ?? '',
      notes: row?.notes ?? '',
    },
  });
  const { errors } = formState;
  const problem = (message: string | undefined) => (message ? t(message as TimelineProblem) : undefined);
  const anchor = useWatch({ control, name: 'anchor' });
  const shines = SUN_EVENTS.filter((event) => setting.sun[event] !== null);
  const sun = shines.find((event) => event === anchor);
  const at = sun ? setting.sun[sun] : null;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <TextField
        label={t('form.title')}
        autoComplete="off"
        error={problem(errors.title?.message)}
        {...register('title')}
      />
      <Controller
        control={control}
        name="anchor"
        render={({ field: { value, onChange, onBlur } }) => (
          <SelectField
            label={t('form.anchor')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={(['none', 'locked', ...shines] as const).map((one) => ({
              value: one,
              label: t(`form.anchors.${one}`),
            }))}
          />
        )}
      />
      {sun && at !== null ? (
        <TextField
          label={t('form.offset')}
          hint={t('form.offsetHint', { event: t(`sun.${sun}`), time: clock(at) })}
          inputMode="text"
          autoComplete="off"
          error={problem(errors.offset?.message)}
          {...register('offset')}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3">
          <Controller
            control={control}
            name="date"
            render={({ field }) => (
              <DateField {...field} label={t('form.date')} error={problem(errors.date?.message)} />
            )}
          />
          <TextField
            type="time"
            label={t('form.time')}
            error={problem(errors.time?.message)}
            {...register('time')}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('form.duration')}
          inputMode="numeric"
          autoComplete="off"
          error={problem(errors.duration?.message)}
          {...register('duration')}
        />
        <TextField
          label={t('form.buffer')}
          hint={t('form.bufferHint')}
          inputMode="numeric"
          autoComplete="off"
          error={problem(errors.buffer?.message)}
          {...register('buffer')}
        />
      </div>
      <Controller
        control={control}
        name="track"
        render={({ field: { value, onChange, onBlur } }) => (
          <SelectField
            label={t('form.track')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            options={TRACKS.map((one) => ({ value: one, label: t(`track.${one}`) }))}
          />
        )}
      />
      <AboutFields
        people={people}
        register={(field) => register(field)}
        problem={(field) => problem(errors[field]?.message)}
      />
      <FormButtons
        save={t(row ? 'form.save' : 'form.create')}
        remove={t('form.delete')}
        onRemove={onDelete}
      />
    </form>
  );
}
