import { Link } from 'react-router-dom';
import { cx } from '@/ui/class-names';
import type { FigureCell, FigureTable } from './figure-table';

const link =
  'inline-flex min-h-6 min-w-6 items-center justify-end underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-strong hover:decoration-solid print:no-underline';

function Figure({ cell: { text, to, isOver }, name }: { cell: FigureCell; name: string }) {
  const className = cx('tabular', isOver && 'text-danger');
  return to ? (
    <Link to={to} aria-label={`${name}: ${text}`} className={cx(link, className)}>
      {text}
    </Link>
  ) : (
    <span className={className}>{text}</span>
  );
}

interface FigureGridProps {
  table: FigureTable;
  /** True to hide the caption, because a heading above already says the same. */
  isCaptionHidden?: boolean;
}

/** Table of figures that link to their rows. On a phone every row becomes a small list. */
export function FigureGrid({ table, isCaptionHidden = false }: FigureGridProps) {
  const { title, first, head, rows } = table;
  // A single figure is shown next to its name, even on a phone.
  const isPair = head.length === 1;
  const headCell =
    'pb-2 pl-4 text-right align-bottom text-sm font-medium text-ink-muted first:pl-0 first:text-left';
  return (
    <table className="block w-full border-collapse md:table print:table">
      <caption
        className={cx(
          'text-left',
          isCaptionHidden ? 'sr-only' : 'block pb-2 font-medium md:table-caption print:table-caption',
        )}
      >
        {title}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group">
        <tr>
          {[first, ...head].map((name) => (
            <th key={name} scope="col" className={headCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group print:table-row-group">
        {rows.map(({ key, label, to, cells }) => (
          <tr
            key={key}
            className={cx(
              'border-t border-line py-2 md:table-row md:py-0 print:table-row print:py-0',
              isPair ? 'flex flex-wrap justify-between gap-x-4' : 'block',
            )}
          >
            <th
              scope="row"
              className="block text-left font-medium wrap-anywhere md:table-cell md:min-w-28 md:py-1.5 print:table-cell"
            >
              {to ? (
                <Link to={to} className={cx(link, 'justify-start text-left')}>
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </th>
            {cells.map((cell, i) => (
              <td
                key={head[i]}
                className="flex justify-between gap-4 md:table-cell md:py-1.5 md:pl-4 md:text-right print:table-cell print:pl-4 print:text-right"
              >
                {!isPair && (
                  <span aria-hidden="true" className="text-ink-muted md:hidden print:hidden">
                    {head[i]}
                  </span>
                )}
                <Figure cell={cell} name={`${label}, ${head[i]}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
