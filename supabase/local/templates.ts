export type Values = { readonly [name: string]: unknown };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const lookup = (path: string, values: Values): unknown =>
  path
    .slice(1)
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? (found as Values)[name] : undefined),
      values,
    );

/** Evaluates a path such as `.Data.field`, or a string in double quotes or backquotes. */
function operand(source: string, values: Values): unknown {
  if (source.startsWith('"')) return JSON.parse(source);
  return source.startsWith('`') ? source.slice(1, -1) : lookup(source, values);
}

const OPERAND = /\.[\w.]+|"(?:[^"\\]|\\.)*"|`[^`]*`/g;

function holds(condition: string, values: Values): boolean {
  const operands = (condition.match(OPERAND) ?? []).map((source) => operand(source, values));
  if (/^eq\s/.test(condition)) return operands.slice(1).some((value) => value === operands[0]);
  if (/^ne\s/.test(condition)) return operands[0] !== operands[1];
  if (condition.startsWith('.')) return Boolean(operands[0]);
  throw new Error(`E-mail template: "${condition}" is not understood here`);
}

/**
 * Renders the part of Go's template language that the e-mails use: `{{ .Field }}`, `{{ .Data.field }}`, `{{
 * if eq .Data.field "x" }} … {{ else if … }} … {{ else }} … {{ end }}` and `{{- trimming -}}`. Hosted
 * projects render the same files with Go.
 * @throws Error for any other syntax, so that a template that works here also works on hosted projects
 */
export function render(template: string, values: Values, { html }: { html: boolean }): string {
  const source = template.replace(/\s*\{\{-/g, '{{').replace(/-\}\}\s*/g, '}}');
  /**
   * One entry per `if` that hasn't ended: whether the current branch is shown, and whether any branch has
   * been shown.
   */
  const open: { shows: boolean; done: boolean }[] = [];
  const visible = () => open.every((branch) => branch.shows);
  let output = '';
  for (const [index, part] of source.split(/\{\{\s*(.*?)\s*\}\}/s).entries()) {
    const branch = open.at(-1);
    if (index % 2 === 0) output += visible() ? part : '';
    else if (part.startsWith('/*')) continue;
    else if (part.startsWith('if ')) {
      const shows = holds(part.slice(3).trim(), values);
      open.push({ shows, done: shows });
    } else if (part.startsWith('else') && branch !== undefined) {
      const condition = part.slice(4).trim();
      branch.shows = !branch.done && (condition === '' || holds(condition.replace(/^if\s+/, ''), values));
      branch.done ||= branch.shows;
    } else if (part === 'end' && branch !== undefined) open.pop();
    else if (/^\.[\w.]+$/.test(part)) {
      const text = String(lookup(part, values) ?? '');
      output += visible() ? (html ? escapeHtml(text) : text) : '';
    } else throw new Error(`E-mail template: "{{ ${part} }}" is not understood here`);
  }
  if (open.length > 0) throw new Error('E-mail template: an {{ if }} has no {{ end }}');
  return output;
}

/** Converts an e-mail's HTML to plain text. The address of each link comes after the link's text. */
export function toText(html: string): string {
  return html
    .replace(/<(style|head|title)[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2:\n$1\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h1|h2|div|tr|li)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#34;|&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
