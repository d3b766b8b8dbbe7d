import { Check, Info } from 'lucide-react';
import type { AllocationSuccess } from '@/domain/allocation/allocation';
import { type BenchmarkFacts, isSurveyed, usualTotal } from '@/domain/allocation/benchmarks';
import { FAST_PRICES } from '@/domain/allocation/costs.data';
import { type Cents, inFigures, MAX_BUDGET } from '@/domain/money';
import { findRegion, regionsOf } from '@/domain/places/regions';
import { isAttended, kindOf } from '@/domain/plan/kind';
import { countryInText, formatMoney, formatPercent } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { SourceLine } from './allocation-why';
import { UsualBand } from './usual-band';
import { UsualLevel } from './usual-level';

interface UsualTotalProps {
  facts: BenchmarkFacts;
  total: Cents;
  allocation: AllocationSuccess;
}

/**
 * Compares the plan's total with the usual total of such an event in the same place. Only selected categories
 * count.
 */
export function UsualTotalNote({ facts, total, allocation }: UsualTotalProps) {
  const { t } = useTranslation('budget');
  const { usual, basis } = allocation;
  const event = usualTotal(facts);
  const { country, currency, guest_count } = facts;
  const place = findRegion(country, facts.region)?.name[currentLanguage()] ?? countryInText(country);
  if (!usual || !basis.cost || !event) return <p className="measure text-ink-muted">{t('usual.none')}</p>;

  const { low, typical, high } = usual;
  const money = (cents: Cents) => formatMoney(cents, currency);
  const verdict = total < low ? 'below' : total > high ? 'above' : 'within';
  const Icon = verdict === 'within' ? Check : Info;
  const { cost } = basis;
  const kind = kindOf(facts);
  const attended = isAttended(kind);
  // True if no region is chosen, although some regions of the country have their own survey.
  const isAlone = !facts.region && regionsOf(country).some(({ cost_ratio }) => cost_ratio !== null);
  const method = cost.method === 'country-survey' && isAlone ? 'country-alone' : cost.method;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-muted">
        <span>{`${t(`usual.event.${kind}`, { count: guest_count, place })}:`}</span>{' '}
        <span className="text-ink">{t('usual.band', { low: money(low), high: money(high) })}</span>
        <span>{`, ${t('usual.typical', { typical: money(typical) })}`}</span>
        {usual.covers < 0.995 && (
          <>
            {' '}
            <span>{`(${t('usual.covers', { covers: formatPercent(usual.covers, 0) })})`}</span>
          </>
        )}
        <span>.</span>
      </p>
      <UsualBand
        range={usual}
        from={low * 0.6}
        to={Math.min(Math.max(high * 1.25, total * 1.08), high * 2.5)}
        value={total}
        words={t('usual.yours', { total: money(total) })}
        label={t('usual.picture', {
          low: money(low),
          high: money(high),
          typical: money(typical),
          total: money(total),
        })}
        currency={currency}
      />
      {isSurveyed(cost) && (
        <p className="flex items-start gap-2 font-medium">
          <Icon
            className={`mt-0.5 size-5 shrink-0 ${verdict === 'within' ? 'text-positive' : 'text-attention'}`}
          />
          <span>{t(`usual.${verdict}`)}</span>
        </p>
      )}
      <UsualLevel range={usual} guests={guest_count} attended={attended} currency={currency} />
      <p className="text-sm text-ink-muted">
        <span>
          {t(attended ? 'usual.perAttendee' : 'usual.perGuest', {
            typical: money(inFigures(typical / guest_count, 3)),
            yours: money(Math.round(total / guest_count / 100) * 100),
          })}
        </span>{' '}
        <span>{t(`usual.method.${method}`)}</span> <span>{t('contains.all')}</span>
        {country === 'US' && (
          <>
            {' '}
            <span>{t('contains.us')}</span>
          </>
        )}
        {cost.converted_from && (
          <>
            {' '}
            <span>{t('usual.converted', { currency: cost.converted_from })}</span>
          </>
        )}
        {FAST_PRICES.has(currency) && (
          <>
            {' '}
            <span>{t('usual.fastPrices')}</span>
          </>
        )}
        {event.modest !== null && event.full_service !== null && (
          <>
            {' '}
            <span>{t('usual.modest', { modest: money(inFigures(event.modest * usual.covers, 3)) })}</span>{' '}
            <span>
              {t('usual.fullService', {
                full_service: money(inFigures(event.full_service * usual.covers, 3)),
              })}
            </span>
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
