import type { ReactNode } from 'react';

interface GridCellProps {
  /** The cell that says whose row it is. */
  header?: boolean;
  /** Over how many columns it goes. */
  span?: number;
  /** It holds a control, which takes the focus in its place. */
  control?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A cell of a `DataList` with `grid`. */
export function GridCell({ header = false, span, control = false, className, children }: GridCellProps) {
  const cell = {
    role: header ? 'rowheader' : 'gridcell',
    'aria-colspan': span,
    tabIndex: control ? undefined : -1,
  };
  return (
    <div {...cell} className={className}>
      {children}
    </div>
  );
}
