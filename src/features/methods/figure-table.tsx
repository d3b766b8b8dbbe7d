import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names';

/** Styles the cells from the table element, because a class on each of hundreds of cells is slower. */
const LOOK = cx(
  'tabular w-full border-t border-line-strong text-sm hyphens-auto sm:text-base',
  '[&_caption]:pb-2 [&_caption]:text-left [&_caption]:font-semibold',
  '[&_tr]:border-b [&_tr]:border-line [&_tr]:align-baseline',
  '[&_td]:py-1.5 [&_td]:pl-2 [&_td]:text-right sm:[&_td]:pl-3',
  '[&_th]:py-1.5 [&_th]:pr-2 [&_th]:text-left [&_th]:font-normal',
  'max-[22rem]:[&_th]:wrap-anywhere',
  '[&_thead]:text-sm max-[23.4rem]:[&_thead]:wrap-anywhere [&_thead]:text-ink-muted [&_thead_th:not(:first-child)]:pr-0 [&_thead_th:not(:first-child)]:pl-2 [&_thead_th:not(:first-child)]:text-right',
);

interface FigureTableProps {
  caption: string;
  /**
   * Column titles. The first column contains the names of the rows. Its title is '' if the caption already
   * says it.
   */
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/**
 * Table of figures that fits on a phone in both languages. If the reader increases the text spacing, the
 * table scrolls sideways.
 */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className={LOOK}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) =>
              title ? (
                <th key={title} scope="col">
                  {title}
                </th>
              ) : (
                <td key={title} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
