import { endOf, type Minute, type RunSheetRow, TRACKS } from '@/domain/timeline/item';
import { type RowFields, rowSchema, TIMELINE_LENGTHS, type TimelineProblem } from '@/domain/timeline/schema';
import { clockText, eveningOf, instantOf, wallOf } from '@/domain/timeline/zone';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import type { Pieces } from '@/ui/pieces';
import { faces } from '../rows';
import { AboutFields } from './about-fields';
import { rowOfFields, withMade } from './make-items';
import { type RunRowValues, StartFields } from './start-fields';
import { type SheetActions, useSheetWords } from './use-sheet-words';

const Form = fields(rowSchema, 'timeline');

interface RunRowSheetProps extends SheetActions {
  row: RunSheetRow | null;
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  children: Pieces;
}

const NOON = 720;
const HALF_HOUR = 30;

/**
 * Returns the start of a new activity: after the last activity of the guests, or noon if they have no
 * activity.
 */
function startOf({ row, rows, setting }: RunRowSheetProps, event_date: string): Minute {
  const last = rows.filter(({ track }) => track === 'guests').at(-1);
  return row?.starts_at ?? (last ? endOf(last) : instantOf(setting.zone, event_date, NOON));
}

function valuesOf({ row, setting }: RunRowSheetProps, starts: Minute, title: string): RunRowValues {
  const wall = wallOf(setting.zone, starts);
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

export function RunRowSheet(props: RunRowSheetProps) {
  const { row, rows, setting, children, ...actions } = props;
  const { t } = useTranslation('timeline');
  const { id, event_date } = usePlanContext().plan;
  const description = faces.timeline_items.useDescription(id);
  const title = row ? description.title(row) : '';
  const { zone } = setting;
  const starts = startOf(props, event_date);
  return (
    <RowSheet
      row={row}
      description={description}
      form={{
        name: 'run-row',
        schema: rowSchema,
        problem: (message) => t(message as TimelineProblem),
        values: valuesOf(props, starts, title),
        withFields: (fields) => withMade(row, rowOfFields(fields, row, { ...setting, event_date }), title),
        fields: (
          <>
            <Form.Text name="title" max={TIMELINE_LENGTHS.title} />
            <StartFields
              setting={setting}
              begins={{ suggested: wallOf(zone, starts).date, near: row ? starts : eveningOf(zone, starts) }}
            />
            <div className="grid grid-cols-2 gap-3">
              <Form.Number name="duration" />
              <Form.Number name="buffer" hint={t('form.bufferHint')} />
            </div>
            <Form.Select
              name="track"
              options={TRACKS.map((one) => ({ value: one, label: t(`track.${one}`) }))}
            />
            <AboutFields people={rows.map(({ responsible }) => responsible)} />
          </>
        ),
      }}
      words={useSheetWords(t('form.newRow'))}
      {...actions}
    >
      {children}
    </RowSheet>
  );
}
