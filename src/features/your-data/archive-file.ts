/** The file in a download that is read in again. */
export const ARCHIVE_FILE = 'celebra.json';
