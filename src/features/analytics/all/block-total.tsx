import { useOutbox } from '@/data/sync/use-rows';
import type { EventLine } from '@/domain/analytics/analytics';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Main figure of one currency: the expected cost of its events next to their budget. */
export function BlockTotal({ lines, currency }: { lines: readonly EventLine[]; currency: string }) {
  const { t } = useTranslation('analytics');
  const waiting = useOutbox().entries.length;
  const total = (key: 'expected' | 'committed' | 'paid') => lines.reduce((sum, line) => sum + line[key], 0);
  const budget = lines.reduce((sum, { event }) => sum + event.budget, 0);
  const money = (cents: number) => formatMoney(cents, currency);
  const expected = total('expected');
  return (
    <div>
      <p className="text-ink-muted">{t('lead', { count: lines.length })}</p>
      <p className="font-serif text-4xl font-medium break-words text-accent-strong">
        {expected !== 0 ? money(expected) : t('noCosts')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ink-muted">
        <span>{t('of', { budget: money(budget) })}</span>
        {expected !== 0 ? (
          <>
            <span>{t('signed', { committed: money(total('committed')), paid: money(total('paid')) })}</span>
            <span>
              {expected > budget
                ? t('over', { amount: money(expected - budget) })
                : t('left', { amount: money(budget - expected) })}
            </span>
          </>
        ) : (
          <span>{t('noCostsText')}</span>
        )}
      </p>
      {waiting > 0 && <p className="mt-1 text-sm text-attention">{t('behind')}</p>}
    </div>
  );
}
