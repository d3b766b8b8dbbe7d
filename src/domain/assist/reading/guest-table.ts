import { fold } from '../../fold';

interface ReadGuestRow {
  readonly name: string;
  readonly last_name?: string | undefined;
  readonly household?: string | undefined;
  readonly people?: number | undefined;
  readonly children?: number | undefined;
  readonly diet?: string | undefined;
  readonly notes?: string | undefined;
}

/** Column headings that the import recognises, in both languages. */
const HEADINGS = {
  en: ['First name', 'Last name', 'Household', 'People', 'Children', 'Diet', 'Notes'],
  es: ['Nombre', 'Apellidos', 'Grupo', 'Personas', 'Niños', 'Dieta', 'Notas'],
} as const;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Keeps the guests whose names occur in the given text. The model has invented the others. */
export function groundGuests(
  text: string,
  rows: readonly ReadGuestRow[],
): { kept: ReadGuestRow[]; refused: ReadGuestRow[] } {
  const given = new Set(wordsOf(text));
  const stands = ({ name, last_name = '' }: ReadGuestRow) => {
    const words = wordsOf(`${name} ${last_name}`);
    return words.length > 0 && words.every((word) => given.has(word));
  };
  return { kept: rows.filter(stands), refused: rows.filter((row) => !stands(row)) };
}

const cell = (value: string | number | undefined): string => String(value ?? '').replace(/[\t\r\n]+/g, ' ');

/**
 * Formats guests like cells copied from a spreadsheet, so that the import can read and preview them like any
 * other list.
 */
export function guestTable(rows: readonly ReadGuestRow[], language: 'en' | 'es'): string {
  const lines = rows.map((row) =>
    [row.name, row.last_name, row.household, row.people, row.children, row.diet, row.notes]
      .map(cell)
      .join('\t'),
  );
  return [HEADINGS[language].join('\t'), ...lines].join('\n');
}
