import type { Ref } from 'react';
import type { Point } from '@/domain/seating/room/geometry';

const atPointer = ({ x, y }: Point) => ({ left: `${x}px`, top: `${y - 8}px` });

/** Moves the name directly in the DOM, because React would rerender the room for each frame. */
export const carryTo = (name: HTMLElement | null, to: Point): void => {
  Object.assign(name?.style ?? {}, atPointer(to));
};

interface CarriedNameProps {
  name: string;
  /** Position where the guest was picked up. */
  at: Point;
  ref: Ref<HTMLDivElement>;
}

/** Name tag that follows the pointer while a guest is dragged to a table. */
export function CarriedName({ name, at, ref }: CarriedNameProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-full rounded-full border border-accent bg-surface px-3 py-1 text-sm font-semibold shadow-lg"
      style={atPointer(at)}
    >
      {name}
    </div>
  );
}
