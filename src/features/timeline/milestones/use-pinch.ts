import { type PointerEvent, useRef } from 'react';

interface Pinch {
  /**
   * Called when two fingers move apart (1) or together (-1). `share` is the fingers' position, from 0 (left)
   * to 1 (right).
   */
  onPinch: (steps: number, share: number) => void;
  /** Called with the dragged distance as a fraction of the width; positive to the right. */
  onDrag: (share: number) => void;
}

/** Factor by which the distance of the fingers must change for one zoom step. */
const STEP = 1.5;
/** Number of pixels that the pointer must move before a press becomes a drag. */
const SLOP = 6;

/** Handles pinching and dragging. A press that hardly moves stays a press. */
export function usePinch({ onPinch, onDrag }: Pinch) {
  const fingers = useRef(new Map<number, number>());
  const start = useRef<{ distance: number; x: number } | null>(null);

  const distance = () => {
    const [a = 0, b = 0] = [...fingers.current.values()];
    return Math.max(1, Math.abs(a - b));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      fingers.current.set(event.pointerId, event.clientX);
      start.current = { distance: distance(), x: event.clientX };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.has(event.pointerId) || !start.current) return;
      fingers.current.set(event.pointerId, event.clientX);
      const rect = event.currentTarget.getBoundingClientRect();
      if (fingers.current.size === 2) {
        const factor = distance() / start.current.distance;
        if (factor < STEP && factor > 1 / STEP) return;
        const [a = 0, b = 0] = [...fingers.current.values()];
        onPinch(factor > 1 ? 1 : -1, ((a + b) / 2 - rect.left) / rect.width);
        start.current = { distance: distance(), x: event.clientX };
        return;
      }
      const away = event.clientX - start.current.x;
      if (Math.abs(away) < Math.max(SLOP, rect.width / 60)) return;
      onDrag(away / rect.width);
      start.current = { ...start.current, x: event.clientX };
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
