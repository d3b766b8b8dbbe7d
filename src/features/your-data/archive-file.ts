/** Name of the file inside a download from which events are restored. */
export const ARCHIVE_FILE = 'celebra.json';
