import type { ReactNode, RefObject } from 'react';
import { Button } from './button';

interface ListEndProps {
  /** Of `useGrowing`. */
  end: RefObject<HTMLDivElement | null>;
  grow: () => void;
  /** How much more there is, in words. */
  children: ReactNode;
}

/** Where a long list goes on: by itself as it comes near, or at a press. Never on paper. */
export const ListEnd = ({ end, grow, children }: ListEndProps) => (
  <div ref={end} className="flex justify-center print:hidden">
    <Button look="secondary" onClick={grow}>
      {children}
    </Button>
  </div>
);
