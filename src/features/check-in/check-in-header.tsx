import { Printer } from 'lucide-react';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { CheckInCounts } from './check-in-list';

interface CheckInHeaderProps {
  counts: CheckInCounts;
  empty: boolean;
  /** First day on which arrivals can be recorded; null once that day has come. */
  opens: string | null;
}

/** How many of the expected people have arrived, and the menu for printing. */
export function CheckInHeader({ counts, empty, opens }: CheckInHeaderProps) {
  const { t } = useTranslation('arrivals');
  const more = counts.arrived - counts.expected + counts.missing;
  return (
    <header>
      <div className="flex items-center justify-between gap-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h1 className="font-sans text-base font-normal tracking-normal text-ink-muted">{t('title')}</h1>
          {opens && (
            <p className="text-sm text-ink-muted">{t('early', { date: formatDate(opens, 'medium') })}</p>
          )}
        </div>
        {!empty && (
          <Button
            look="quiet"
            size="small"
            icon={<Printer className="size-4.5" />}
            onClick={() => window.print()}
          >
            <span className="max-sm:sr-only">{t('print')}</span>
          </Button>
        )}
      </div>
      <p role="status">
        <span className="block font-serif text-3xl leading-tight font-medium text-accent-strong sm:text-4xl">
          {t('arrived', { count: counts.arrived })}
        </span>
        <span className="text-ink-muted">
          <span>{t('expected', { count: counts.expected })}</span> <span>·</span>{' '}
          <span>{t('missing', { count: counts.missing })}</span>
          {counts.open > 0 && <span>{` · ${t('unanswered', { count: counts.open })}`}</span>}
          {more > 0 && <span>{` · ${t('more', { count: more })}`}</span>}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-line sm:mt-3 sm:h-3">
        <div
          className="h-full rounded-full bg-positive transition-[width]"
          style={{
            width: `${counts.expected === 0 ? 0 : (100 * (counts.expected - counts.missing)) / counts.expected}%`,
          }}
        />
      </div>
    </header>
  );
}
