import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { downloads } from './src/app/build/downloads.ts';
import { likeStaticHosts } from './src/app/build/hosts.ts';
import { lighterPackages } from './src/app/build/packages.ts';
import { prerenderPages } from './src/app/build/plugin.ts';
import { securityHeaders } from './supabase/local/headers.ts';
import { localBackend } from './supabase/local/plugin.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** The app's own files, kept on the device (src/app/service-worker.ts). The backend's answers are not among them. */
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
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,svg,woff2}', 'shell.html'],
    // Read at build time alone.
    globIgnores: ['assets/head-*.js', 'pages-worker.js'],
    // The pages that are drawn at build time (src/app/prerender/worker.ts); it answers for them first.
    importScripts: ['/pages-worker.js'],
    navigateFallback: '/shell.html',
    navigateFallbackDenylist: [/^\/(auth|rest|functions)\/v1\//, /^\/__/, /\.\w+$/],
    cleanupOutdatedCaches: true,
  },
});

/** The entry is small and fetches the app; the page names the app's file too, so that neither waits for the other. */
const preloadApp: Plugin = {
  name: 'celebra:preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && file.name === 'app')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    lighterPackages(),
    preloadApp,
    prerenderPages(() => import('./supabase/content/posts.ts')),
    offlineFiles,
    securityHeaders(),
    localBackend(),
    likeStaticHosts(),
  ],
  build: {
    target: 'baseline-widely-available',
    // A browser without it fetches the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: downloads(src) },
        // The app names a hundred and forty files: the eighth letter of each would be a tenth of a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  resolve: { alias: { '@': src } },
  test: {
    // One core less than there are is the default: half of a small machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          // Reading the domain's data and zod anew for each file took longer than the tests.
          isolate: false,
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
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/database/postgres.setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          environment: 'node',
          include: ['tests/local/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
