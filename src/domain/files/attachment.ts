import { cleanLine, firstOf, lengthOf } from '../text';

/** File types that a plan can store, by file extension. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

export type FileEnding = keyof typeof MEDIA_TYPES;
export type MediaType = (typeof MEDIA_TYPES)[FileEnding];

/** Picture types that every browser can show. */
export const PICTURES = ['png', 'jpg', 'webp'] as const satisfies readonly FileEnding[];
export const isPicture = (type: MediaType): boolean =>
  PICTURES.some((ending) => MEDIA_TYPES[ending] === type);

/** Maximum size of a file in bytes, and maximum length of its name. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;
const MAX_FILE_NAME = 150;

/**
 * A file that belongs to a quote, to an item of the ledger, or to the plan, such as a floor plan. Its bytes
 * are the object `<plan>/<id>` in the storage bucket.
 */
export interface Attachment {
  readonly id: string;
  readonly version: number;
  readonly subject_id: string;
  readonly file_name: string;
  readonly media_type: MediaType;
  readonly size: number;
}

const isEnding = (text: string): text is FileEnding => Object.hasOwn(MEDIA_TYPES, text);

function endingOf(name: string): string {
  const at = name.lastIndexOf('.');
  const ending = at < 0 ? '' : name.slice(at + 1).toLowerCase();
  return { jpeg: 'jpg', heif: 'heic' }[ending] ?? ending;
}

/**
 * Cleans a file name for display and download by removing direction marks and the path. A long name is cut
 * before its extension.
 */
export function cleanFileName(name: string): string {
  const clean = cleanLine(name.replace(/[/\\]/gu, '-'));
  if (lengthOf(clean) <= MAX_FILE_NAME) return clean;
  const ending = endingOf(clean);
  if (!isEnding(ending)) return firstOf(clean, MAX_FILE_NAME);
  return `${firstOf(clean, MAX_FILE_NAME - ending.length - 1)}.${ending}`;
}

/**
 * Returns the type of a file by its extension. Null if the extension is unknown, or if the browser declares a
 * different type.
 */
export function declaredType(name: string, type: string): MediaType | null {
  const ending = endingOf(name);
  if (!isEnding(ending)) return null;
  const byName = MEDIA_TYPES[ending];
  // With Excel installed, Windows declares a CSV file as a workbook. Apple declares a HEIC picture as HEIF.
  const told: readonly string[] = Object.values(MEDIA_TYPES);
  return told.includes(type) && type !== byName && !(ending === 'csv' && type === 'text/plain')
    ? null
    : byName;
}
