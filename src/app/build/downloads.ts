import type { Rolldown } from 'vite';

/**
 * What travels together. Left to itself the bundler makes a small file of each module that two pages share, and a
 * first visit waits for dozens of them; so what a first page needs is put into one file for each kind of reader:
 * `app` before any page, `workspace` for somebody signed in, `query` for all who read rows.
 */
type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

export function downloads(src: string): Rolldown.CodeSplittingGroup[] {
  let sets: Record<'app' | 'workspace' | 'query', Set<string>> | undefined;
  const group = (name: 'app' | 'workspace' | 'query'): Rolldown.CodeSplittingGroup => ({
    includeDependenciesRecursively: false,
    debugName: name,
    name: (id, context) => {
      sets ??= found(context, src);
      return sets[name].has(id) ? name : null;
    },
  });
  return [group('app'), group('workspace'), group('query')];
}

function found(context: Context, src: string): Record<'app' | 'workspace' | 'query', Set<string>> {
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
  const app = without(reachable(`${src}/app/mount.tsx`), entry);
  const reading = reachable(...pagesOf('reading-pages'), `${src}/app/layouts/reading-frame.tsx`);
  // Nobody who reads a public page fetches the workspace for what the two share.
  const elsewhere = reachable(
    ...pagesOf('public-pages'),
    `${src}/features/auth/auth-page.tsx`,
    `${src}/features/auth/reset-password-page.tsx`,
    `${src}/lib/auth-client.ts`,
    `${src}/lib/data-client.ts`,
    `${src}/lib/functions-client.ts`,
  );
  const first = reachable(
    `${src}/app/layouts/workspace-layout.tsx`,
    `${src}/app/signed-in.ts`,
    `${src}/features/plans/overview-page.tsx`,
  );
  const query = new Set([...without(first, entry, app, elsewhere)].filter((id) => reading.has(id)));
  return { app, workspace: without(first, entry, app, elsewhere, query), query };
}
