import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { OLD_BROWSER_STYLE, OLDEST } from '../../src/app/build/browsers.ts';
import { has, isNewFunction, isNewGlobal, newMember, sinceOf, statementOf } from '../builders/compat-data.ts';

/** Checks whether the oldest supported browsers understand the files that `npm run build` created. */
const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : null;

/** Returns the newer platform features that a script uses, and the names that the script itself defines. */
function namesIn(code: string): { newer: string[]; own: string[] } {
  const newer: string[] = [];
  const own: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const key = node.computed ? null : nameOf(node.key);
    switch (node.type) {
      case 'ImportSpecifier':
      case 'ExportSpecifier':
        return;
      case 'MemberExpression': {
        const member = node.computed ? null : nameOf(node.property);
        // `window.x.y` is checked as member `y` of `x`.
        const object = nameOf(node.object) ?? (isNode(node.object) ? nameOf(node.object.property) : null);
        const found = member && newMember(object, member);
        if (found) newer.push(found);
        visit(node.object);
        if (node.computed) visit(node.property);
        return;
      }
      case 'AssignmentExpression':
        if (isNode(node.left) && node.left.type === 'MemberExpression' && !node.left.computed)
          own.push(nameOf(node.left.property) ?? '');
        break;
      case 'MethodDefinition':
      case 'PropertyDefinition':
        if (key) own.push(key);
        visit(node.value);
        return;
      case 'ObjectExpression':
        for (const property of node.properties as Node[])
          if (!property.computed) own.push(nameOf(property.key) ?? '');
        break;
      case 'Property':
        if (node.computed) visit(node.key);
        visit(node.value);
        return;
      case 'Identifier':
        if (isNewGlobal(String(node.name))) newer.push(String(node.name));
        return;
      case 'Literal': {
        const { flags, pattern } = (node.regex ?? {}) as { flags?: string; pattern?: string };
        if (flags?.includes('v') && !has('javascript.builtins.RegExp.unicodeSets')) newer.push('/v');
        if (pattern && /\(\?[ims]*-?[ims]+:/.test(pattern) && !has('javascript.regular_expressions.modifier'))
          newer.push('(?i:)');
        return;
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  return { newer, own };
}

/**
 * Newer features that the code only mentions, or checks for before use. Each value says which code checks for
 * the feature, what replaces it, or why its absence doesn't matter.
 */
const GUARDED: Record<string, string> = {
  'AbortSignal.timeout': 'Chrome before 124 names the error otherwise; nothing reads its name',
  'Error.captureStackTrace': 'zod and fflate ask for it',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'the client of accounts asks for it; no passkeys here',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'likewise',
  navigation: 'React asks for it',
  setImmediate: 'React asks for it',
  requestIdleCallback: 'lib/format asks for it',
  'window.requestIdleCallback': 'lib/idle takes a timer instead',
  'navigator.canShare': 'blog/share asks for it',
  'navigator.connection': 'React asks for it',
  'navigator.share': 'blog/share and message-out ask for it',
  '.checkVisibility': 'Radix asks for it',
  '.toHex': 'the hashes that pdfkit brings ask for it',
  'Uint8Array.fromHex': 'likewise',
  '.getTextInfo': 'i18next asks for it',
  '.getWeekInfo': 'lib/format takes weekInfo, else its own',
  '.hidePopover': 'called with ?., boot/popovers opens the menu',
  '.popoverTargetElement': 'undefined, the press is given to React: boot/popovers answers it',
  '.startViewTransition': 'React asks for it',
};

test('the built scripts check for every feature that the oldest browsers lack', () => {
  const scripts = files.filter((name) => name.endsWith('.js')).map(read);
  const boot = /<script data-app[^>]*>(.*?)<\/script>/s.exec(read('en.html'))?.[1] ?? '';
  const found = [...scripts, boot].map(namesIn);
  // Ignores names that the bundle defines itself, because they can't be told apart from the platform's names.
  const own = new Set(found.flatMap((one) => one.own.map((name) => `.${name}`)));
  const newer = new Set(found.flatMap((one) => one.newer).filter((name) => !own.has(name)));
  expect([...newer].sort()).toEqual(Object.keys(GUARDED).sort());
});

test('for a script, namesIn returns the features that the oldest browsers lack', () => {
  const newerIn = (code: string) => namesIn(code).newer;
  expect(newerIn('const a = AbortSignal.any([b]), c = window.URL.canParse(d)')).toEqual([
    'AbortSignal.any',
    'URL.canParse',
  ]);
  expect(newerIn('Promise.withResolvers(); Object.groupBy(a, b); Response.json(c)')).toEqual([
    'Promise.withResolvers',
    'Object.groupBy',
    'Response.json',
  ]);
  expect(newerIn('a.isSubsetOf(b); a.showPopover(); new URLPattern(c); /[a--b]/v')).toEqual([
    '.isSubsetOf',
    '.showPopover',
    'URLPattern',
    '/v',
  ]);
  expect(newerIn('a.toSorted().at(-1); structuredClone(b); new Intl.Segmenter("es"); Array.from(c)')).toEqual(
    [],
  );
});

/** CSS features that change only the look of the page. */
const LOOKS = new Set([
  '-webkit-tap-highlight-color',
  ':selection',
  'accent-color',
  'backdrop-filter',
  'break-after',
  'contain',
  'contain-intrinsic-size',
  'content-visibility',
  'cursor',
  'font-family',
  'forced-color-adjust',
  'hyphens',
  'overflow-clip-margin',
  'overscroll-behavior',
  'print-color-adjust',
  'resize',
  'text-decoration',
  'text-wrap',
  'user-select',
]);

test('the built styles need only features of the oldest browsers, except for decoration', () => {
  const newer = new Set<string>();
  const note = (path: string, name: string) => has(path) || newer.add(name);
  const isAsked = (node: postcss.Node): boolean =>
    node.parent !== undefined &&
    ((node.parent.type === 'atrule' && (node.parent as postcss.AtRule).name === 'supports') ||
      isAsked(node.parent));
  for (const name of files.filter((file) => file.endsWith('.css')))
    postcss.parse(read(name)).walk((node) => {
      if (isAsked(node)) return;
      if (node.type === 'atrule') {
        note(`css.at-rules.${node.name}`, `@${node.name}`);
        for (const [feature] of node.params.matchAll(/[a-z][a-z-]+/g))
          note(`css.at-rules.${node.name}.${feature}`, `@${node.name} ${feature}`);
      } else if (node.type === 'rule') {
        if (/(?<!\\)&/.test(node.selector)) newer.add('nesting');
        // Browsers ignore unknown selectors inside :is() and :where().
        const asked = node.selector.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
        for (const [, pseudo] of asked.matchAll(/(?<!\\)::?([a-z][a-z-]*)/g))
          note(`css.selectors.${pseudo}`, `:${pseudo}`);
      } else if (node.type === 'decl') {
        note(`css.properties.${node.prop}`, node.prop);
        for (const word of node.value.split(/[\s,()]+/))
          note(`css.properties.${node.prop}.${word}`, `${node.prop}: ${word}`);
        for (const [, called = ''] of node.value.matchAll(/([a-z][a-z-]*)\(/g))
          if (isNewFunction(called)) newer.add(`${called}()`);
        for (const [, unit] of node.value.matchAll(/(?<![\w#.-])-?[\d.]+([a-z]+)(?![\w-])/g))
          note(`css.types.length.${unit}`, `1${unit}`);
      }
    });
  expect([...newer].filter((name) => !LOOKS.has(name.replace(/: .*/, '')))).toEqual([]);
});

/**
 * Attributes that a browser can ignore. Without them, the page works and looks the same, or only loads later.
 * The script boot/popovers replaces `popover` in browsers that lack it.
 */
const ATTRIBUTES = new Set(['popover', 'popovertarget', 'blocking', 'autocapitalize']);

test('the public pages need only attributes of the oldest browsers, with listed exceptions', () => {
  const newer = new Set<string>();
  for (const name of files.filter((file) => file.endsWith('.html')))
    for (const [, tag, attributes = ''] of read(name).matchAll(
      /<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g,
    ))
      for (const [, attribute = ''] of attributes.matchAll(/\s([a-zA-Z-]+)(?:="[^"]*")?/g)) {
        const key = attribute.toLowerCase();
        if (!has(`html.elements.${tag}.${key}`) || !has(`html.global_attributes.${key}`)) newer.add(key);
      }
  expect([...newer].filter((name) => !ATTRIBUTES.has(name))).toEqual([]);
});

test('the notice for outdated browsers is hidden in all supported browsers', () => {
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const html = read(name);
    expect(html, name).toContain(OLD_BROWSER_STYLE);
    expect(html.indexOf('id="old-browser"'), name).toBeLessThan(html.indexOf('id="root"'));
  }
  const asked = ['css.at-rules.property', 'css.types.color.color-mix'].flatMap(
    (path) => statementOf(path) ?? [],
  );
  const since = (browser: Parameters<typeof sinceOf>[1]) =>
    Math.max(...asked.map((one) => sinceOf(one, browser)));
  expect({
    chrome: since('chrome'),
    edge: since('edge'),
    firefox: since('firefox'),
    safari: since('safari'),
    ios: since('safari_ios'),
  }).toEqual(OLDEST);
});

test('the README and the deployment guide list the oldest supported browsers', () => {
  const { chrome, firefox, safari } = OLDEST;
  for (const name of ['README.md', 'docs/deploy.md'])
    expect(readFileSync(join(root, name), 'utf8'), name).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}`,
    );
});
