import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { SortableRows } from '@/ui/sortable-rows';
import { useCategoryLabel } from './category-mark';
import { RankedCategory } from './ranked-category';

interface PriorityRankingProps {
  /** The selected categories, the most important first. */
  order: readonly Category[];
  onChange: (order: Category[]) => void;
  /** What stands at the end of a category's row, its amount for one. */
  trailing?: ((category: Category) => ReactNode) | undefined;
}

/** Categories in order of importance, moved by dragging, from the keyboard, or with buttons. */
export function PriorityRanking(props: PriorityRankingProps) {
  const { order, onChange, trailing } = props;
  const { t } = useTranslation('budget');
  const label = useCategoryLabel();
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement | null>(null);

  // A button that moves in the document loses the focus on its way.
  useLayoutEffect(() => {
    if (order.length > 0) pressed.current?.focus();
    pressed.current = null;
  }, [order]);

  const words = (category: Category, rank: number) => ({ category: label(category), rank, of: order.length });
  const move = (from: number, to: number) => {
    const category = order[from];
    if (category && to >= 0 && to < order.length && from !== to)
      onChange(order.toSpliced(from, 1).toSpliced(to, 0, category));
  };

  return (
    <>
      <SortableRows
        ids={order}
        say={(step, category, rank) => t(`ranking.${step}`, words(category, rank))}
        instructions={t('ranking.instructions')}
        onMove={move}
      >
        {(shown) => (
          <ol aria-label={t('ranking.label')} className="flex flex-col gap-2">
            {shown.map((category, index) => (
              <RankedCategory
                key={category}
                category={category}
                rank={index + 1}
                of={order.length}
                trailing={trailing?.(category)}
                onMove={(by, button) => {
                  pressed.current = button;
                  move(index, index + by);
                  setSaid(t('ranking.moved', words(category, index + by + 1)));
                }}
              />
            ))}
          </ol>
        )}
      </SortableRows>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
