import type { Rolldown } from 'vite';

/**
 * What travels together. Left to itself the bundler makes a small file of each module that two pages share, and a
 * first visit waits for dozens of them; so what a first page needs is put into one file for each kind of reader:
 * `start`, `react` and `app` before any page, `account` for who signs in, `workspace` for who is signed in, `query` for
 * all who read rows, `judging` for what is said of the events after that. What little other readers need of these
 * stands in files of its own: `service`, `session`, `region`, `category`.
 */
type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

const NAMES = [
  'start',
  'react',
  'app',
  'service',
  'session',
  'region',
  'category',
  'account',
  'workspace',
  'query',
  'judging',
] as const;
type Name = (typeof NAMES)[number];

/** By itself, so that a slow device runs it and the app in two pieces (prerender/take.ts). */
const REACT = /\/(?:node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react\.ts$)/;

/** The whole set of icons: whoever takes one from it seems to need them all. */
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

export function downloads(src: string): Rolldown.CodeSplittingGroup[] {
  let sets: Record<Name, Set<string>> | undefined;
  const group = (name: Name): Rolldown.CodeSplittingGroup => ({
    includeDependenciesRecursively: false,
    debugName: name,
    name: (id, context) => {
      sets ??= found(context, src);
      // Stylesheets keep their own names.
      return sets[name].has(id) && !id.endsWith('.css') ? name : null;
    },
  });
  return NAMES.map(group);
}

function found(context: Context, src: string): Record<Name, Set<string>> {
  const reachable = (...from: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const queue = [...from];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (ALL_ICONS.test(next)) continue;
      queue.push(...(context.getModuleInfo(next)?.importedIds ?? []));
    }
    return seen;
  };
  const without = (set: Set<string>, ...others: readonly Set<string>[]) =>
    new Set([...set].filter((id) => !others.some((other) => other.has(id))));
  const files = (...names: readonly string[]) => new Set(names.map((name) => `${src}/${name}`));
  const pagesOf = (list: string) => context.getModuleInfo(`${src}/app/${list}`)?.dynamicallyImportedIds ?? [];

  // What the entry itself needs stays with it, or the entry would wait for the app.
  const entry = reachable(`${src}/main.tsx`);
  // Without the entry itself, whose code runs as soon as it is there. The other is the bundler's own.
  const start = new Set([...entry, '\0vite/preload-helper.js', '\0rolldown/runtime.js']);
  start.delete(`${src}/main.tsx`);
  const app = without(reachable(`${src}/app/mount.tsx`), entry);
  const react = new Set([...app].filter((id) => REACT.test(id)));

  const pages = reachable(...pagesOf('public-pages.ts'));
  const reading = reachable(...pagesOf('reading-pages.ts'));
  const calls = `${src}/features/auth/auth-calls.ts`;
  const clients = reachable(
    calls,
    ...['auth-client', 'data-client', 'functions-client'].map((name) => `${src}/lib/${name}.ts`),
  );
  const workspace = reachable(
    `${src}/app/layouts/workspace-layout.tsx`,
    `${src}/app/signed-in.ts`,
    `${src}/features/plans/overview-page.tsx`,
  );
  const auth = reachable(`${src}/features/auth/auth-page.tsx`);
  // Nobody fetches another kind of reader's file for the little that both need.
  const account = without(auth, entry, app, pages, reading, clients, workspace);
  const first = without(workspace, entry, app, pages, clients, auth);
  const query = new Set([...first].filter((id) => reading.has(id)));

  const anybody = [entry, app, pages, reading, clients, workspace, auth];
  const judging = without(
    reachable(`${src}/features/plans/judged-events.tsx`, `${src}/features/plans/next-figures.tsx`),
    ...anybody,
  );
  return {
    start,
    react,
    app,
    service: files('lib/errors.ts', 'lib/access-token.ts', 'lib/timed-fetch.ts'),
    session: files('data/auth.ts', 'data/security-events.ts', 'lib/retry.ts'),
    region: files('domain/places/regions.ts', 'domain/places/regions.data.ts'),
    category: files('domain/plan/facts.ts', 'parts/category-hues.ts'),
    account,
    workspace: without(first, query),
    query,
    judging,
  };
}
