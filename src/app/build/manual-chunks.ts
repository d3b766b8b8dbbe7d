import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/**
 * Manual chunks. By default the bundler makes a small file of each module that two pages share, so a first
 * visit waits for dozens of files. Here, code for a first page is grouped by kind of reader.
 * First pages: `start`, `react` and `app` for everybody; `account` for sign-in; `workspace` for signed-in
 * people; `invited` for signed-in people and for guests; `query` for reading rows; `sending` for background
 * work; `plan-status` for the status of events.
 * Shared code: `first-icons`, `guest-icons`, `icons` (used by three or more pages), `service` (calls of edge
 * functions), `session`, `region`, `category`, `dates` and `people`.
 * Other files: `event-page` for an event's page; `guest-link` for the start of guests' links; `routes` for
 * the workspace's addresses, which every visitor needs; `module` for code that most pages of a plan use;
 * `lists` and `forms` for code that many of them use; `guests` for code of the guests' pages.
 */
const NAMES = [
  'start',
  'app',
  'service',
  'session',
  'region',
  'category',
  'dates',
  'people',
  'event-page',
  'guest-link',
  'routes',
  'module',
  'lists',
  'forms',
  'guests',
  'account',
  'invited',
  'workspace',
  'query',
  'sending',
  'plan-status',
] as const;
type Name = (typeof NAMES)[number];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const ICONS = /\/node_modules\/lucide-react\//;
/** Part of zod that only the assistant needs. The rest of zod is in the first files. */
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
/**
 * The first pages' icons, listed by name. Otherwise the bundler would count the complete icon set as part of
 * the first pages.
 */
const FIRST_ICONS =
  /\/lucide-react\/dist\/esm\/(?:(?:shared|Icon|context|createLucideIcon)\b|icons\/(?:arrow-left|arrow-right|check|chevron-down|circle-check|eye|eye-off|globe|mail|menu|message-circle|monitor|moon|search|sun|triangle-exclamation-point|user|x)\.mjs$)/;
/** Icons of the guests' pages. A file with the icons of all pages would be three times as large. */
const GUEST_ICONS =
  /\/lucide-react\/dist\/esm\/icons\/(?:baby|bus|calendar-plus|cloud-off|copy|gift|hotel|languages|loader-circle|map-pin|message-circle-question-mark|phone|shirt|user-plus|users)\.mjs$/;

export function manualChunks(src: string): Rolldown.CodeSplittingGroup[] {
  let sets: Record<Name, Set<string>> | undefined;
  const group = (name: Name): Rolldown.CodeSplittingGroup => ({
    includeDependenciesRecursively: false,
    debugName: name,
    name: (id, context) => {
      sets ??= found(context, src);
      // Stylesheets keep the chunks that the bundler makes.
      return sets[name].has(id) && !id.endsWith('.css') ? name : null;
    },
  });
  return [
    { name: 'react', test: REACT },
    { name: 'first-icons', test: FIRST_ICONS, includeDependenciesRecursively: false },
    { name: 'guest-icons', test: GUEST_ICONS, includeDependenciesRecursively: false },
    { name: 'icons', test: ICONS, minShareCount: 3 },
    { name: 'json-schema', test: JSON_SCHEMA, includeDependenciesRecursively: false },
    ...NAMES.map(group),
  ];
}

function found(context: Context, src: string): Record<Name, Set<string>> {
  const reachable = (...from: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const queue = [...from];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      // Skip the icon package: importing one icon looks like importing the complete set.
      if (ICONS.test(next)) continue;
      queue.push(...(context.getModuleInfo(next)?.importedIds ?? []));
    }
    return seen;
  };
  const without = (set: Set<string>, ...others: readonly Set<string>[]) =>
    new Set([...set].filter((id) => !others.some((other) => other.has(id))));
  const files = (...names: readonly string[]) => new Set(names.map((name) => `${src}/${name}`));
  const pagesOf = (list: string) =>
    context.getModuleInfo(`${src}/app/pages/${list}`)?.dynamicallyImportedIds ?? [];

  // The entry's modules stay in the entry's file. Otherwise the entry would have to load the app first.
  const entry = reachable(`${src}/main.tsx`);
  // Includes the bundler's helper modules. Excludes the entry itself, whose code runs immediately.
  const start = new Set([...entry, '\0vite/preload-helper.js', '\0rolldown/runtime.js']);
  start.delete(`${src}/main.tsx`);
  const mounting = without(reachable(`${src}/app/boot/mount.tsx`), entry);
  const asking = without(reachable(`${src}/data/sync/function-call.ts`), entry);
  // A guest's page calls the service while the app is still loading, so the code that both need is in
  // `start`.
  for (const id of asking) if (mounting.has(id)) start.add(id);
  const app = without(mounting, start);
  const service = without(asking, start);

  const pages = reachable(...pagesOf('public-pages.ts'));
  const reading = reachable(...pagesOf('reading-pages.ts'));
  const calls = `${src}/features/auth/auth-calls.ts`;
  const clients = reachable(calls, `${src}/lib/session/auth-client.ts`, `${src}/lib/data-client.ts`);
  const workspace = reachable(
    `${src}/app/layouts/workspace-layout.tsx`,
    `${src}/app/session/signed-in.ts`,
    `${src}/features/overview/overview-page.tsx`,
  );
  const auth = reachable(`${src}/features/auth/auth-page.tsx`);
  // Excludes modules that other kinds of readers need too. Otherwise those readers would load this whole file
  // for a few modules.
  const account = without(auth, entry, app, pages, reading, clients, workspace);
  const first = without(workspace, entry, app, pages, clients, auth);
  const query = new Set([...first].filter((id) => reading.has(id)));
  const guests = reachable(
    `${src}/features/rsvp/rsvp-page.tsx`,
    `${src}/features/find-table/find-table-page.tsx`,
    `${src}/features/shared/shared-page.tsx`,
    `${src}/features/event-page/open-page.tsx`,
    `${src}/parts/event-page/dressed.ts`,
  );
  const invited = new Set([...first].filter((id) => guests.has(id) && !query.has(id)));

  // Code that calls the service is loaded before the event's page.
  const askingPage = reachable(`${src}/features/event-page/asked-page.ts`);
  const eventPage = new Set(
    [...reachable(`${src}/features/event-page/open-page.tsx`)].filter((id) =>
      /\/src\/(?:domain|parts)\/event-page\//.test(id),
    ),
  );

  const sending = reachable(`${src}/data/sync/outbox-sender.ts`);
  const anybody = [entry, app, pages, reading, clients, workspace, auth, sending];
  const status = without(
    reachable(`${src}/features/overview/plan-status-list.tsx`, `${src}/features/overview/next-figures.tsx`),
    ...anybody,
  );
  // Modules that a share of the plan's pages need, and no page outside the workspace. What such a module
  // imports, at least as many pages need, so no two of these files import each other.
  const rooms = (context.getModuleInfo(`${src}/app/modules.ts`)?.dynamicallyImportedIds ?? []).filter(
    (id) => !/\/rows\.tsx?$/.test(id),
  );
  const users = new Map<string, number>();
  for (const room of rooms) for (const id of reachable(room)) users.set(id, (users.get(id) ?? 0) + 1);
  const ofPlans = without(
    new Set(users.keys()),
    entry,
    app,
    pages,
    reading,
    clients,
    workspace,
    auth,
    guests,
  );
  const shared = (share: number) =>
    new Set([...ofPlans].filter((id) => (users.get(id) ?? 0) >= share * rooms.length && !ICONS.test(id)));
  const lists = reachable(`${src}/ui/data-list.tsx`);
  const most = shared(3 / 4);
  const many = without(shared(3 / 8), most);
  return {
    start,
    app,
    service,
    session: files('data/auth.ts', 'data/security-events.ts', 'lib/retry.ts'),
    region: files('domain/places/regions.ts', 'domain/places/regions.data.ts'),
    category: files('domain/plan/facts.ts', 'parts/allocation/category-hues.ts'),
    // Each of these files also contains modules that pages usually need together with the file's first
    // module.
    dates: files(
      'domain/calendar.ts',
      'domain/guests/guest.ts',
      'lib/format.ts',
      'parts/time/part-moment.ts',
    ),
    people: files(
      'domain/guests/names.ts',
      'domain/guests/person-text.ts',
      'domain/guests/quick/quick-words.data.ts',
      'domain/guests/replies.ts',
      'domain/letters.ts',
    ),
    'event-page': without(eventPage, askingPage),
    'guest-link': files('parts/brand/branded-page.tsx', 'parts/public/link-failure.tsx'),
    routes: files('app/modules.ts', 'app/routes/workspace-routes.tsx'),
    // Renders nothing if there is no assistant, so it needs no separate file.
    module: new Set([...most, `${src}/parts/assist/late-assist.tsx`]),
    lists: new Set([...many].filter((id) => lists.has(id))),
    forms: without(many, lists),
    guests: files(
      'features/guests/guest-words.ts',
      'features/guests/guests-frame.tsx',
      'features/guests/moved/is-unaware.ts',
      'features/guests/use-guest-book.ts',
    ),
    account,
    invited,
    workspace: without(first, query, invited),
    query,
    sending: without(sending, entry, app, pages, reading, clients, auth, first, guests),
    'plan-status': status,
  };
}
