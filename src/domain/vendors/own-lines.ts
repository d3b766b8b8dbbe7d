import * as z from 'zod/mini';
import { cleanLine, lengthOf } from '../text';

/** A line that the user added to the comparison. `text` is the line's text for one quote. */
export type OwnLine = { readonly name: string; readonly text: string };

export const MAX_OWN_LINES = 10;
export const OWN_LENGTHS = { name: 60, text: 200 } as const;

type Holds = { readonly own_lines: readonly OwnLine[] };

const plain = (name: string): string => name.normalize('NFC').toLowerCase();
const same = (a: string, b: string | null): boolean => b !== null && plain(a) === plain(b);

export const ownText = ({ own_lines }: Holds, name: string): string =>
  own_lines.find((line) => same(line.name, name))?.text ?? '';

export function ownNames(quotes: readonly Holds[]): string[] {
  const names = new Map<string, string>();
  for (const { name } of quotes.flatMap(({ own_lines }) => own_lines))
    if (!names.has(plain(name))) names.set(plain(name), name);
  return [...names.values()];
}

type OwnLineForm = { readonly name: string; readonly texts: Readonly<Record<string, string>> };
export type OwnLineProblem = 'ownName' | 'ownTaken' | 'ownText' | 'tooLong';

const text = (most: number) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.refine((value) => lengthOf(value) <= most, { error: 'tooLong' satisfies OwnLineProblem, abort: true }),
  );

/** Schema of the form. `before` is the current name of the line, or null for a new line. */
export const ownLineSchema = (quotes: readonly Holds[], before: string | null) =>
  z
    .object({
      name: text(OWN_LENGTHS.name).check(
        z.refine((name) => name !== '', { error: 'ownName' satisfies OwnLineProblem, abort: true }),
        z.refine((name) => !ownNames(quotes).some((one) => same(one, name) && !same(one, before)), {
          error: 'ownTaken' satisfies OwnLineProblem,
        }),
      ),
      texts: z.record(z.string(), text(OWN_LENGTHS.text)),
    })
    .check(
      z.refine(({ texts }) => before !== null || Object.values(texts).some((one) => one !== ''), {
        error: 'ownText' satisfies OwnLineProblem,
        path: ['name'],
      }),
    );

/**
 * Renames a line and sets its text in the quotes that `texts` lists. In other quotes the line keeps its text.
 * An empty text removes the line from that quote. Only the changed quotes are returned.
 */
export function withOwnLine<Q extends Holds & { readonly id: string }>(
  quotes: readonly Q[],
  before: string | null,
  { name, texts }: OwnLineForm,
): { readonly before: Q; readonly after: Q }[] {
  return quotes.flatMap((quote) => {
    const at = quote.own_lines.findIndex((line) => same(line.name, before));
    const said = texts[quote.id] ?? quote.own_lines[at]?.text ?? '';
    const line = said === '' ? [] : [{ name, text: said }];
    const own_lines = at < 0 ? [...quote.own_lines, ...line] : quote.own_lines.toSpliced(at, 1, ...line);
    const unchanged = JSON.stringify(own_lines) === JSON.stringify(quote.own_lines);
    return unchanged ? [] : [{ before: quote, after: { ...quote, own_lines } }];
  });
}

export const withoutOwnLine = <Q extends Holds & { readonly id: string }>(
  quotes: readonly Q[],
  name: string,
) => withOwnLine(quotes, name, { name, texts: Object.fromEntries(quotes.map(({ id }) => [id, ''])) });
