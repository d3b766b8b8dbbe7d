import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** State of a grid cell that can be edited. After editing, the focus returns to the cell or its control. */
export function useCellEdit(): {
  readonly cell: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: (back: boolean) => void;
} {
  const cell = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen || !isAwaited.current) return;
    isAwaited.current = false;
    (cell.current?.querySelector<HTMLElement>('button') ?? cell.current)?.focus();
  }, [isOpen]);
  return {
    cell,
    isOpen,
    open: () => setIsOpen(true),
    close: (back) => {
      isAwaited.current = back;
      setIsOpen(false);
    },
  };
}
