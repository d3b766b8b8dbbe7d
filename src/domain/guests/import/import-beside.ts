import { fold } from '../../fold';
import { groupsOf } from './import-heading';
import { type ImportTable, isNobody } from './import-lines';

/** Rows of further lists and sheets have numbers of their own: those of the second begin here. */
export const LIST_ROWS = 1_000_000;
/** The row of the file that a line is, and in which of several lists it stands. */
export const rowOf = (line: number) => ({
  row: Math.floor(line) % LIST_ROWS,
  list: Math.floor(line / LIST_ROWS),
});

/** Several tables as one, by their headings; `names` are tags of their rows where they say something. */
export function oneTable(tables: readonly ImportTable[], names: readonly (string | null)[]): ImportTable {
  const headings: string[] = [];
  const places = tables.map((table) => {
    const taken = new Set<number>();
    return table.headings.map((heading) => {
      const known = headings.findIndex((one, i) => fold(one) === fold(heading) && !taken.has(i));
      const at = known === -1 ? headings.push(heading) - 1 : known;
      taken.add(at);
      return at;
    });
  });
  const isNamed = names.some((name) => name !== null);
  const isSide = names.every((name) => name === null || /novi[oa]|bride|groom/.test(fold(name)));
  const isSpanish = headings.some((heading) => /nombre|apellido|telefono/.test(fold(heading)));
  if (isNamed) headings.push(isSide ? (isSpanish ? 'Lado' : 'Side') : isSpanish ? 'Etiquetas' : 'Tags');
  return {
    headings,
    rows: tables.flatMap((table, k) =>
      table.rows.map(({ line, cells }) => {
        const row = headings.map(() => '');
        for (const [i, at] of (places[k] ?? []).entries()) row[at] = cells[i] ?? '';
        if (isNamed) row[row.length - 1] = names[k] ?? '';
        return { line: line + k * LIST_ROWS, cells: row };
      }),
    ),
  };
}

/** Lists that stand side by side, one below the other; what stands over each of them is said of its people. */
export function stacked(table: ImportTable, above: readonly (readonly string[])[]): ImportTable {
  const groups = groupsOf(table.headings);
  const tables = groups.map((group, k) => ({
    headings: group.map((at) => table.headings[at] ?? ''),
    rows: table.rows.flatMap(({ line, cells }) => {
      const own = group.map((at) => cells[at] ?? '');
      // Its own sum stands below each of them.
      return own.some(Boolean) && !isNobody({ line, cells: own }) ? [{ line, cells: own }] : [];
    }),
    title:
      above
        .flatMap((cells) => group.flatMap((at) => cells[at] || []))
        .findLast((text) => groups.length > 1 && text !== '' && k < groups.length) ?? null,
  }));
  const titles = tables.map(({ title }) => title);
  return oneTable(tables, titles.filter(Boolean).length > 1 ? titles : titles.map(() => null));
}
