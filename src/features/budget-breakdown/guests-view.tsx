import { Check, Info } from 'lucide-react';
import { perGuest } from '@/domain/ledger/breakdown';
import { findRegion } from '@/domain/places/regions';
import { countryInText, formatMoney, formatPercent } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { SourceLine } from '@/parts/allocation/allocation-why';
import { usePlanContext } from '@/parts/module/plan-context';
import { GuestBand } from './guest-band';
import { GuestRows } from './guest-rows';
import type { ViewProps } from './view-props';

/** Rounds to whole currency units, because cents aren't relevant here. */
const whole = (cents: number) => Math.round(cents / 100) * 100;

/** Cost per guest, compared with the usual cost of such events at that place, and split by category. */
export function GuestsView({ parts, measure, onState }: ViewProps) {
  const { t } = useTranslation('breakdown');
  const { plan } = usePlanContext();
  const { guest_count, currency } = plan;
  const usual = parts.suggestion?.usual ?? null;
  const cost = parts.suggestion?.basis.cost ?? null;
  const yours = perGuest(parts.total[measure], guest_count);
  const money = (cents: number) => formatMoney(whole(cents), currency);
  const place = findRegion(plan.country, plan.region)?.name[currentLanguage()] ?? countryInText(plan.country);
  const [low, typical, high] = [usual?.low ?? 0, usual?.typical ?? 0, usual?.high ?? 0].map((cents) =>
    whole(perGuest(cents, guest_count)),
  );
  const verdict = yours < (low ?? 0) ? 'below' : yours > (high ?? 0) ? 'above' : 'within';
  const Icon = verdict === 'within' ? Check : Info;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="per-guest" className="sm:card flex flex-col gap-4 sm:p-6">
        <div>
          <h2 id="per-guest" className="text-xl">
            {t('guests.title')}
          </h2>
          <p className="tabular mt-1 font-serif text-3xl font-medium text-accent-strong">
            {formatMoney(yours, currency)}
          </p>
          <p className="text-ink-muted">
            {t('guests.for', {
              count: guest_count,
              measure: t(`measure.${measure}`),
            })}
          </p>
        </div>
        {usual && cost && low !== undefined && typical !== undefined && high !== undefined ? (
          <>
            <GuestBand yours={yours} low={low} typical={typical} high={high} currency={currency} />
            <p className="text-ink-muted">
              {t('guests.usual', { place, low: money(low), high: money(high), typical: money(typical) })}
            </p>
            <p className="flex items-start gap-2 font-medium">
              <Icon
                className={`mt-0.5 size-5 shrink-0 ${verdict === 'within' ? 'text-positive' : 'text-attention'}`}
              />
              <span>{t(`guests.${verdict}`)}</span>
            </p>
            <div className="text-sm text-ink-muted">
              <p>
                <span>{t('guests.year', { year: String(cost.year) })}</span>
                {usual.covers < 0.995 && (
                  <>
                    {' '}
                    <span>{t('guests.covers', { covers: formatPercent(usual.covers, 0) })}</span>
                  </>
                )}
              </p>
              <SourceLine id={cost.source} />
            </div>
          </>
        ) : (
          <p className="text-ink-muted">{t('guests.none')}</p>
        )}
      </section>
      <GuestRows parts={parts} measure={measure} onOpen={(category) => onState({ category })} />
    </div>
  );
}
