import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Finding } from '@/domain/timeline/checks';
import { bringForward, startLater } from '@/domain/timeline/close-gap';
import type { RunSheetRow, TimelineItem } from '@/domain/timeline/item';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import type { EventSetting } from '@/parts/time/event-setting';
import { useItemTitle } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { useClock, useLength } from '../timeline-words';

interface ChecksPanelProps {
  found: readonly Finding[];
  setting: EventSetting;
  hours: number;
  rows: readonly RunSheetRow[];
  onOpen: (id: string) => void;
  /** Absent for people who can only read the plan. */
  onChange?: ChangeRows<TimelineItem> | undefined;
}

export const ChecksPanel = memo(function ChecksPanel(props: ChecksPanelProps) {
  const { found, setting, hours, rows, onOpen, onChange } = props;
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  const clock = useClock(setting.zone);
  if (found.length === 0)
    return (
      <p className="flex items-center gap-2 text-positive">
        <CircleCheck className="size-5 shrink-0" />
        <span>{t('checks.fine')}</span>
      </p>
    );
  const words = (finding: Finding): string => {
    const minutes = length(finding.minutes);
    const row = title(finding.row);
    switch (finding.kind) {
      case 'overlap':
      case 'away':
      case 'gap':
        return t(`checks.${finding.kind}`, { row, other: title(finding.other), minutes });
      case 'busy':
        return t('checks.busy', { who: finding.responsible, row, other: title(finding.other), minutes });
      case 'long':
        return t('checks.long', { minutes, hours: formatNumber(hours) });
      case 'dark':
        return t('checks.dark', { row, time: clock(finding.sunset), minutes });
    }
  };
  /**
   * Returns the ways to close the gap before an activity: delay the activities before the gap, or bring
   * forward the activities after it.
   */
  const ways = (finding: Finding) => {
    if (finding.kind !== 'gap' || !onChange) return [];
    const { other, minutes } = finding;
    const holes = { other: title(other), minutes: length(minutes) };
    return (
      [
        ['later', startLater(rows, other, minutes)],
        ['forward', bringForward(rows, other, minutes)],
      ] as const
    ).flatMap(([way, changed]) => {
      if (!changed) return [];
      const before = new Map(rows.map((row) => [row.id, row]));
      const run = () =>
        onChange(
          changed.map((after) => ({ before: before.get(after.id) ?? null, after })),
          t('checks.closed', { count: changed.length }),
        );
      return { way, label: t(`checks.${way}`, holes), run };
    });
  };
  return (
    <section aria-label={t('checks.title', { count: found.length })}>
      <Disclosure
        className="rounded-card bg-attention-soft px-4 text-attention"
        summaryClassName="justify-between flex-row-reverse min-h-11 items-center"
        contentClassName="pb-2"
        title={
          <h2 className="flex items-center gap-2 text-base">
            <TriangleAlert className="size-5 shrink-0" />
            <span>{t('checks.title', { count: found.length })}</span>
          </h2>
        }
      >
        <ul>
          {found.map((finding) => (
            <li key={`${finding.kind} ${finding.row.id} ${'other' in finding ? finding.other.id : ''}`}>
              <button
                type="button"
                onClick={() => onOpen(finding.row.id)}
                className="min-h-11 py-1 text-left underline decoration-1 underline-offset-4 hover:no-underline sm:min-h-8"
              >
                {words(finding)}
              </button>
              <span className="flex flex-wrap gap-2 pb-2 empty:hidden">
                {ways(finding).map(({ way, label, run }) => (
                  <Button key={way} look="secondary" size="small" onClick={run}>
                    {label}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
});
