import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from './class-names';
import type { Pieces } from './pieces';
import { useGridKeys } from './use-grid-keys';
import { useOnePress } from './use-one-press';

export interface ListGroup<R> {
  readonly id: string;
  readonly heading?: Pieces;
  readonly rows: readonly R[];
}

interface DataListProps<R> {
  groups: readonly ListGroup<R>[];
  /** Renders a row. The list wraps the result in a list item. */
  children: (row: R) => ReactNode;
  keyOf: (row: R) => string;
  /** Estimated height of a row in pixels, until the row is measured. */
  rowHeight: number;
  /** Label of the list. Used only if the list's groups have no headings. */
  label: string;
  /** True if every row must be rendered, for example for printing. */
  whole?: boolean;
  className?: string;
  /**
   * Turns the list into a grid for keyboard and screen readers, with these column names. Its rows and group
   * headings must consist of cells.
   */
  grid?: { readonly columns: readonly GridColumn[]; readonly head: string };
}

export interface GridColumn {
  readonly label: string;
  /** Current sort order of this column, and the handler for a press on its heading. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onPress: () => void };
}

/** Lists of up to this many rows are rendered whole, so that the browser's own search finds every row. */
const WINDOWED_FROM = 300;
/** Overscan: rows rendered beyond the visible ones, so that scrolling shows no gap. */
const OVERSCAN = 15;
/** Estimated height of a heading in pixels, until the heading is measured. */
const HEADING_HEIGHT = 55;
const LIST = 'divide-y divide-line border-y border-line';

/**
 * A list or grid of any length. Short lists are rendered whole. Long lists are windowed as the page scrolls.
 */
export function DataList<R>(props: DataListProps<R>) {
  const count = props.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const isShort = count < WINDOWED_FROM;
  return props.whole || (isShort && !props.grid) ? (
    <WholeList {...props} />
  ) : (
    <WindowedList {...props} overscan={isShort ? WINDOWED_FROM * 2 : OVERSCAN} />
  );
}

function WholeList<R>({ groups, children, keyOf, label, className }: DataListProps<R>) {
  return (
    <div className="flex flex-col gap-6 print:block" onClickCapture={useOnePress()}>
      {groups.map(({ id, heading, rows }) => (
        <section key={id} aria-label={heading ? undefined : label} className="print:mb-4">
          {heading}
          <ul className={className ?? LIST}>
            {rows.map((row) => (
              <li key={keyOf(row)} className="print:break-inside-avoid">
                {children(row)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Item<R> =
  | { readonly kind: 'heading'; readonly key: string; readonly heading: Pieces }
  | { readonly kind: 'row'; readonly key: string; readonly row: R; readonly place: number };

function itemsOf<R>(groups: readonly ListGroup<R>[], keyOf: (row: R) => string): Item<R>[] {
  let place = 0;
  return groups.flatMap(({ id, heading, rows }): Item<R>[] => [
    ...(heading ? [{ kind: 'heading', key: `heading ${id}`, heading } as const] : []),
    ...rows.map((row) => {
      place += 1;
      return { kind: 'row', key: keyOf(row), row, place } as const;
    }),
  ]);
}

function WindowedList<R>({
  groups,
  children,
  keyOf,
  rowHeight,
  label,
  className,
  grid,
  overscan,
}: DataListProps<R> & { overscan: number }) {
  const items = useMemo(() => itemsOf(groups, keyOf), [groups, keyOf]);
  const total = useMemo(() => groups.reduce((sum, { rows }) => sum + rows.length, 0), [groups]);
  // Must be a stable function: a new one would recompute every row's position on each render.
  const getItemKey = useCallback((index: number) => items[index]?.key ?? index, [items]);
  const list = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    setScrollMargin(Math.round(top));
  }, []);
  /**
   * Index of the focused row. This row stays rendered even when it is scrolled away, so that the focus is
   * never lost.
   */
  const [focused, setFocused] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === null || !(focused < range.count) || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  useEffect(() => {
    const node = list.current;
    const follow = ({ type, target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      setFocused(type === 'focusin' && row ? Number(row.dataset.index) : null);
    };
    node?.addEventListener('focusin', follow);
    node?.addEventListener('focusout', follow);
    return () => {
      node?.removeEventListener('focusin', follow);
      node?.removeEventListener('focusout', follow);
    };
  }, []);
  // The overscan is rendered in a second step, so that a filter's result appears sooner.
  const [scanned, setScanned] = useState(0);
  useEffect(() => startTransition(() => setScanned(items.length)), [items.length]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === 'heading' ? HEADING_HEIGHT : rowHeight),
    getItemKey,
    overscan: scanned === items.length ? overscan : 1,
    scrollMargin,
    rangeExtractor,
  });
  const onePress = useOnePress();
  const keys = useGridKeys(list, items.length, setFocused);
  const rows = (
    <div
      ref={list}
      onClickCapture={onePress}
      {...(grid ? { role: 'rowgroup' } : { role: 'list', 'aria-label': label })}
      // Scroll margins keep a focused row clear of the sticky bars.
      className={cx('relative [contain:layout_style]', grid && '**:scroll-mt-44 **:scroll-mb-24')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        // A list can contain only list items, so a heading is an item too, but it isn't counted.
        const counted = item.kind === 'row' && { 'aria-setsize': total, 'aria-posinset': item.place };
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={`absolute inset-x-0 top-0 ${item.kind === 'heading' ? 'pt-5' : className ? '' : 'border-t border-line'}`}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
            {...(grid ? { role: 'row', 'aria-rowindex': index + 2 } : { role: 'listitem', ...counted })}
          >
            {item.kind === 'row' ? children(item.row) : item.heading}
          </div>
        );
      })}
    </div>
  );
  if (!grid) return rows;
  return (
    <div
      {...{
        role: 'grid',
        'aria-label': label,
        'aria-rowcount': items.length + 1,
        'aria-colcount': grid.columns.length,
      }}
      {...keys}
    >
      <div {...{ role: 'row', 'aria-rowindex': 1 }} className={grid.head}>
        {grid.columns.map(({ label: name, sort }) => (
          <span key={name} {...{ role: 'columnheader', 'aria-sort': sort?.order }}>
            {sort ? (
              <button
                type="button"
                onClick={sort.onPress}
                className="inline-flex min-h-6 items-center gap-1 text-left hover:text-accent-strong"
              >
                <span>{name}</span>
                {sort.order === 'ascending' && <ArrowUp className="size-3.5 shrink-0" />}
                {sort.order === 'descending' && <ArrowDown className="size-3.5 shrink-0" />}
              </button>
            ) : (
              name
            )}
          </span>
        ))}
      </div>
      {rows}
    </div>
  );
}
