/** The file in a download that is imported again. */
export const ARCHIVE_FILE = 'celebra.json';
