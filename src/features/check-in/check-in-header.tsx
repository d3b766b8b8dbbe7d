import { Printer } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { CheckInCounts } from './check-in-list';

/** How many have come, of how many; and what can be printed. */
export function CheckInHeader({ counts, empty }: { counts: CheckInCounts; empty: boolean }) {
  const { t } = useTranslation('arrivals');
  const more = counts.arrived - counts.expected + counts.missing;
  return (
    <header>
      <div className="flex items-center justify-between gap-2">
        <h1 className="font-sans text-base font-normal tracking-normal text-ink-muted">{t('title')}</h1>
        {!empty && (
          <Button
            look="quiet"
            size="small"
            icon={<Printer className="size-4.5" />}
            onClick={() => window.print()}
          >
            {t('print')}
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
