// Node 20 can't run TypeScript, so Vite compiles it.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

// Otherwise Vite would build the measured pages in development mode.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  resolve: { alias: { '@': `${root}/src` } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { bench } = await server.ssrLoadModule('/tests/bench/main.ts');
  process.exitCode = (await bench(process.argv.slice(2), (/** @type {string} */ address) => import(address)))
    ? 0
    : 1;
} finally {
  await server.close();
}
