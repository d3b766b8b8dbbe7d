import { sharesOf } from '@/domain/allocation/steps';
import type { Cents } from '@/domain/money';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { CATEGORY_HUES } from './category-hues';
import { CATEGORY_ICONS, useCategoryLabel } from './category-mark';
import { type Slice, slices } from './slices';

interface Part {
  readonly category: Category;
  readonly amount: Cents;
}

interface PictureProps {
  /** Rows of an allocation, or any other list of categories with amounts. */
  lines: readonly Part[];
  total: Cents;
  currency: string;
  className?: string;
}

const SIZE = 240;
const RING = 38;
const RADIUS = (SIZE - RING) / 2;
/** Smallest share of the total at which a slice of the ring has room for an icon. */
const ICON_SHARE = 0.05;
const ICON = 18;

const MOVING = 'transition-all duration-200 ease-out';

/** Describes the allocation in one sentence for screen readers. */
function usePictureLabel({ lines, total, currency }: PictureProps): string {
  const { t } = useTranslation('budget');
  const label = useCategoryLabel();
  const shares = sharesOf(
    lines.map(({ amount }) => amount),
    total,
  );
  const parts = lines.map(({ category, amount }, i) =>
    t('picture.part', {
      category: label(category),
      amount: formatMoney(amount, currency),
      share: formatPercent(shares[i] ?? 0),
    }),
  );
  return t('picture.label', { total: formatMoney(total, currency), parts: parts.join('; ') });
}

function Arc({ category, slice }: { category: Category; slice: Slice }) {
  const Icon = CATEGORY_ICONS[category];
  const turn = 2 * Math.PI * (slice.middle - 0.25);
  const x = SIZE / 2 + RADIUS * Math.cos(turn) - ICON / 2;
  const y = SIZE / 2 + RADIUS * Math.sin(turn) - ICON / 2;
  return (
    <>
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={RADIUS}
        pathLength={1}
        fill="none"
        strokeWidth={RING}
        transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        className={cx(MOVING, CATEGORY_HUES[category].stroke)}
        style={{
          strokeDasharray: `${slice.length} ${1 - slice.length}`,
          strokeDashoffset: -slice.start,
          opacity: slice.length > 0 ? 1 : 0,
        }}
      />
      <g
        className={cx(MOVING, 'text-on-accent')}
        style={{ transform: `translate(${x}px, ${y}px)`, opacity: slice.share >= ICON_SHARE ? 1 : 0 }}
      >
        <Icon width={ICON} height={ICON} strokeWidth={2.25} />
      </g>
    </>
  );
}

/** The allocation as a ring, with the total in the middle. Changes are animated. */
export function AllocationDonut(props: PictureProps) {
  const { t } = useTranslation('budget');
  const label = usePictureLabel(props);
  const { lines, total, currency, className } = props;
  const amount = (category: Category) => lines.find((line) => line.category === category)?.amount ?? 0;
  const sum = formatMoney(total, currency);
  const drawn = slices(CATEGORIES.map(amount));
  return (
    <div role="img" aria-label={label} className={cx('@container relative aspect-square', className)}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="size-full">
        {CATEGORIES.map((category, i) => {
          const slice = drawn[i];
          return slice && <Arc key={category} category={category} slice={slice} />;
        })}
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-[18%] flex flex-col items-center justify-center text-center"
      >
        <span className="text-sm text-ink-muted">{t('picture.total')}</span>
        <span
          className="tabular font-serif font-semibold whitespace-nowrap"
          // The more digits the total has, the smaller its font, so that it fits inside the ring.
          style={{ fontSize: `min(1.625rem, ${(96 / sum.length).toFixed(1)}cqi)` }}
        >
          {sum}
        </span>
      </div>
    </div>
  );
}

export function AllocationBar(props: PictureProps) {
  const label = usePictureLabel(props);
  const { lines, total, className } = props;
  return (
    <div role="img" aria-label={label} className={cx('flex h-9 gap-0.5', className)}>
      {CATEGORIES.map((category) => {
        const amount = lines.find((line) => line.category === category)?.amount ?? 0;
        if (amount === 0) return null;
        const Icon = CATEGORY_ICONS[category];
        return (
          <span
            key={category}
            style={{ flexGrow: amount / total }}
            className={cx(
              'flex min-w-1 basis-0 items-center justify-center overflow-hidden text-on-accent transition-[flex-grow] duration-200 ease-out first:rounded-l-lg last:rounded-r-lg',
              CATEGORY_HUES[category].solid,
            )}
          >
            {amount / total >= 0.08 && <Icon className="size-4 shrink-0" />}
          </span>
        );
      })}
    </div>
  );
}

/**
 * The allocation as a picture: a bar on a phone, a ring on wider screens. The rows next to the picture say
 * the same in words.
 */
export function AllocationPicture({ className, ...props }: PictureProps) {
  return (
    <div className={className}>
      <AllocationBar {...props} className="sm:hidden" />
      <AllocationDonut {...props} className="mx-auto w-full max-w-72 max-sm:hidden" />
    </div>
  );
}
