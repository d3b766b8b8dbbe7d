import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { type Backend, createBackend } from './backend.ts';

type Settings = { hosted: boolean; port: number | undefined; dataDir: string };

function readSettings(root: string, mode: string): Settings {
  const env = loadEnv(mode, root, ['VITE_SUPABASE_', 'PORT', 'LOCAL_DATA_DIR']);
  return {
    hosted: Boolean(env.VITE_SUPABASE_URL),
    port: env.PORT ? Number(env.PORT) : undefined,
    dataDir: resolve(root, env.LOCAL_DATA_DIR || '.local'),
  };
}

/**
 * The backend on the app's own origin, in `vite` and `vite preview`, for as long as no Supabase project is
 * configured. It is for development, demonstration and tests.
 */
export function localBackend(): Plugin {
  let root = process.cwd();
  let settings: Settings;
  let backend: Backend | undefined;

  const serve = (server: ViteDevServer | PreviewServer) => {
    if (settings.hosted || process.env.VITEST) return;
    const started = performance.now();
    const log = server.config.logger;
    const current = createBackend({ root, dataDir: settings.dataDir });
    backend = current;
    current.ready.then(
      () =>
        log.info(
          `  ➜  Local backend ready in ${Math.round(performance.now() - started)} ms (data: ${settings.dataDir})`,
        ),
      (error: Error) => log.error(`  ✗  Local backend: ${error.message}`),
    );
    server.middlewares.use((req, res, next) => {
      if (!current.handle(req, res)) next();
    });
    server.httpServer?.once('close', () => void current.stop());
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
    configureServer: serve,
    configurePreviewServer: serve,
    async closeBundle() {
      await backend?.stop();
    },
  };
}
