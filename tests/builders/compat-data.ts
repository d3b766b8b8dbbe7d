import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { OLDEST } from '../../src/app/build/browsers.ts';

// Read as a file, because importing 20 MB as a module takes the test runner a minute.
const data: CompatData = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
);

const BROWSERS = [
  ['chrome', OLDEST.chrome],
  ['chrome_android', OLDEST.chrome],
  ['edge', OLDEST.edge],
  ['firefox', OLDEST.firefox],
  ['safari', OLDEST.safari],
  ['safari_ios', OLDEST.ios],
] as const;

/**
 * Returns the first version of a browser that fully supports a feature without flag or prefix; infinity if
 * there is none.
 */
export function sinceOf({ support }: CompatStatement, browser: (typeof BROWSERS)[number][0]): number {
  const whole = [support[browser] ?? []]
    .flat()
    .find((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed);
  return typeof whole?.version_added === 'string'
    ? Number.parseFloat(whole.version_added.replace('≤', '')) || Number.POSITIVE_INFINITY
    : Number.POSITIVE_INFINITY;
}

const isOld = (statement: CompatStatement): boolean =>
  BROWSERS.every(([browser, version]) => sinceOf(statement, browser) <= version);

export function statementOf(path: string): CompatStatement | undefined {
  const found = path.split('.').reduce<Identifier | undefined>((node, key) => node?.[key], data as never);
  return found?.__compat;
}

/** True if all of the oldest supported browsers have a feature, or if the data don't contain it. */
export function has(path: string): boolean {
  const statement = statementOf(path);
  return !statement || isOld(statement);
}

const GLOBALS = { ...data.api, ...data.javascript.builtins } as Record<string, Identifier>;
const MEMBERS = new Map<string, boolean>();
const STATICS = new Map<string, boolean>();
const FUNCTIONS = new Map<string, boolean>();

const childrenOf = (node: object): [string, Identifier][] =>
  Object.entries(node).filter(([key]) => key !== '__compat');

/**
 * The code that is checked doesn't tell an object's type. So a member counts as supported if any interface
 * supports a member of that name.
 */
function readInterface(name: string, node: Identifier, isBuiltin: boolean): void {
  if (node.__compat && !isOld(node.__compat) && !isBuiltin) return;
  for (const [key, child] of childrenOf(node)) {
    const { __compat: statement } = child;
    if (!statement) continue;
    const member = key.replace(/_static$|_event$/, '');
    if (!/^[A-Za-z]\w*$/.test(member) || member === name) continue;
    if (key.endsWith('_static') || isBuiltin) STATICS.set(`${name}.${member}`, isOld(statement));
    MEMBERS.set(member, MEMBERS.get(member) || isOld(statement));
    if (isBuiltin) readInterface(member, child, true);
  }
}
for (const [name, node] of childrenOf(data.api)) readInterface(name, node, false);
for (const [name, node] of childrenOf(data.javascript.builtins ?? {})) readInterface(name, node, true);
(function readFunctions(node: object): void {
  for (const [key, child] of childrenOf(node)) {
    if (child.__compat) FUNCTIONS.set(key, isOld(child.__compat));
    readFunctions(child);
  }
})(data.css.types ?? {});

/** The interface that the data list for each global object. */
const SINGLE: Record<string, string> = {
  CSS: 'CSS',
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

export const isNewGlobal = (name: string): boolean => {
  const statement =
    GLOBALS[name]?.__compat ?? data.api._globals?.[name]?.__compat ?? data.api.Window?.[name]?.__compat;
  return statement !== undefined && !isOld(statement);
};

/**
 * If a member is too new, returns its name for the report, such as `AbortSignal.any`, `navigator.share` or
 * `.toSorted`; otherwise null.
 */
export function newMember(object: string | null, member: string): string | null {
  const own = object && `${object}.${member}`;
  if (own && STATICS.has(own)) return STATICS.get(own) ? null : own;
  const single = object && SINGLE[object];
  if (single && statementOf(`api.${single}.${member}`)) return has(`api.${single}.${member}`) ? null : own;
  return MEMBERS.get(member) === false ? `.${member}` : null;
}

export const isNewFunction = (name: string): boolean => FUNCTIONS.get(name) === false;
