import type { Tokens } from 'marked';
import { named, plainText } from './markdown-blocks';
import { Inline } from './markdown-inline';

const SIDE = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;

/** Matches a number with its sign, currency or unit, or a range of two numbers. */
const FIGURE =
  /^[~≈±+−-]?\s?(?:US)?[$£€]?\s?\d[\d.,\s]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:€|%|×|£|US\$|[A-Z]{3}|[hlg]|kg|min|ml)?$/;

/** A column counts as numeric if at least this share of its cells are numbers. Some cells can be empty. */
const MOSTLY = 0.6;

/** Returns a column's alignment: the one in the Markdown text, or right for numeric columns. */
function sideOf(table: Tokens.Table, column: number): string {
  const said = table.align[column];
  if (said) return SIDE[said];
  const cells = table.rows.map((row) => plainText(row[column]?.tokens ?? []).trim()).filter(Boolean);
  const figures = cells.filter((cell) => FIGURE.test(cell));
  return column > 0 && figures.length > 0 && figures.length >= cells.length * MOSTLY ? SIDE.right : SIDE.left;
}

/** Makes a horizontally scrolling table focusable, so that it can be scrolled by keyboard. */
const SCROLLED = { tabIndex: 0 };

export function MarkdownTable({ table, label }: { table: Tokens.Table; label: string }) {
  const columns = table.header.map((cell, column) => ({
    ...cell,
    column,
    id: `${column} ${cell.text}`,
    side: sideOf(table, column),
  }));
  return (
    <section
      aria-label={label}
      {...SCROLLED}
      className="my-8 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="tabular w-full border-collapse text-sm leading-snug sm:text-base">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map(({ id, side, tokens }) => (
              <th key={id} scope="col" className={`px-3 py-3 align-bottom sm:px-4 font-semibold ${side}`}>
                <Inline tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named(table.rows, (row) => row.map(({ text }) => text).join('|')).map(({ name, thing: row }) => (
            <tr key={name} className="border-b border-line last:border-0">
              {columns.map(({ id, column, side }) => (
                <td key={id} className={`px-3 py-2.5 align-top sm:px-4 ${side}`}>
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
