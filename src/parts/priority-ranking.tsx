import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '@/domain/plan/facts';
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
export function PriorityRanking({ order, onChange, trailing }: PriorityRankingProps) {
  const { t } = useTranslation('budget');
  const label = useCategoryLabel();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  // A button that moves in the document loses the focus on its way.
  useLayoutEffect(() => {
    if (order.length > 0) pressed.current?.focus();
    pressed.current = null;
  }, [order]);

  const words = (id: UniqueIdentifier, at: UniqueIdentifier = id) => {
    const category = order.find((one) => one === id);
    return {
      category: category ? label(category) : '',
      rank: order.indexOf(at as Category) + 1,
      of: order.length,
    };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('ranking.picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('ranking.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('ranking.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('ranking.cancelled', words(active.id)),
  };

  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || from === to) return;
    onChange(arrayMove([...order], from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(order.indexOf(active.id as Category), order.indexOf(over.id as Category));
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('ranking.instructions') } }}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ol ref={list} aria-label={t('ranking.label')} className="flex flex-col gap-2">
            {order.map((category, index) => (
              <RankedCategory
                key={category}
                category={category}
                rank={index + 1}
                of={order.length}
                trailing={trailing?.(category)}
                onMove={(by, button) => {
                  pressed.current = button;
                  move(index, index + by);
                  if (index + by >= 0 && index + by < order.length)
                    setSaid(
                      t('ranking.moved', {
                        category: label(category),
                        rank: index + by + 1,
                        of: order.length,
                      }),
                    );
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
