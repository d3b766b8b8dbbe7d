import { useId, useMemo } from 'react';
import type { Measure } from '@/domain/ledger/breakdown';
import { sumCents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import { formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { moveFocus } from '@/ui/grid-keys';
import { usePartName } from '../part-name';
import type { Group } from '../parts-of';
import { CellPicture } from './treemap-cell';
import { FramePicture } from './treemap-frame';
import { layoutOf } from './treemap-layout';
import { useWidth } from './use-width';

interface TreemapProps {
  groups: readonly Group[];
  measure: Measure;
  currency: string;
  /** True to show items within their categories. Otherwise only categories are shown. */
  nested: boolean;
  href: (category: Category) => string;
  onOpen: (category: Category) => void;
}

/** Width of the chart if the browser has no layout, as in tests. */
const USUAL_WIDTH = 960;

/** Treemap whose areas are links to the rows behind them. The table below it has the same figures. */
export function Treemap({ groups, measure, currency, nested, href, onOpen }: TreemapProps) {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const nameOf = usePartName();
  const [frame, measured] = useWidth<HTMLDivElement>();
  const title = useId();
  const width = measured || USUAL_WIDTH;
  const height = width < 480 ? 440 : nested ? 520 : 420;
  const { frames, cells } = useMemo(
    () => layoutOf(groups, width, height, nested),
    [groups, width, height, nested],
  );
  const total = sumCents(groups.flatMap(({ parts }) => parts.map(({ amount }) => amount)));
  const words = (name: string, amount: number) =>
    t('picture.part', {
      name,
      amount: formatMoney(amount, currency),
      share: formatPercent(total > 0 ? amount / total : 0),
    });

  let before: Category | null = null;
  return (
    <div ref={frame} className="w-full">
      <svg
        aria-labelledby={title}
        viewBox={`0 0 ${width} ${height}`}
        onKeyDown={(event) => moveFocus(event, [...event.currentTarget.querySelectorAll('a')])}
        className="block w-full select-none"
      >
        <title id={title}>
          {nested
            ? t('picture.labelItems', { measure: t(`measure.${measure}`) })
            : t('picture.label', {
                measure: t(`measure.${measure}`),
                parts: groups.map(({ category, amount }) => words(label(category), amount)).join('; '),
              })}
        </title>
        {frames.map((one) =>
          nested ? (
            <FramePicture key={one.group.category} frame={one} name={label(one.group.category)} />
          ) : null,
        )}
        {cells.map((cell) => {
          const { part } = cell;
          // Each category is one tab stop. Arrow keys reach its other cells.
          const first = part.category !== before;
          before = part.category;
          return (
            <CellPicture
              key={part.key}
              cell={cell}
              name={nameOf(part)}
              amount={formatMoney(part.amount, currency)}
              share={formatPercent(part.amount / total)}
              says={`${nested ? `${label(part.category)}, ` : ''}${words(nameOf(part), part.amount)}`}
              href={href(part.category)}
              stop={first}
              onOpen={() => onOpen(part.category)}
            />
          );
        })}
      </svg>
    </div>
  );
}
