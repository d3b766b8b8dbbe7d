import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import {
  isDateEdited,
  isMilestone,
  isTimeEdited,
  type RunSheetRow,
  type TimelineItem,
} from '@/domain/timeline/item';
import { formatDate } from '@/lib/format';
import type { ChangeRows } from '@/parts/use-change-rows';
import { Sheet } from '@/ui/sheet';
import { CalendarButton } from './calendar-buttons';
import { milestoneOfFields, rowOfFields } from './make-items';
import { MilestoneForm } from './milestone-form';
import { RunRowForm } from './run-row-form';
import { useDayClock, useItemTitle, useLength } from './timeline-words';
import type { Setting } from './use-setting';

interface ItemSheetProps {
  open: boolean;
  item: TimelineItem | null;
  /** Of a new one. */
  kind: TimelineItem['kind'];
  plan: Plan;
  rows: readonly RunSheetRow[];
  setting: Setting;
  today: string;
  readOnly: boolean;
  onClose: () => void;
  /** Opens it again on the same line. */
  onReopen?: () => void;
  onChange: ChangeRows<TimelineItem>;
}

function Read({ item, plan, setting }: { item: TimelineItem; plan: Plan; setting: Setting }) {
  const clock = useDayClock(setting.zone, plan.event_date);
  const length = useLength();
  const lines = [item.responsible, item.place, item.notes].filter((line) => line !== null);
  return (
    <div className="flex flex-col gap-3">
      <p className="first-letter:uppercase">
        {isMilestone(item)
          ? formatDate(item.starts_on)
          : `${clock(item.starts_at)}, ${length(item.duration)}`}
      </p>
      {lines.map((line) => (
        <p key={line} className="break-words whitespace-pre-line">
          {line}
        </p>
      ))}
    </div>
  );
}

/** What the template gave, where a person has changed it. */
function Origin({ item, plan, setting }: { item: TimelineItem; plan: Plan; setting: Setting }) {
  const { t } = useTranslation('timeline');
  const clock = useDayClock(setting.zone, plan.event_date);
  const length = useLength();
  const words = isMilestone(item)
    ? item.generated &&
      isDateEdited(item) &&
      t('form.usualDay', { date: formatDate(item.generated.origin_on, 'medium') })
    : item.generated &&
      isTimeEdited(item) &&
      t('form.usualRow', {
        time: clock(item.generated.origin_at),
        length: length(item.generated.origin_duration),
      });
  return words ? <p className="border-t border-line pt-4 text-sm text-ink-muted">{words}</p> : null;
}

/** One line beside the page: read, changed or written anew. */
export function ItemSheet(props: ItemSheetProps) {
  const { open, item, kind, plan, rows, setting, today, readOnly, onClose, onReopen, onChange } = props;
  const { t } = useTranslation(['timeline', 'common']);
  const title = useItemTitle();
  const words = item ? title(item) : '';
  const people = rows.map(({ responsible }) => responsible);
  const save = (made: TimelineItem) => {
    onClose();
    if (!item) return onChange([{ before: null, after: made }], t('said.added'));
    // A title that was not touched stays what is stored, and so goes on following the reader's language.
    const after = { ...made, title: made.title === words ? item.title : made.title };
    if (JSON.stringify(after) !== JSON.stringify({ ...after, ...item }))
      onChange([{ before: item, after }], t('said.saved'));
  };
  const remove = item
    ? () => {
        onClose();
        onChange([{ before: item, after: null }], t('said.deleted'));
      }
    : undefined;
  const { event_date } = plan;
  const rest = item && (
    <>
      <CalendarButton plan={plan} item={item} />
      {!readOnly && <Origin item={item} plan={plan} setting={setting} />}
    </>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={item ? words : t(kind === 'schedule' ? 'form.newRow' : 'form.newMilestone')}
      closeLabel={t('common:close')}
    >
      {item && readOnly ? (
        <div className="flex flex-col items-start gap-4">
          <Read item={item} plan={plan} setting={setting} />
          {rest}
        </div>
      ) : (item?.kind ?? kind) === 'schedule' ? (
        <RunRowForm
          row={item && !isMilestone(item) ? item : null}
          title={words}
          rows={rows}
          setting={setting}
          event_date={event_date}
          people={people}
          onSave={(fields) =>
            save(rowOfFields(fields, item && !isMilestone(item) ? item : null, { ...setting, event_date }))
          }
          onDelete={remove}
          onReopen={onReopen}
        >
          {rest}
        </RunRowForm>
      ) : (
        <MilestoneForm
          milestone={item && isMilestone(item) ? item : null}
          title={words}
          event_date={event_date}
          today={today}
          people={people}
          onSave={(fields) =>
            save(milestoneOfFields(fields, item && isMilestone(item) ? item : null, event_date))
          }
          onDelete={remove}
          onReopen={onReopen}
        >
          {rest}
        </MilestoneForm>
      )}
    </Sheet>
  );
}
