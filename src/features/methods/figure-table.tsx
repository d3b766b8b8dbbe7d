import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names';

interface FigureTableProps {
  caption: string;
  /** Column titles, the first that of the rows' names. */
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Figures under their names: narrow enough for a phone, whatever the language. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <table className="tabular w-full border-t border-line-strong text-sm sm:text-base">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-sm text-ink-muted">
          {head.map((title, i) => (
            <th
              key={title}
              scope="col"
              className={cx('py-2 font-normal', i === 0 ? 'pr-2 text-left' : 'pl-3 text-right')}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]} className="py-1.5 pl-3 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
