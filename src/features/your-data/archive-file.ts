/** Events are restored from this file inside a download. */
export const ARCHIVE_FILE = 'celebra.json';
