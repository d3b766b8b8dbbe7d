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
/** Path of the router's production build. The package's exports would resolve to the development build. */
const router = fileURLToPath(
  new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Service worker that stores the app's files and every public page that was opened, but no responses of the
 * backend.
 */
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
    // TTF typefaces are included, because PDFs are made on the device.
    globPatterns: ['**/*.{js,css,svg,woff2,ttf}', 'shell.html'],
    // Excluded: texts used only by the build, and code for shared plans, which work only online.
    globIgnores: ['assets/head-*.js', 'assets/together-*.js'],
    // Offline, `shell.html` opens at every address of the app. Public pages come from the device.
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
          // An address with an e-mailed token must not be stored.
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

/** Adds preload links to the page, so that the small entry and the app's files load in parallel. */
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

/** Tests that replace modules or browser features. Each file runs in its own process. */
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
    // Typefaces are inlined into the stylesheet, so that they are ready at the first paint and no text moves.
    assetsInlineLimit: (file) => (/\/fonts\/[^/]+\.woff2$/.test(file) ? true : undefined),
    target: TARGET,
    // Polyfill not needed: without module preload, a browser gets the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Short hashes, because the app lists all files and hashes don't compress. 42 bits are enough to tell
        // versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: manualChunks(src) },
      },
    },
  },
  // Workers are split like pages, so that a parser is loaded only when a list is imported.
  worker: { format: 'es' },
  resolve: {
    alias: [
      { find: '@', replacement: src },
      { find: /^react-router$/, replacement: router },
    ],
  },
  test: {
    // The default is one worker fewer than cores, which would use half of a two-core machine. A third worker
    // uses the time that the others spend waiting.
    maxWorkers: 3,
    // Most objects of a test are short-lived. A young generation of 64 MB needs a tenth of the garbage
    // collections.
    execArgv: ['--max-semi-space-size=64'],
    // Prints a dot for a passing test, and the complete output of a failing one.
    reporters: ['dot'],
    silent: 'passed-only',
    // Test files in a worker share its globals, so stubs are removed after each test.
    unstubGlobals: true,
    restoreMocks: true,
    // `setImmediate` isn't faked, because the device's storage works only with the real one.
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: ['src/domain/**/*.test.ts'],
          setupFiles: ['tests/seed.setup.ts'],
          // Pure functions leave no state. Loading the data and zod for each file would take longer than the
          // tests.
          isolate: false,
          // Property tests take long on a busy machine.
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
          // Without isolation, React and the app are loaded once per worker. Loading them per file took
          // nearly half of the run time.
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
          // Real servers are slow on a busy machine.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          environment: 'node',
          include: ['tests/local/**/*.test.ts'],
          // Cheap password hashes are enough, because these accounts exist only during the test run.
          env: { LITE_AUTH_BCRYPT_COST: '4' },
          // With isolation, each file would compile PostgreSQL's WebAssembly again.
          isolate: false,
          // Real servers are slow on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
