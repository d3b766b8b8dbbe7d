import { type Selector, type SelectorComponent, transform } from 'lightningcss';

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)));

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"');

/** What only shows under a pointer comes with the app, which a pointer's first movement calls. */
const LATER = new Set(['hover', 'active', 'disabled']);

/** Parts of fields that the pages drawn at build time have none of: dates, files, numbers. */
const isOfRareField = (part: SelectorComponent & { type: 'pseudo-element' }): boolean =>
  /date|calendar|file-selector|spin|search-decoration/.test(part.kind === 'custom' ? part.name : part.kind);

/** Whether a selector can mean anything on a page with these classes and elements. */
function canMatch(selector: Selector, classes: Set<string>, tags: Set<string>): boolean {
  return selector.every((part: SelectorComponent) => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'type') return tags.has(part.name);
    if (part.type === 'pseudo-class' && LATER.has(part.kind)) return false;
    if (part.type === 'pseudo-element') return !isOfRareField(part);
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.some((inner) => canMatch(inner, classes, tags));
    return true;
  });
}

/**
 * The part of a stylesheet that a page needs, in the stylesheet's own order: the rest may come later without
 * changing what is there.
 */
export function cssFor(html: string, stylesheet: string): string {
  const classes = classesOf(html);
  const tags = new Set([
    'html',
    'body',
    ...[...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, tag = '']) => tag),
  ]);
  const kept = prune(stylesheet, (selectors) => selectors.some((one) => canMatch(one, classes, tags)));
  // Twice: what only the dropped rules used goes as well.
  return dropUnused(dropUnused(kept)).replace(/([\w-]+:[^;{}]+;)\1+/g, '$1');
}

function prune(code: string, keep: (selectors: Selector[]) => boolean): string {
  const { code: out } = transform({
    filename: 'page.css',
    code: Buffer.from(code),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (keep(rule.value.selectors) ? undefined : []),
        // For browsers that do not know @property; they have it from the whole stylesheet.
        'layer-block': (rule) => (rule.value.name?.[0] === 'properties' ? [] : undefined),
        media: (rule) =>
          rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return out.toString();
}

/** Custom properties and animations that nothing in the text refers to. */
function dropUnused(code: string): string {
  const used = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const { code: out } = transform({
    filename: 'page.css',
    code: Buffer.from(code),
    minify: true,
    visitor: {
      Rule: {
        property: (rule) => (used.has(rule.value.name) ? undefined : []),
        keyframes: (rule) =>
          rule.value.name.type === 'ident' && code.split(rule.value.name.value).length > 2 ? undefined : [],
      },
      DeclarationExit: {
        custom: (property) => (property.name.startsWith('--') && !used.has(property.name) ? [] : undefined),
      },
    },
  });
  return out.toString();
}
