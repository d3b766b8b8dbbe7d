import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { TARGET } from './src/app/build/browsers.ts';
import { securityHeaders } from './src/app/build/headers.ts';
import { checkHostedBuild } from './src/app/build/hosted-build.ts';
import { likeStaticHosts } from './src/app/build/hosts.ts';
import { manualChunks } from './src/app/build/manual-chunks.ts';
import { nginxFile } from './src/app/build/nginx.ts';
import { prerenderPages } from './src/app/build/prerender.ts';
import { localBackend } from './supabase/local/plugin.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));
/** The build that warns of nothing: the package's exports name the one for development alone. */
const router = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** The app's own files and the public pages that were read, kept on the device; no answers of the backend. */
const offlineFiles = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Celebra',
    short_name: 'Celebra',
    lang: 'es',
    start_url: '/app',
    display: 'standalone',
    background_color: '#FBF8F3',
    theme_color: '#FBF8F3',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // The typefaces of a PDF (ttf) too: it is made on the device.
    globPatterns: ['**/*.{js,css,svg,woff2,ttf}', 'shell.html'],
    // Read at build time alone; and of use with a connection alone, where others work on the same plan.
    globIgnores: ['assets/head-*.js', 'assets/together-*.js'],
    // The app's own addresses; the public pages below are read from the device without a connection.
    navigateFallback: '/shell.html',
    navigateFallbackAllowlist: [
      /^(\/en)?\/demo(\/|$)/,
      /^\/(app|auth|reset-password|newsletter|reminders|shared)(\/|$)/,
      /^(\/en)?\/(rsvp|e|find-table|invitations)(\/|$)/,
    ],
    navigateFallbackDenylist: [/^\/auth\/v1\//],
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' &&
          // The token of an e-mailed link is kept nowhere.
          !url.searchParams.has('token_hash') &&
          !/^\/((auth|rest|functions)\/v1\/|__)|\.\w+$/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'celebra-pages',
          networkTimeoutSeconds: 3,
          precacheFallback: { fallbackURL: '/shell.html' },
        },
      },
    ],
    cleanupOutdatedCaches: true,
  },
});

/** The entry is small and fetches the app; the page names the app's files too, so that none waits for another. */
const preloadApp: Plugin = {
  name: 'celebra:preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'app');
      const files = new Set(app ? [app.fileName] : []);
      for (const name of files) {
        const file = bundle[name];
        if (file?.type === 'chunk') for (const imported of file.imports) files.add(imported);
      }
      return [...files]
        .filter((name) => !html.includes(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        }));
    },
  },
};

/** Tests that replace modules or what a browser has: each file in a process of its own. */
const APART = ['app/boot', 'data', 'demo', 'lib', 'parts/assist'].map(
  (folder) => `src/${folder}/**/*.test.ts`,
);

export default defineConfig({
  plugins: [
    checkHostedBuild(),
    react(),
    tailwindcss(),
    preloadApp,
    prerenderPages(() => import('./supabase/content/posts.ts')),
    nginxFile(),
    offlineFiles,
    securityHeaders(),
    localBackend(),
    likeStaticHosts(),
  ],
  build: {
    // Into the stylesheet: the typefaces are there with the first paint, and nothing moves when they come.
    assetsInlineLimit: (file) => (/\/fonts\/[^/]+\.woff2$/.test(file) ? true : undefined),
    target: TARGET,
    // A browser without it fetches the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The app names every file that it may fetch, and of a name its hash alone doesn't shrink: 42 bits tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: manualChunks(src) },
      },
    },
  },
  // In parts, as the pages: what reads a list is fetched with the list.
  worker: { format: 'es' },
  resolve: {
    alias: [
      { find: '@', replacement: src },
      { find: /^react-router$/, replacement: router },
    ],
  },
  test: {
    // One core less than there are is the default, half of a small machine; a third fills the others' waiting.
    maxWorkers: 3,
    // What a test makes is mostly dead after it: a young generation of 64 MB is collected a tenth as often.
    execArgv: ['--max-semi-space-size=64'],
    // A green run is a dot a test; a failed test comes with all that it printed.
    reporters: ['dot'],
    silent: 'passed-only',
    // Files share their worker's globals: what one test replaces is there again for the next.
    unstubGlobals: true,
    restoreMocks: true,
    // Without setImmediate: a device's store that is asked meanwhile answers by it, or never.
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['src/domain/**/*.test.ts'],
          setupFiles: ['tests/seed.setup.ts'],
          // Pure functions leave nothing behind; reading the data and zod anew for each file took longer than the tests.
          isolate: false,
          // A property's time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['src/domain/**', ...APART],
          setupFiles: ['tests/seed.setup.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          environment: 'node',
          include: APART,
          setupFiles: ['tests/seed.setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          globalSetup: ['tests/pages/backend.setup.ts'],
          setupFiles: ['tests/pages/origin.setup.ts'],
          // Reading React and the app anew for each file took nearly half of the time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/seed.setup.ts'],
          globalSetup: ['tests/database/postgres.setup.ts'],
          // Real servers on a busy machine.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          environment: 'node',
          include: ['tests/local/**/*.test.ts'],
          // Cheap password hashes: these accounts live as long as the run.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          // Each file would compile PostgreSQL's WebAssembly anew.
          isolate: false,
          // Real servers on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
