import { Lexer, type MarkedToken, type Token } from 'marked';

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface Document {
  blocks: readonly Token[];
  headings: Heading[];
  /** The anchors of those `blocks` that are headings. */
  anchors: ReadonlyMap<Token, string>;
}

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  ...([
    'blockquote',
    'br',
    'checkbox',
    'code',
    'codespan',
    'def',
    'del',
    'em',
    'escape',
    'heading',
    'hr',
  ] as const),
  ...([
    'html',
    'image',
    'link',
    'list',
    'list_item',
    'paragraph',
    'space',
    'strong',
    'table',
    'text',
  ] as const),
]);
/**
 * Returns true if the token is one of marked's own. The types also allow tokens of extensions, which aren't
 * used here.
 */
export const isKnown = (token: Token): token is MarkedToken => KNOWN.has(token.type);

/** Common HTML character references. marked leaves them undecoded. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};
export const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (reference) => REFERENCES[reference] ?? reference);

export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .filter(isKnown)
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? decode(token.text) : '',
    )
    .join('');

const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Parses GitHub Flavored Markdown. Headings of levels two and three form the table of contents. */
export function readMarkdown(text: string): Document {
  const blocks: Token[] = new Lexer({ gfm: true }).lex(text);
  const headings: Heading[] = [];
  const anchors = new Map<Token, string>();
  const taken = new Map<string, number>();
  for (const block of blocks) {
    if (!isKnown(block) || block.type !== 'heading') continue;
    const words = plainText(block.tokens);
    const base = anchorOf(words);
    const times = (taken.get(base) ?? 0) + 1;
    taken.set(base, times);
    const id = times === 1 ? base : `${base}-${times}`;
    anchors.set(block, id);
    if (block.depth === 2 || block.depth === 3) headings.push({ id, text: words, depth: block.depth });
  }
  return { blocks, headings, anchors };
}

/**
 * Returns a link's target if it is allowed: http(s), mail, a page of this site, or an anchor. Other links,
 * such as `javascript:`, are shown as text.
 */
export function safeAddress(href: string): { kind: 'page' | 'away'; href: string } | null {
  if (/^#[\w-]/.test(href)) return { kind: 'away', href };
  if (/^\/(?![/\\])/.test(href)) return { kind: 'page', href };
  if (!/^(?:https?:|mailto:)/i.test(href)) return null;
  try {
    const { protocol } = new URL(href);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? { kind: 'away', href } : null;
  } catch {
    return null;
  }
}

/** Gives siblings unique keys. Repeated names get a number. */
export function named<T>(things: readonly T[], nameOf: (thing: T) => string): { name: string; thing: T }[] {
  const taken = new Map<string, number>();
  return things.map((thing) => {
    const name = nameOf(thing);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return { name: `${name}#${times}`, thing };
  });
}
