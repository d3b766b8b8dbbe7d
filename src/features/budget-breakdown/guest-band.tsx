import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';

interface GuestBandProps {
  /** All a guest. */
  yours: number;
  low: number;
  typical: number;
  high: number;
  currency: string;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** What is usual as a band from nothing to well beyond it, and where this event stands. */
export function GuestBand({ yours, low, typical, high, currency }: GuestBandProps) {
  const { t } = useTranslation('breakdown');
  const money = (cents: number) => formatMoney(cents, currency);
  const end = Math.max(high * 1.25, Math.min(yours * 1.1, high * 2.5)) || 1;
  const at = (cents: number) => Math.min(1, Math.max(0, cents / end));
  const mark = at(yours);
  const side = mark < 0.2 ? 'left-0' : mark > 0.8 ? 'right-0' : 'left-1/2 -translate-x-1/2';
  return (
    <div
      role="img"
      aria-label={t('guests.picture', {
        yours: money(yours),
        low: money(low),
        high: money(high),
        typical: money(typical),
      })}
    >
      <div aria-hidden="true">
        <div className="relative h-7">
          <div
            className="absolute w-0 transition-[left] duration-200 ease-out"
            style={{ left: percent(mark) }}
          >
            <span className={`absolute font-semibold whitespace-nowrap ${side}`}>{t('guests.yours')}</span>
          </div>
        </div>
        <div className="relative h-5">
          <span className="absolute inset-x-0 top-1.5 h-2 rounded-full bg-line" />
          <span
            className="absolute top-1 h-3 rounded-full bg-accent/35"
            style={{ left: percent(at(low)), width: percent(at(high) - at(low)) }}
          />
          <span
            className="absolute top-0.5 h-4 w-0.5 -translate-x-1/2 bg-accent"
            style={{ left: percent(at(typical)) }}
          />
          <span
            className="absolute top-0 size-5 -translate-x-1/2 rounded-full bg-accent ring-2 ring-surface transition-[left] duration-200 ease-out"
            style={{ left: percent(mark) }}
          />
        </div>
        <div className="relative mt-1 h-6 text-sm text-ink-muted">
          <span className="tabular absolute -translate-x-1/2" style={{ left: percent(at(low)) }}>
            {money(low)}
          </span>
          <span className="tabular absolute -translate-x-1/2" style={{ left: percent(at(high)) }}>
            {money(high)}
          </span>
        </div>
      </div>
    </div>
  );
}
