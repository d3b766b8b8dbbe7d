import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import { type Backend, createBackend } from './backend.ts';
import { type LoadPlans, seedDemo } from './demo/seed.ts';

type Settings = {
  hosted: boolean;
  port: number | undefined;
  dataDir: string;
  authLimits: boolean;
  mailsPerSecond: number | undefined;
};

/** Reads settings from environment variables and `.env` files, as Vite does. */
function readSettings(root: string, mode: string): Settings {
  const env = loadEnv(mode, root, ['VITE_SUPABASE_', 'PORT', 'LOCAL_']);
  return {
    hosted: Boolean(env.VITE_SUPABASE_URL),
    port: env.PORT ? Number(env.PORT) : undefined,
    dataDir: resolve(root, env.LOCAL_DATA_DIR || '.local'),
    authLimits: env.LOCAL_AUTH_LIMITS === 'on',
    mailsPerSecond: Number(env.LOCAL_MAILS_PER_SECOND) || undefined,
  };
}

const loadPlans =
  (root: string): LoadPlans =>
  async () => {
    const file = join(root, 'supabase/local/demo/plans.ts');
    return (
      await runnerImport<Awaited<ReturnType<LoadPlans>>>(file, {
        root,
        configFile: false,
        resolve: { alias: { '@': join(root, 'src') } },
      })
    ).module;
  };

/** How long an idle connection is kept, in milliseconds. Browsers and test clients close theirs earlier. */
const KEEP_ALIVE_MS = 300_000;

/**
 * The backend of this process. Stored globally, because a restarting Vite loads this file again before it
 * closes the old server.
 */
const shared = globalThis as typeof globalThis & { celebraLocalBackend?: Backend };

/**
 * Runs the backend on the app's origin in `vite` and `vite preview`, unless a Supabase project is configured.
 * For development, demonstration and tests.
 */
export function localBackend(): Plugin {
  let root = process.cwd();
  let settings: Settings;

  const serve = (server: ViteDevServer | PreviewServer) => {
    if (settings.hosted || process.env.VITEST) return;
    const started = performance.now();
    const { logger } = server.config;
    const { dataDir, authLimits, mailsPerSecond } = settings;
    const after = shared.celebraLocalBackend?.stop();
    const demo = seedDemo(loadPlans(root));
    const backend = createBackend({ root, dataDir, demo, after, authLimits, mailsPerSecond });
    shared.celebraLocalBackend = backend;
    const ready = backend.ready.then(
      () => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`  ➜  Backend: ready in ${seconds} s, data in ${dataDir}`);
      },
      (error: Error) => {
        logger.error(`  ✗  Backend: ${error.message}`);
        throw error;
      },
    );
    ready.catch(() => undefined);
    // The URL is printed only when the backend can answer, because the first start takes time to create the
    // data.
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      logger.info('  ➜  Backend: starting…');
      ready.then(printUrls, () => undefined);
    };
    server.middlewares.use((req, res, next) => {
      if (!backend.handle(req, res)) next();
    });
    // Vite's own WebSocket has another path.
    server.httpServer?.on('upgrade', backend.upgrade);
    server.httpServer?.once('close', () => void backend.stop());
    // Node closes connections after five idle seconds, possibly while a client sends the next request.
    if (server.httpServer && 'keepAliveTimeout' in server.httpServer)
      server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  };

  return {
    name: 'celebra:local-backend',
    config(user, { mode }) {
      root = resolve(user.root ?? process.cwd());
      settings = readSettings(user.envDir ? join(root, user.envDir) : root, mode);
      if (settings.port === undefined) return {};
      const listen = { port: settings.port, strictPort: true };
      return { server: listen, preview: listen };
    },
    configResolved({ command, logger }) {
      if (command === 'build' && !settings.hosted) {
        logger.info('No VITE_SUPABASE_URL: this build works with `npm run preview` alone.');
      }
    },
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
