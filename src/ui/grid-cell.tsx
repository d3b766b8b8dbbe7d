import type { KeyboardEvent, ReactNode, Ref } from 'react';

interface GridCellProps {
  /** True for the row header cell. */
  header?: boolean;
  span?: number;
  /** True if the cell contains a control. The control then gets the focus instead of the cell. */
  control?: boolean;
  /** Starts inline editing: on F2, and also on Enter or a press if the cell has no control. */
  onEdit?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** Cell of a `DataList` that has the prop `grid`. */
export function GridCell({
  header = false,
  span,
  control = false,
  onEdit,
  className,
  ref,
  children,
}: GridCellProps) {
  const cell = {
    role: header ? 'rowheader' : 'gridcell',
    'aria-colspan': span,
    tabIndex: control ? undefined : -1,
    ...(onEdit && {
      'data-edit': true,
      onClick: control ? undefined : onEdit,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'F2' && (event.key !== 'Enter' || event.target !== event.currentTarget)) return;
        event.preventDefault();
        onEdit();
      },
    }),
  };
  return (
    <div ref={ref} {...cell} className={className}>
      {children}
    </div>
  );
}
