import { headingKey } from '@/domain/guests/import/import-heading';
import { IMPORT_FIELDS, type ImportColumn } from '@/domain/guests/import/import-words.data';
import { deviceStorage } from '@/lib/device-storage';

/**
 * Storage key of the meanings of unknown headings. They are kept on this device until sign-out, so that the
 * next file from the same program needs no questions.
 */
const KEY = 'celebra-import-headings';
/** Maximum number of remembered headings. People import only a few kinds of files. */
const MOST = 200;

const isColumn = (value: unknown): value is ImportColumn | null =>
  value === null ||
  (typeof value === 'string' &&
    IMPORT_FIELDS.some((field) => value === field || value.startsWith(`${field}@`)));

export function rememberedHeadings(): ReadonlyMap<string, ImportColumn | null> {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]');
    const entries: unknown[] = Array.isArray(kept) ? kept : [];
    return new Map(
      entries.flatMap((one) =>
        Array.isArray(one) && typeof one[0] === 'string' && isColumn(one[1]) ? [[one[0], one[1]]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

export function rememberHeading(heading: string, column: ImportColumn | null) {
  const key = headingKey(heading);
  if (key === '') return;
  const others = [...rememberedHeadings()].filter(([one]) => one !== key);
  deviceStorage.setItem(KEY, JSON.stringify([...others, [key, column]].slice(-MOST)));
}
