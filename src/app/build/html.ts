export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Serialises JSON for a script element. Escaping ensures that the text can't close the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
