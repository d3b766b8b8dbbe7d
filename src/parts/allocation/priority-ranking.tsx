import { useLayoutEffect, useRef, useState } from 'react';
import type { Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { SortableRows, type SortingStep } from '@/ui/sortable-rows';
import { useCategoryLabel } from './category-mark';
import { RankedCategory } from './ranked-category';
import { orderWith, rankedAfter } from './ranking-moves';

interface PriorityRankingProps {
  /** The selected categories, most important first. */
  order: readonly Category[];
  /** Number of ranked categories. The others are equally important. */
  ranked: number;
  onChange: (ranked: Category[]) => void;
  trailing?: ((category: Category) => Pieces) | undefined;
}

/** Ranking of the categories. A press ranks a category. Dragging, keyboard or buttons move it. */
export function PriorityRanking(props: PriorityRankingProps) {
  const { order, ranked, onChange, trailing } = props;
  const { t } = useTranslation('budget');
  const label = useCategoryLabel();
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement | null>(null);

  // A button loses the focus when it moves in the document, so the focus is restored.
  useLayoutEffect(() => {
    if (order.length > 0) pressed.current?.focus();
    pressed.current = null;
  }, [order]);

  const words = (category: Category, rank: number) => ({ category: label(category), rank, of: order.length });
  const placed = (category: Category, after: readonly Category[]) => {
    const rank = after.indexOf(category) + 1;
    return rank > 0
      ? t('ranking.moved', words(category, rank))
      : t('ranking.even', { category: label(category) });
  };
  const move = (from: number, to: number): boolean => {
    const after = rankedAfter(order, ranked, from, to);
    if (!after) return false;
    onChange(after);
    return orderWith(order, after).join() !== order.join();
  };
  const say = (step: SortingStep, category: Category, rank: number) => {
    const after = rankedAfter(order, ranked, order.indexOf(category), rank - 1) ?? order.slice(0, ranked);
    const place = after.indexOf(category) + 1;
    // Unranked categories have no position to announce.
    return step === 'dropped' || place === 0
      ? placed(category, after)
      : t(`ranking.${step}`, words(category, place));
  };

  return (
    <>
      <SortableRows ids={order} say={say} instructions={t('ranking.instructions')} onMove={move}>
        {(shown) => (
          <ol aria-label={t('ranking.label')} className="flex flex-col gap-2">
            {shown.map((category, index) => (
              <RankedCategory
                key={category}
                category={category}
                rank={index < ranked ? index + 1 : null}
                first={index === 0 && ranked > 0}
                last={index >= ranked || index === order.length - 1}
                trailing={trailing?.(category)}
                onToggle={(button) => {
                  pressed.current = button;
                  const chosen = order.slice(0, ranked);
                  const after = index < ranked ? chosen.toSpliced(index, 1) : [...chosen, category];
                  onChange(after);
                  setSaid(
                    placed(category, after.length === order.length - 1 ? orderWith(order, after) : after),
                  );
                }}
                onMove={(by, button) => {
                  pressed.current = button;
                  // An unranked category that moves up gets the next rank.
                  const to = index >= ranked ? ranked : index + by;
                  const after =
                    index === to
                      ? [...order.slice(0, ranked), category]
                      : rankedAfter(order, ranked, index, to);
                  if (!after) return;
                  onChange(after);
                  setSaid(placed(category, after));
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
