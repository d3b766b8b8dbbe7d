export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that may stand in a script element: nothing in it can end the element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The words of a piece of HTML. */
export const textOf = (html: string): string =>
  html
    .replace(/<(svg|style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!])/g, '$1')
    .trim();

/** Questions and answers: each is a `details` whose summary asks, in the section that is marked as such. */
export function questionsIn(html: string): { question: string; answer: string }[] {
  return [...html.matchAll(/<details\b[^>]*>\s*<summary\b[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, question = '', answer = '']) => ({ question: textOf(question), answer: textOf(answer) }),
  );
}
