import { Check, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AllocationSuccess } from '@/domain/budget/allocation';
import { type BenchmarkFacts, usualTotal } from '@/domain/budget/benchmarks';
import { type Cents, MAX_BUDGET } from '@/domain/money';
import { findRegion } from '@/domain/places/regions';
import { countryName, formatMoney, formatNumber, formatPercent } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { SourceLine } from './allocation-why';

interface UsualTotalProps {
  facts: BenchmarkFacts;
  /** The plan's total. */
  total: Cents;
  /** The split, whose selected categories are what the total is compared for. */
  allocation: AllocationSuccess;
}

/** Whole units: nobody compares cents here. */
const whole = (cents: number): Cents => Math.round(cents / 100) * 100;
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

interface BandProps {
  low: Cents;
  typical: Cents;
  high: Cents;
  total: Cents;
  currency: string;
}

/** The usual range as a band, with the plan's total where it falls; a total far beyond stands at the edge. */
function Band({ low, typical, high, total, currency }: BandProps) {
  const { t } = useTranslation('budget');
  const money = (cents: Cents) => formatMoney(cents, currency);
  const [from, to] = [low * 0.6, Math.min(Math.max(high * 1.25, total * 1.08), high * 2.5)];
  const at = (cents: Cents) => Math.min(1, Math.max(0, (cents - from) / (to - from)));
  const mark = at(total);
  const side =
    mark < 0.25 ? 'left-0' : mark > 0.75 ? 'right-0 text-right' : 'left-1/2 -translate-x-1/2 text-center';
  return (
    <div
      role="img"
      aria-label={t('usual.picture', {
        low: money(low),
        high: money(high),
        typical: money(typical),
        total: money(total),
      })}
    >
      <div aria-hidden="true">
        <div className="relative h-7">
          <div
            className="absolute w-0 transition-[left] duration-200 ease-out"
            style={{ left: percent(mark) }}
          >
            <span className={`tabular absolute font-semibold whitespace-nowrap ${side}`}>
              {t('usual.yours', { total: money(total) })}
            </span>
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

/** How the total compares with what such an event usually costs there, for the categories that were chosen. */
export function UsualTotal({ facts, total, allocation }: UsualTotalProps) {
  const { t } = useTranslation('budget');
  const { usual, basis } = allocation;
  const event = usualTotal(facts);
  const { country, currency, guest_count, event_type } = facts;
  const place = findRegion(country, facts.region)?.name[currentLanguage()] ?? countryName(country);
  if (!usual || !basis.cost || !event) return <p className="text-sm text-ink-muted">{t('usual.none')}</p>;

  const { low, typical, high } = usual;
  const money = (cents: Cents) => formatMoney(cents, currency);
  const verdict = total < low ? 'below' : total > high ? 'above' : 'within';
  const Icon = verdict === 'within' ? Check : Info;
  const { cost } = basis;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-muted">
        {t(`usual.event.${event_type}`, {
          count: guest_count,
          formatted: formatNumber(guest_count),
          place,
        })}
        {': '}
        <span className="text-ink">{t('usual.band', { low: money(low), high: money(high) })}</span>
        {', '}
        {t('usual.typical', { typical: money(typical) })}
        {usual.covers < 0.995 && <> ({t('usual.covers', { covers: formatPercent(usual.covers, 0) })})</>}.
      </p>
      <Band low={low} typical={typical} high={high} total={total} currency={currency} />
      <p className="flex items-start gap-2 font-medium">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${verdict === 'within' ? 'text-positive' : 'text-attention'}`}
        />
        {t(`usual.${verdict}`)}
      </p>
      <p className="text-sm text-ink-muted">
        {t('usual.perGuest', {
          typical: money(whole(typical / guest_count)),
          yours: money(whole(total / guest_count)),
        })}{' '}
        {t(`usual.method.${cost.method}`)}
        {cost.converted_from && <> {t('usual.converted', { currency: cost.converted_from })}</>}
        {event.modest !== null && event.full_service !== null && (
          <>
            {' '}
            {t('usual.modest', { modest: money(whole(event.modest * usual.covers)) })}{' '}
            {t('usual.fullService', {
              full_service: money(whole(event.full_service * usual.covers)),
            })}
          </>
        )}
      </p>
      {event.above_cap && (
        <p className="text-sm text-ink-muted">
          {t('usual.aboveCap', { cap: formatMoney(MAX_BUDGET, currency) })}
        </p>
      )}
      <SourceLine id={cost.source} />
    </div>
  );
}
