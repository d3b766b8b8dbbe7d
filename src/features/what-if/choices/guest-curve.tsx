import { Car, UtensilsCrossed } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Cents } from '@/domain/money';
import type { StepAssumptions } from '@/domain/what-if/assumptions.data';
import { type CostFacts, type CostModel, stepUnits } from '@/domain/what-if/cost';
import { type Marginal, marginalCosts, type StepKind } from '@/domain/what-if/marginal';
import { formatList, formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Disclosure } from '@/ui/disclosure';
import { CURVE, curveOf, type GuestCurvePath } from './curve-path';
import type { Ends } from './slider-ends';
import { THUMB } from './slider-field';

interface GuestCurveProps {
  model: CostModel;
  /** All facts except the number of guests. The object is replaced only when one of these facts changes. */
  facts: CostFacts;
  guests: number;
  assumed: StepAssumptions;
  ends: Ends;
}

const ICONS = { bus: Car, menu: UtensilsCrossed, table: UtensilsCrossed } as const;

/** The chart. Memoised, because it doesn't depend on the chosen number of guests. */
const Picture = memo(function Picture({ curve }: { curve: GuestCurvePath }) {
  return (
    <>
      <svg
        viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path
          d={curve.path}
          className="fill-accent-soft stroke-accent"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {curve.marks.slice(0, 12).map(({ at, guests, kind }) => {
        const Icon = ICONS[kind];
        return (
          <span
            key={`${kind}${guests}`}
            aria-hidden="true"
            style={{ left: `${(100 * at).toFixed(2)}%` }}
            className="absolute -top-5 -translate-x-1/2 text-ink-muted"
          >
            <Icon className="size-4" />
          </span>
        );
      })}
    </>
  );
});

/** Chart of what the next guest costs, over the slider's range, with marked steps. */
export function GuestCurve({ model, facts, guests, assumed, ends }: GuestCurveProps) {
  const { t } = useTranslation('whatif');
  const { currency } = usePlanContext().plan;
  const { min, max } = ends;
  const costs = useMemo(() => marginalCosts(model, facts, min, max + 1), [model, facts, min, max]);
  const curve = useMemo(() => curveOf(costs), [costs]);
  const money = (cents: Cents) => formatMoney(cents, currency);
  const stepWords = (steps: readonly StepKind[]) => steps.map((kind) => t(`curve.${kind}`)).join(', ');
  const next = costs.find((one) => one.guests === guests + 1);
  const step = costs.find((one) => one.guests > guests + 1 && one.steps.length > 0);
  const units = stepUnits(guests, assumed);
  const listed = costs.filter(({ steps }) => steps.some((kind) => kind !== 'table')).slice(0, 20);
  const say = ({ guests, cost, steps }: Marginal) => ({
    guests: formatNumber(guests),
    cost: money(cost),
    steps: stepWords(steps),
  });
  const at = Math.min(1, Math.max(0, (guests - min) / Math.max(1, max - min)));
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('curve.title')}</h3>
      <div
        role="img"
        aria-label={t('curve.picture', {
          from: formatNumber(min + 1),
          to: formatNumber(max + 1),
          low: money(curve.low),
          high: money(curve.high),
        })}
        style={{ marginInline: THUMB }}
        className="relative mt-6 h-16"
      >
        <Picture curve={curve} />
        <span aria-hidden="true" className="absolute -inset-x-0.5 inset-y-0 overflow-hidden">
          <span
            style={{ transform: `translateX(${(100 * at).toFixed(2)}%)` }}
            className="absolute inset-x-0.5 inset-y-0"
          >
            <span className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-ink" />
          </span>
        </span>
      </div>
      <div className="mt-2 text-sm">
        {next && <p>{next.steps.length > 0 ? t('curve.nextWith', say(next)) : t('curve.next', say(next))}</p>}
        {step && <p className="text-ink-muted">{t('curve.step', say(step))}</p>}
        <p className="text-ink-muted">
          {t('curve.units', {
            guests: formatNumber(guests),
            units: formatList([
              t('curve.unitTables', { count: units.tables }),
              ...(units.buses > 0 ? [t('curve.unitBuses', { count: units.buses })] : []),
              t('curve.unitMenus', { count: units.menus }),
            ]),
          })}
        </p>
      </div>
      <Disclosure title={t('curve.steps')} className="mt-1 text-sm" summaryClassName="sm:min-h-8">
        <ul className="list-disc pl-5">
          <li>{t('curve.tables', { seats: formatNumber(assumed.table_seats) })}</li>
          {listed.map((one) => (
            <li key={one.guests}>
              {`${t('curve.stepRow', { guests: formatNumber(one.guests), steps: stepWords(one.steps) })} (${money(one.cost)})`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
