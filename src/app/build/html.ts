export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that may stand in a script element: nothing in it can end the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
