export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Formats JSON for a script element, escaped so that it can't end the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
