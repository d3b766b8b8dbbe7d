import { MEDIA_TYPES, type MediaType } from './attachment';

/** Number of bytes at the start of a file that are needed to detect its type. */
export const BYTES_TO_READ = 4096;

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const HEIC_BRANDS = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/u;

/**
 * Returns true for control characters that don't occur in text. Tab, line break, form feed and escape are
 * allowed.
 */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 12, 13, 27].includes(byte);

/** Returns true if the bytes are text, in UTF-8 or in a Windows encoding. */
const isText = (bytes: Uint8Array): boolean => !bytes.some(isControl);

/** Tests whether the first bytes of a file match a type. `head` contains these bytes as Latin-1 text. */
const SIGNS: Readonly<Record<MediaType, (head: string, bytes: Uint8Array) => boolean>> = {
  // Readers accept a PDF signature anywhere in the first kilobyte. Here it must come first, so that no HTML
  // can precede it.
  'application/pdf': (head) => head.startsWith('%PDF-') || /^\xef\xbb\xbf%PDF-/u.test(head),
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  'image/heic': (head) => head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(head.slice(8, 12)),
  // Office files are zip archives. The first entry of an OpenDocument file names its type.
  [MEDIA_TYPES.docx]: (head) => head.startsWith('PK\x03\x04') && !head.includes('mimetypeapplication/'),
  [MEDIA_TYPES.xlsx]: (head) => head.startsWith('PK\x03\x04') && !head.includes('mimetypeapplication/'),
  [MEDIA_TYPES.odt]: (head) => head.startsWith('PK\x03\x04') && head.includes(`mimetype${MEDIA_TYPES.odt}`),
  [MEDIA_TYPES.ods]: (head) => head.startsWith('PK\x03\x04') && head.includes(`mimetype${MEDIA_TYPES.ods}`),
  'text/csv': (head, bytes) => !head.startsWith('%PDF-') && isText(bytes),
  'text/plain': (head, bytes) => !head.startsWith('%PDF-') && isText(bytes),
};

/** Returns true if the first bytes of a file match its type. */
export const isWhatItSays = (type: MediaType, bytes: Uint8Array): boolean =>
  bytes.length > 0 && SIGNS[type](latin(bytes.subarray(0, BYTES_TO_READ)), bytes.subarray(0, BYTES_TO_READ));
