import { type Selector, type SelectorComponent, transform } from 'lightningcss';

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)));

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"');

/** Whether a selector can mean anything on a page with these classes and elements. */
function canMatch(selector: Selector, classes: Set<string>, tags: Set<string>): boolean {
  return selector.every((part: SelectorComponent) => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type === 'type') return tags.has(part.name);
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
  return dropUnused(dropUnused(kept));
}

function prune(code: string, keep: (selectors: Selector[]) => boolean): string {
  const { code: out } = transform({
    filename: 'page.css',
    code: Buffer.from(code),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          return keep(rule.value.selectors) ? undefined : [];
        },
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
