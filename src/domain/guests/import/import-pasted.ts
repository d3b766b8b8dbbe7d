import { cleanLine } from '../../text';

/** Matches list marks in chat messages: "1. Ana Gil", "- Ana Gil", "• Ana Gil" or "[x] Ana Gil". */
const MARK =
  /^\s*(?:(?:\(?\d{1,3}[.)ªº]|[-–—*•·▪◦‣○●✓✔☐☑]|\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3|\[[ x]?\])\s*)+(?=\S)/iu;
/** Matches an email recipient, such as "Ana Gil <ana@example.com>" or "Gil, Ana" in quotes. */
const ADDRESS = /^\s*["“]?(?<name>[^"”<>@]*?)["”]?\s*<(?<email>[^\s<>]+@[^\s<>]+)>[,;]?\s*$/u;
const DAY_AND_SENDER =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?\s?m\.?)?\]?\s*(?:[-–]\s*)?[^:]{1,40}:\s*/iu;

const most = (lines: readonly string[], holds: (line: string) => boolean): boolean =>
  lines.length > 1 && lines.filter(holds).length > lines.length / 2;

/** Matches bold text in a chat message, such as "*Lado novia*". */
const BOLD = /^\s*([*_])([^*_]+)\1\s*$/u;

/** Adds to each name the nearest heading above it. */
function underHeadings(names: readonly string[], headings: readonly (string | undefined)[]): string[][] {
  let tag = '';
  const rows = names.flatMap((name, i) => {
    tag = headings[i]?.replace(/:$/, '') ?? tag;
    return headings[i] ? [] : [[name, tag]];
  });
  return [['Name', 'Tags'], ...rows];
}

/**
 * Parses pasted text that isn't a table: email recipients, or lines with numbers or bullets. Returns null for
 * any other text.
 */
export function pastedCells(text: string): string[][] | null {
  // Several recipients can share one line, so the text is split after each address.
  const lines = text.replace(/>\s*[,;]\s*/g, '>\n').split(/\r\n?|\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length > 0 && filled.every((line) => ADDRESS.test(line) || /^\s*\S+@\S+\s*$/.test(line)))
    return [
      ['Name', 'Email'],
      ...filled.map((line) => {
        const { name = '', email = '' } = ADDRESS.exec(line)?.groups ?? {};
        return email ? [cleanLine(name), email] : ['', cleanLine(line).replace(/[,;]$/, '')];
      }),
    ];
  // In an exported chat, each line begins with date and sender.
  const said = most(filled, (line) => DAY_AND_SENDER.test(line))
    ? filled.map((line) => line.replace(DAY_AND_SENDER, ''))
    : filled;
  const isTable = said.some((line) => /[\t;]/.test(line));
  const isMarked = most(said, (line) => MARK.test(line));
  const names = said.map((line) => cleanLine(line.replace(MARK, '')));
  const bold = said.map((line) => BOLD.exec(line)?.[2]);
  // In a marked list, an unmarked line that ends in a colon is a heading. A single heading doesn't divide the
  // list, so it is ignored.
  const over = said.map((line) =>
    MARK.test(line) ? undefined : /^\s*([^:]*\p{L}[^:]*):\s*$/u.exec(line)?.[1],
  );
  const headings = bold.some(Boolean) || !isMarked || over.filter(Boolean).length < 2 ? bold : over;
  if (!isTable && headings.some(Boolean)) return underHeadings(names, headings);
  return isTable || !(isMarked || said !== filled) ? null : names.map((name) => [name]);
}
