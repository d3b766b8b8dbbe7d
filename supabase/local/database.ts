import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { emptyDatabase, unpack } from './empty-database.ts';
import { type Keys, PUBLISHABLE_KEY } from './keys.ts';
import { migrate, preparePlatform, seed } from './migrate.ts';
import { privileges } from './privileges.ts';
import type { Project } from './project.ts';
import { prepareRealtime } from './realtime.ts';
import { keepSchema, keptSchema } from './schema-archive.ts';
import { createStorage, openStorage } from './storage.ts';

export type Database = { app: App; connection: PgliteConnection };

type Options = { project: Project; keys: Keys; dataDir: string | undefined };

/** If `isEmpty` is true, the database has no schema yet. */
type Source = { url: string; loadDataDir?: Blob; isEmpty: boolean };

/** Returns where PGlite's files are, and creates them at the first start. */
async function prepareFiles(project: Project, dataDir: string | undefined): Promise<Source> {
  const url = dataDir === undefined ? 'memory://' : join(dataDir, 'database');
  if (dataDir !== undefined && existsSync(url)) return { url, isEmpty: false };
  const kept = await keptSchema(project);
  const archive = kept ?? (await emptyDatabase(project.root));
  const isEmpty = kept === undefined;
  if (dataDir === undefined) return { url, loadDataDir: new Blob([archive]), isEmpty };
  // Unpacked into a temporary folder and renamed, so that an interrupted start leaves no incomplete database.
  const aside = `${url}-new`;
  await rm(aside, { recursive: true, force: true });
  await unpack(archive, aside);
  await rename(aside, url);
  return { url, isEmpty };
}

/** Suppresses the server's warning about experimental features, which is printed synchronously. */
function quietly<T>(call: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return call();
  } finally {
    console.warn = warn;
  }
}

/**
 * Opens the database, applies new migrations and starts the API.
 * @throws Error if the API changed any privileges, because only migrations are allowed to do that
 */
export async function openDatabase({ project, keys, dataDir }: Options): Promise<Database> {
  process.env.DO_NOT_TRACK = '1';
  const [{ url, isEmpty, ...pgliteOptions }, { App, setExperimental }, { createPgliteConnection }] =
    await Promise.all([
      prepareFiles(project, dataDir),
      import('@supabase/lite'),
      import('@supabase/lite/pglite'),
    ]);
  const connection = await createPgliteConnection({ url, pgliteOptions });
  const db = connection.driver;
  await db.waitReady;
  await preparePlatform(db);
  await prepareRealtime(db);

  // In the state "unknown", the first request would grant the client roles every right on every table.
  Object.assign(connection, { rlsState: 'active' });

  const { api, storage } = project.config;
  // auth.ts implements these settings itself, because the embedded server's schema lacks them.
  const { rate_limit: _limits, ...auth } = project.config.auth;
  const {
    template: _templates,
    notification: _notifications,
    require_current_password: _required,
    enabled,
    ...email
  } = auth.email;
  setExperimental('storage', true);
  const app = new App({
    connection,
    api: { max_rows: api.max_rows, schemas: ['public'] },
    auth: {
      ...auth,
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: keys.secret,
      email: { ...email, enable_signup: enabled },
    },
    storage: { enabled: true, file_size_limit: storage.file_size_limit },
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
  });
  app._storageAdapter = createStorage(dataDir);
  await quietly(() => app.ensureSystemSchema());
  await openStorage(db);
  await migrate(db, project);
  await seed(db, project);

  const before = await privileges(db);
  // An empty request runs first, because a request could change the privileges that are compared below.
  await connection.withContext({ auth: { role: 'anon', uid: null, jwt: null } }, async () => undefined);
  const after = await privileges(db);
  if (before.join() !== after.join()) {
    await connection.close();
    throw new Error(
      'The embedded API changed the privileges that the migrations gave. It must not be used so.',
    );
  }
  // The archive only saves time. If storing it fails, the next start creates the schema again.
  if (isEmpty)
    await keepSchema(project, db).catch((error: Error) =>
      console.warn(`The database's schema was not kept: ${error.message}`),
    );
  return { app, connection };
}
