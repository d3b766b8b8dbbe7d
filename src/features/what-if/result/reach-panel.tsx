import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Cents } from '@/domain/money';
import type { PlanState } from '@/domain/plan/facts';
import type { Committed, CostModel } from '@/domain/what-if/cost';
import { cheaperDates } from '@/domain/what-if/dates';
import type { Overrides } from '@/domain/what-if/overrides';
import { reach, wayOverrides } from '@/domain/what-if/reach';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { type Accepted, firstAccepted } from '@/parts/allocation/first-accepted';
import { usePlanContext } from '@/parts/module/plan-context';
import { MoneyField } from '@/parts/money/money-field';
import { Announce } from '@/ui/announce';
import { whole } from '../left-text';
import { ReachLimits } from './reach-limits';
import { WayCard } from './way-card';

interface ReachPanelProps {
  facts: PlanState;
  committed: Committed;
  model: CostModel;
  cost: Cents;
  onTry: (next: (before: Overrides) => Overrides) => void;
  onKeep: (next: (before: Overrides) => Overrides, name: string) => void;
}

/** Returns the target suggested at first: 10 % below the cost, rounded to two significant digits. */
const firstTarget = (cost: Cents): Cents => Math.max(100, Math.round(Number((cost * 0.9).toPrecision(2))));

/** Ways to reach a lower total within the person's limits. The way that gives up least comes first. */
export const ReachPanel = memo(function ReachPanel(props: ReachPanelProps) {
  const { facts, committed, model, cost, onTry, onKeep } = props;
  const { t } = useTranslation('whatif');
  const { today } = usePlanContext();
  const [target, setTarget] = useState<Cents | null>(() => whole(firstTarget(cost)));
  const [accepted, setAccepted] = useState<Accepted>(() => firstAccepted(facts, committed));
  // Deferred, so that typing and sliders don't wait for the search.
  const asked = useDeferredValue({ facts, model, target, accepted });
  const found = useMemo(() => {
    const { facts, model, target, accepted } = asked;
    if (target === null || target <= 0) return null;
    const dates = accepted.dates ? cheaperDates(facts.event_date, facts.country, today) : [];
    return reach(facts, model, target, { ...accepted, dates });
  }, [asked, today]);
  const money = (cents: Cents) => formatMoney(whole(cents), facts.currency);
  const said =
    found === null
      ? t('reach.invalid')
      : found.kind === 'reached'
        ? t('reach.reached', { total: money(found.total) })
        : found.kind === 'unreachable'
          ? t('reach.unreachable', { least: money(found.least) })
          : t('reach.found', {
              count: found.ways.length,
              total: money(asked.target ?? 0),
            });
  return (
    <section aria-labelledby="reach" className="card p-4 sm:p-6 print:hidden">
      <h2 id="reach" className="text-xl">
        {t('reach.title')}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t('reach.text')}</p>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <MoneyField
            label={t('reach.target')}
            value={target}
            onChange={setTarget}
            currency={facts.currency}
          />
          <ReachLimits facts={facts} accepted={accepted} onChange={setAccepted} />
        </div>
        <div className="min-w-0">
          <Announce text={found ? said : ''} />
          {found?.kind !== 'ways' ? (
            <p className={found ? undefined : 'text-ink-muted'}>{said}</p>
          ) : (
            <>
              <h3 className="font-sans text-base font-semibold tracking-normal">{said}</h3>
              <ol className="mt-2 flex flex-col gap-3">
                {found.ways.map((way, i) => {
                  const next = (before: Overrides) =>
                    wayOverrides(before, asked.facts, way, asked.target ?? way.total);
                  return (
                    <WayCard
                      key={`${way.guest_count} ${way.duration} ${way.location_type} ${way.event_date} ${way.removed.join()}`}
                      facts={asked.facts}
                      way={way}
                      first={i === 0}
                      onTry={() => onTry(next)}
                      onKeep={() => onKeep(next, t('reach.name', { total: money(asked.target ?? 0) }))}
                    />
                  );
                })}
              </ol>
              <p className="measure mt-2 text-sm text-ink-muted">{t('reach.weighed')}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
});
