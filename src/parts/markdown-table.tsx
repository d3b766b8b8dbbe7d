import type { Tokens } from 'marked';
import { named } from './markdown-blocks';
import { Inline } from './markdown-inline';

const SIDE = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;

/** What moves sideways must do so by keyboard too. */
const SCROLLED = { tabIndex: 0 };

/** A table that moves sideways by itself where it is wider than the page. */
export function MarkdownTable({ table, label }: { table: Tokens.Table; label: string }) {
  const side = (column: number) => SIDE[table.align[column] ?? 'left'];
  const columns = table.header.map((cell, column) => ({ ...cell, column, id: `${column} ${cell.text}` }));
  return (
    <section
      aria-label={label}
      {...SCROLLED}
      className="my-8 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="tabular w-full border-collapse text-sm leading-snug sm:text-base">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map(({ id, column, tokens }) => (
              <th
                key={id}
                scope="col"
                className={`px-3 py-3 align-bottom sm:px-4 font-semibold ${side(column)}`}
              >
                <Inline tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named(table.rows, (row) => row.map(({ text }) => text).join('|')).map(({ name, thing: row }) => (
            <tr key={name} className="border-b border-line last:border-0">
              {columns.map(({ id, column }) => (
                <td key={id} className={`px-3 py-2.5 align-top sm:px-4 ${side(column)}`}>
                  <Inline tokens={row[column]?.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
