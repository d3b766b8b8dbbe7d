import { useEffect } from 'react';
import {
  SEAT_ASSIGNMENTS,
  SEATING_CHARTS,
  SEATING_RULES,
  SEATING_TABLES,
  SEATING_WISHES,
} from '@/data/seating';
import { usePlanContext } from '@/parts/module/plan-context';
import { useSteps } from '@/parts/rows/steps';
import { addAll } from '@/parts/rows/use-change-rows';

const DRAWN = [SEATING_CHARTS, SEATING_TABLES, SEAT_ASSIGNMENTS, SEATING_RULES, SEATING_WISHES].map(
  ({ table }) => table,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

export type RoomSteps = ReturnType<typeof useSteps>;

/**
 * Undo and redo of all changes of rooms, seats and rules. The keyboard shortcuts are off while somebody is
 * typing.
 */
export function useRoomSteps() {
  const { plan, editable } = usePlanContext();
  const { back, again } = useSteps(plan.id, DRAWN, addAll);
  useEffect(() => {
    if (!editable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const run = key === 'y' || (key === 'z' && event.shiftKey) ? again : key === 'z' ? back : null;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editable, back, again]);
  return { back, again };
}
