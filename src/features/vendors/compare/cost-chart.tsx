import { useMemo } from 'react';
import { type Curve, costCurves, crossings, guestSpan } from '@/domain/vendors/curve';
import { formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { ChartFrame } from '@/parts/chart/chart-frame';
import { amountScale, WIDTH, type YScale } from '@/parts/chart/chart-scale';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import type { Comparison } from '../use-comparison';

const STROKES = [
  { stroke: 'stroke-accent', dash: '' },
  { stroke: 'stroke-transportation', dash: '8 5' },
  { stroke: 'stroke-decorations', dash: '2 4' },
  { stroke: 'stroke-attire', dash: '12 4 2 4' },
  { stroke: 'stroke-drinks', dash: '5 3' },
  { stroke: 'stroke-miscellaneous', dash: '1 5' },
] as const;
/** Maximum number of crossings that are described in words. */
const TOLD = 6;

function pathOf({ points }: Curve, y: YScale): string {
  const step = Math.max(1, Math.ceil(points.length / 200));
  const shown = points.filter((_, i) => i % step === 0 || i === points.length - 1);
  const first = points[0]?.guests ?? 0;
  const span = Math.max(1, (points.at(-1)?.guests ?? 1) - first);
  return `M${shown.map(({ guests, total }) => `${((WIDTH * (guests - first)) / span).toFixed(1)} ${y(total).toFixed(1)}`).join('L')}`;
}

/** Cost of each quote by number of guests. Marks where another quote becomes the cheapest. */
export function CostChart({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const { compared, setting } = comparison;
  const { from, to } = guestSpan(setting.guests);
  const curves = useMemo(
    () =>
      costCurves(
        compared.map(({ quote }) => ({ id: quote.id, terms: quote })),
        setting,
        { from, to },
      ),
    [compared, setting, from, to],
  );
  const turns = useMemo(() => crossings(curves), [curves]);
  const totals = curves.flatMap(({ points }) => points.map(({ total }) => total));
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const y = amountScale(totals);
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, plan.currency);
  const name = (id: string) => compared.find(({ quote }) => quote.id === id)?.quote.vendor_name ?? '';
  const guestsText = (count: number) => t('curve.guests', { count });
  const at = (setting.guests - from) / Math.max(1, to - from);
  return (
    <section aria-labelledby="curve" className="flex min-w-0 flex-col gap-3 print:break-inside-avoid">
      <h2 id="curve" className="text-xl">
        {t('curve.title')}
      </h2>
      <ChartFrame
        label={t('curve.picture', {
          from: formatNumber(from),
          to: formatNumber(to),
          low: money(least),
          high: money(most),
        })}
        y={y}
        amounts={totals}
        from={guestsText(from)}
        to={guestsText(to)}
        over={
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-ink"
            style={{ left: `${(100 * at).toFixed(2)}%` }}
          />
        }
      >
        {curves.map((curve, i) => (
          <path
            key={curve.id}
            d={pathOf(curve, y)}
            className={cx('fill-transparent', STROKES[i]?.stroke)}
            strokeWidth={2.5}
            strokeDasharray={STROKES[i]?.dash}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </ChartFrame>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {curves.map(({ id }, i) => (
          <li key={id} className="flex max-w-full min-w-0 items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 28 4" className="h-1 w-7 shrink-0">
              <path
                d="M0 2H28"
                className={STROKES[i]?.stroke ?? ''}
                strokeWidth={3}
                strokeDasharray={STROKES[i]?.dash}
              />
            </svg>
            <span className="truncate">{name(id)}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-1 text-sm">
        {turns.slice(0, TOLD).map(({ guests, cheaper, dearer }) => (
          <li key={`${guests} ${cheaper} ${dearer}`}>
            {t('curve.crossing', {
              cheaper: name(cheaper),
              dearer: name(dearer),
              guests: formatNumber(guests),
            })}
          </li>
        ))}
        {turns.length === 0 && curves.length > 1 && (
          <li className="text-ink-muted">{t('curve.noCrossing')}</li>
        )}
      </ul>
    </section>
  );
}
