import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TimelineItem } from '@/domain/timeline/item';
import { left, type Proposal, taken, timelineProposals } from '@/domain/timeline/proposals';
import { wallOf } from '@/domain/timeline/zone';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/button';
import { CalendarDays } from '@/ui/icons';
import { counted, useClock, useItemTitle } from './timeline-words';
import type { ChangeTimeline, TimelineChange } from './use-change-timeline';
import type { Setting } from './use-timeline';

interface ProposalsPanelProps {
  items: readonly TimelineItem[];
  facts: ChecklistFacts;
  setting: Setting;
  today: string;
  onChange: ChangeTimeline;
}

/** Lines at first: a moved day has thirty. */
const FIRST = 5;

/** When the event has moved, or the sun with it: what would follow, taken or left line by line. */
export const ProposalsPanel = memo(function ProposalsPanel(props: ProposalsPanelProps) {
  const { items, facts, setting, today, onChange } = props;
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const clock = useClock(setting.zone);
  const [all, setAll] = useState(false);
  const { event_date } = facts;
  const { lines, kept, unmoved } = useMemo(
    () => timelineProposals(items, facts, setting.sun, today),
    [items, facts, setting.sun, today],
  );
  if (lines.length === 0) return null;
  const moved = lines.some(({ kind }) => kind !== 'sun');
  const take = (line: Proposal): TimelineChange => ({ before: line.item, after: taken(line, event_date) });
  const leave = (line: Proposal): TimelineChange => {
    const { item } = line;
    // Against the sun it is no longer anchored: else it would be proposed again.
    const kept = item.kind === 'schedule' && line.kind === 'sun' ? { ...item, sun: null } : item;
    return { before: item, after: left(kept, event_date) };
  };
  const settled = unmoved.map((item): TimelineChange => ({ before: item, after: left(item, event_date) }));
  const one = lines.length === 1 ? settled : [];
  const when = (at: number) => `${formatDate(wallOf(setting.zone, at).date, 'medium')}, ${clock(at)}`;
  const words = (line: Proposal): string => {
    switch (line.kind) {
      case 'day':
        return t('proposals.day', { to: when(line.to) });
      case 'sun':
        return t('proposals.sun', { from: clock(line.item.starts_at), to: clock(line.to) });
      case 'move':
        return t('proposals.move', {
          from: formatDate(line.item.starts_on, 'medium'),
          to: formatDate(line.to, 'medium'),
        });
      case 'drop':
        return t('proposals.drop');
    }
  };
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <section aria-labelledby="proposals" className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id="proposals" className="flex items-start gap-2 text-xl">
        <CalendarDays aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
        {moved ? t('proposals.title', { date: formatDate(event_date) }) : t('proposals.sunTitle')}
      </h2>
      <p className="mt-1 text-ink-muted">
        {t('proposals.text', counted(lines.length))}
        {kept.length > 0 && ` ${t('proposals.kept', counted(kept.length))}`}
      </p>
      <div className="my-3 flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() =>
            onChange([...lines.map(take), ...settled], t('proposals.taken', counted(lines.length)))
          }
        >
          {t('proposals.takeAll')}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => onChange([...lines.map(leave), ...settled], t('proposals.left'))}
        >
          {t('proposals.leaveAll')}
        </Button>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((line) => {
          const what = title(line.item);
          return (
            <li key={line.item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-64">
                <span className="font-medium break-words">{what}</span>
                <span className="block text-sm text-ink-muted">{words(line)}</span>
              </span>
              <Button
                look="secondary"
                size="small"
                aria-label={t('proposals.takeOne', { what })}
                onClick={() => onChange([take(line), ...one], t('proposals.taken', counted(1)))}
              >
                {t('proposals.take')}
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-label={t('proposals.leaveOne', { what })}
                onClick={() => onChange([leave(line), ...one], t('proposals.left'))}
              >
                {t('proposals.leave')}
              </Button>
            </li>
          );
        })}
      </ul>
      {lines.length > shown.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {t('proposals.more', counted(lines.length - shown.length))}
        </Button>
      )}
    </section>
  );
});
