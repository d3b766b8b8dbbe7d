import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { type Curve, costCurves, crossings, guestSpan } from '@/domain/vendors/curve';
import { formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import type { Comparison } from './use-comparison';

const [WIDTH, HEIGHT] = [600, 240];
/** Told apart by hue and by dash. */
const STROKES = [
  { stroke: 'stroke-accent', dash: '' },
  { stroke: 'stroke-transportation', dash: '8 5' },
  { stroke: 'stroke-decorations', dash: '2 4' },
  { stroke: 'stroke-attire', dash: '12 4 2 4' },
  { stroke: 'stroke-drinks', dash: '5 3' },
  { stroke: 'stroke-miscellaneous', dash: '1 5' },
] as const;
/** Crossings that are put into words. */
const TOLD = 6;

function pathOf({ points }: Curve, low: number, high: number): string {
  const step = Math.max(1, Math.ceil(points.length / 200));
  const shown = points.filter((_, i) => i % step === 0 || i === points.length - 1);
  const first = points[0]?.guests ?? 0;
  const span = Math.max(1, (points.at(-1)?.guests ?? 1) - first);
  const place = ({ guests, total }: (typeof points)[number]) =>
    `${((WIDTH * (guests - first)) / span).toFixed(1)} ${(HEIGHT * (1 - (total - low) / Math.max(1, high - low))).toFixed(1)}`;
  return `M${shown.map(place).join('L')}`;
}

/** What each quote comes to for fewer and for more guests, and from where on another is cheaper. */
export function CostChart({ plan, comparison }: { plan: Plan; comparison: Comparison }) {
  const { t } = useTranslation('vendors');
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
  const [low, high] = [Math.max(0, least - (most - least) * 0.1 - 1), most + (most - least) * 0.05 + 1];
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, plan.currency);
  const name = (id: string) => compared.find(({ quote }) => quote.id === id)?.quote.vendor_name ?? '';
  const at = (setting.guests - from) / Math.max(1, to - from);
  return (
    <section aria-labelledby="curve" className="flex min-w-0 flex-col gap-3 print:break-inside-avoid">
      <h2 id="curve" className="text-xl">
        {t('curve.title')}
      </h2>
      <div
        role="img"
        aria-label={t('curve.picture', {
          from: formatNumber(from),
          to: formatNumber(to),
          low: money(least),
          high: money(most),
        })}
        className="flex flex-col gap-1"
      >
        <div className="flex justify-between text-xs text-ink-muted">
          <span className="tabular">{money(most)}</span>
        </div>
        <div className="relative h-48 border-b border-l border-line-strong">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            {curves.map((curve, i) => (
              <path
                key={curve.id}
                d={pathOf(curve, low, high)}
                className={cx('fill-transparent', STROKES[i]?.stroke)}
                strokeWidth={2.5}
                strokeDasharray={STROKES[i]?.dash}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-ink"
            style={{ left: `${(100 * at).toFixed(2)}%` }}
          />
        </div>
        <div className="relative flex justify-between text-xs text-ink-muted">
          <span className="tabular">{t('curve.guests', { count: from, formatted: formatNumber(from) })}</span>
          <span className="tabular">{t('curve.guests', { count: to, formatted: formatNumber(to) })}</span>
        </div>
      </div>
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
