import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Finding } from '@/domain/timeline/checks';
import { counted, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Setting } from '@/parts/event-setting';
import { Disclosure } from '@/ui/disclosure';
import { useClock, useItemTitle, useLength } from './timeline-words';

interface ChecksPanelProps {
  found: readonly Finding[];
  setting: Setting;
  hours: number;
  onOpen: (id: string) => void;
}

/** What is worth a second look, each with the way to the row. */
export const ChecksPanel = memo(function ChecksPanel({ found, setting, hours, onOpen }: ChecksPanelProps) {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  const clock = useClock(setting.zone);
  if (found.length === 0)
    return (
      <p className="flex items-center gap-2 text-positive">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {t('checks.fine')}
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
  return (
    <section aria-label={t('checks.title', counted(found.length))}>
      <Disclosure
        className="rounded-card bg-attention-soft px-4 text-attention"
        summaryClassName="justify-between flex-row-reverse min-h-11 items-center"
        contentClassName="pb-2"
        title={
          <h2 className="flex items-center gap-2 text-base">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
            {t('checks.title', counted(found.length))}
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
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
});
