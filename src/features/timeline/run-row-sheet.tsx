import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf, type RunSheetRow, TRACKS } from '@/domain/timeline/item';
import { type RowFields, rowSchema, type TimelineProblem } from '@/domain/timeline/schema';
import { clockText, wallOf } from '@/domain/timeline/zone';
import { FormNumber, FormSelect, FormText } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { AboutFields } from './about-fields';
import { type RunRowValues, StartFields } from './start-fields';
import type { Setting } from './use-setting';

interface RunRowFormProps {
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
  onReopen?: (() => void) | undefined;
  children?: ReactNode;
}

const NOON = 720;
const HALF_HOUR = 30;

/** What a line begins with: after the guests' last one, or at noon. */
function valuesOf({ row, title, rows, setting, event_date }: RunRowFormProps): RunRowValues {
  const last = rows.filter(({ track }) => track === 'guests').at(-1);
  const starts = row?.starts_at ?? (last && endOf(last));
  const wall = starts === undefined ? { date: event_date, minutes: NOON } : wallOf(setting.zone, starts);
  const anchor: RowFields['anchor'] = row?.sun?.event ?? (row?.locked ? 'locked' : 'none');
  return {
    title,
    date: wall.date,
    time: clockText(wall.minutes),
    duration: String(row?.duration ?? HALF_HOUR),
    buffer: String(row?.buffer ?? 0),
    track: row?.track ?? 'guests',
    anchor,
    offset: String(row?.sun?.offset ?? 0),
    responsible: row?.responsible ?? '',
    place: row?.place ?? '',
    notes: row?.notes ?? '',
  };
}

export function RunRowForm(props: RunRowFormProps) {
  const { row, setting, people, onSave, onDelete, onReopen, children } = props;
  const { t } = useTranslation('timeline');
  return (
    <RowForm
      form="run-row"
      row={row?.id}
      schema={rowSchema}
      problem={(message) => t(message as TimelineProblem)}
      values={valuesOf(props)}
      saveLabel={t(row ? 'form.save' : 'form.create')}
      deleteLabel={t('form.delete')}
      onSave={onSave}
      onDelete={onDelete}
      onReopen={onReopen}
    >
      <FormText<RunRowValues> name="title" label={t('form.title')} />
      <StartFields setting={setting} />
      <div className="grid grid-cols-2 gap-3">
        <FormNumber<RunRowValues> name="duration" label={t('form.duration')} />
        <FormNumber<RunRowValues> name="buffer" label={t('form.buffer')} hint={t('form.bufferHint')} />
      </div>
      <FormSelect<RunRowValues>
        name="track"
        label={t('form.track')}
        options={TRACKS.map((one) => ({ value: one, label: t(`track.${one}`) }))}
      />
      <AboutFields people={people} />
      {children}
    </RowForm>
  );
}
