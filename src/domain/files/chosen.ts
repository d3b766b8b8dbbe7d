import { type Attachment, cleanFileName, declaredType, MAX_FILE_SIZE } from './attachment';
import { BYTES_TO_READ, isWhatItSays } from './bytes';

/** Maximum number of files in a plan. */
export const MAX_FILES = 200;

export type FileProblem = 'empty' | 'large' | 'kind' | 'lie' | 'full';

/** Metadata of a chosen file, known before the file is read. */
interface ChosenFile {
  readonly name: string;
  /** Media type as the device reports it; empty if unknown. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Converts a chosen file to the columns of a row, or returns why it is refused. `head` contains its first
 * bytes; `count` is the number of files that the plan already has.
 */
export function readChosenFile(
  { name, type, size }: ChosenFile,
  head: Uint8Array,
  count: number,
): Pick<Attachment, 'file_name' | 'media_type' | 'size'> | FileProblem {
  const file_name = cleanFileName(name);
  const media_type = declaredType(file_name, type);
  if (size === 0) return 'empty';
  if (!media_type) return 'kind';
  if (size > MAX_FILE_SIZE) return 'large';
  if (!isWhatItSays(media_type, head.subarray(0, BYTES_TO_READ))) return 'lie';
  if (count >= MAX_FILES) return 'full';
  return { file_name, media_type, size };
}
