import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import type { Finding } from '@/domain/timeline/checks';
import { counted, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Setting } from '@/parts/event-setting';
import { Button } from '@/ui/button';
import { useClock, useItemTitle, useLength } from './timeline-words';

interface ChecksPanelProps {
  found: readonly Finding[];
  setting: Setting;
  hours: number;
  onOpen: (id: string) => void;
}

const FIRST = 4;

/** What is worth a second look, each with the way to the row. */
export const ChecksPanel = memo(function ChecksPanel({ found, setting, hours, onOpen }: ChecksPanelProps) {
  const { t } = useTranslation('timeline');
  const title = useItemTitle();
  const length = useLength();
  const clock = useClock(setting.zone);
  const [all, setAll] = useState(false);
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
  const shown = all ? found : found.slice(0, FIRST);
  return (
    <section
      aria-labelledby="checks"
      className="rounded-card bg-attention-soft px-4 py-2 text-attention max-sm:text-sm sm:py-3"
    >
      <h2 id="checks" className="flex items-center gap-2 sm:text-lg">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('checks.title', counted(found.length))}
      </h2>
      <ul className="mt-1">
        {shown.map((finding) => (
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
      {found.length > shown.length && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t('checks.more', counted(found.length - shown.length))}
        </Button>
      )}
    </section>
  );
});
