import type { Rolldown } from 'vite';

/**
 * What travels together. Left to itself the bundler makes a small file of each module that two pages share, and a
 * first visit waits for dozens of them; so what a first page needs is put into one file for each kind of reader:
 * `start` and then `app` before any page, `account` for who signs in, `workspace` for who is signed in, `query` for all who read rows.
 */
type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

const NAMES = ['start', 'app', 'account', 'workspace', 'query'] as const;
type Name = (typeof NAMES)[number];

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
      queue.push(...(context.getModuleInfo(next)?.importedIds ?? []));
    }
    return seen;
  };
  const without = (set: Set<string>, ...others: readonly Set<string>[]) =>
    new Set([...set].filter((id) => !others.some((other) => other.has(id))));
  const pagesOf = (list: string) =>
    context.getModuleInfo(`${src}/app/${list}.ts`)?.dynamicallyImportedIds ?? [];

  // What the entry itself needs stays with it, or the entry would wait for the app.
  const entry = reachable(`${src}/main.tsx`);
  // Without the entry itself, whose code runs as soon as it is there. The other is the bundler's own.
  const start = new Set([...entry, '\0vite/preload-helper.js', '\0rolldown/runtime.js']);
  start.delete(`${src}/main.tsx`);
  const app = without(reachable(`${src}/app/mount.tsx`), entry);

  const pages = reachable(...pagesOf('public-pages'));
  const reading = reachable(...pagesOf('reading-pages'));
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
  return { start, app, account, workspace: without(first, query), query };
}
