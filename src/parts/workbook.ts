import type { CsvCell } from '@/domain/csv';
import { loadOnce } from '@/lib/load-once';

const writer = loadOnce(() => import('write-excel-file/browser'));

/** A table as a workbook, its head bold. Every text stays a text there: nothing is reckoned with. */
export async function workbookOf(rows: readonly (readonly CsvCell[])[]): Promise<Blob> {
  const { default: write } = await writer();
  const cells = rows.map((row, i) =>
    row.map((cell) =>
      cell === null
        ? null
        : typeof cell === 'string'
          ? {
              value: cell,
              type: String,
              ...(i === 0 ? { fontWeight: 'bold' as const } : {}),
            }
          : { value: cell.figure, type: Number },
    ),
  );
  return write(cells, { stickyRowsCount: 1 }).toBlob();
}
