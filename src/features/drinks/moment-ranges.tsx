import { isAlcoholic } from '@/domain/drinks/drink';
import type { DrinksAnswer, Level } from '@/domain/drinks/shopping';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

const figures = ({ p50, p70, p95 }: Level) => ({
  p50: formatNumber(Math.round(p50)),
  p70: formatNumber(Math.round(p70)),
  p95: formatNumber(Math.round(p95)),
});

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

interface RowProps {
  label: string;
  level: Level;
  most: number;
}

/** Bar that shows consumption from the 50th to the 95th percentile, with a mark at the 70th. */
function RangeRow({ label, level, most }: RowProps) {
  const { t } = useTranslation('drinks');
  const at = (value: number) => percent(most > 0 ? value / most : 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,12rem)_1fr_10rem] sm:items-center">
      <span className="font-medium break-words">{label}</span>
      <span
        role="img"
        aria-label={t('result.rangeLong', figures(level))}
        className="relative order-last col-span-2 h-3 sm:order-none sm:col-span-1"
      >
        <span className="absolute inset-x-0 top-1 h-1 rounded-full bg-line" />
        <span
          className="absolute top-0.5 h-2 rounded-full bg-accent opacity-40"
          style={{ left: at(level.p50), width: at(level.p95 - level.p50) }}
        />
        <span
          className="absolute top-0 h-3 w-1 -translate-x-1/2 rounded-xs bg-accent-strong"
          style={{ left: at(level.p70) }}
        />
      </span>
      <span className="tabular text-right">{t('result.range', figures(level))}</span>
    </li>
  );
}

/** Expected number of glasses for each moment of the event. */
export function MomentRanges({ answer }: { answer: DrinksAnswer }) {
  const { t } = useTranslation('drinks');
  // Without this filter, a moment without drinks would show "0 to 0".
  const moments = answer.moments.filter(({ servings }) => Math.round(servings.p95) > 0);
  const most = Math.max(0, ...moments.map(({ servings }) => servings.p95));
  const dry = !answer.lines.some(({ drink }) => isAlcoholic(drink));
  if (moments.length === 0) return null;
  return (
    <section aria-labelledby="drunk">
      <h2 id="drunk" className="text-xl">
        {t('result.moments')}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t('result.momentsText')}</p>
      {dry && <p className="mt-1 text-ink-muted">{t('result.dryMoments')}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {moments.map(({ moment, servings }) => (
          <RangeRow key={moment} label={t(`moment.${moment}`)} level={servings} most={most} />
        ))}
      </ul>
    </section>
  );
}
