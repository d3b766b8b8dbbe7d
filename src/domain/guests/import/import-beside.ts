import { fold } from '../../fold';
import { groupsOf } from './import-heading';
import { type ImportTable, isNobody } from './import-lines';

/** Offset between the line numbers of two lists, so that line numbers of different lists never collide. */
const LIST_ROWS = 1_000_000;
/** Splits a combined line number into the row in the file and the index of its list. */
export const rowOf = (line: number) => ({
  row: Math.floor(line) % LIST_ROWS,
  list: Math.floor(line / LIST_ROWS),
});

/** Merges several tables by their headings. Each row gets its table's name as a tag or side. */
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

/**
 * Converts side-by-side lists to one long list. The text above each list becomes a tag or side of its people.
 */
export function stacked(table: ImportTable, above: readonly (readonly string[])[]): ImportTable {
  const groups = groupsOf(table.headings);
  const tables = groups.map((group, k) => ({
    headings: group.map((at) => table.headings[at] ?? ''),
    rows: table.rows.flatMap(({ line, cells }) => {
      const own = group.map((at) => cells[at] ?? '');
      // Each list can end with a total row, which isn't a guest.
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
