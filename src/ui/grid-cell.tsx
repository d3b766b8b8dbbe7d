import type { KeyboardEvent, ReactNode, Ref } from 'react';

interface GridCellProps {
  /** The cell that says whose row it is. */
  header?: boolean;
  /** Over how many columns it goes. */
  span?: number;
  /** It holds a control, which takes the focus in its place. */
  control?: boolean;
  /** Opens what it says to be changed in its place: by F2, and by Enter or a press where it holds no control. */
  onEdit?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A cell of a `DataList` with `grid`. */
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
