import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
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
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(auth|rest|functions)\/v1\//, /^\/__/],
    cleanupOutdatedCaches: true,
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss(), offlineFiles, securityHeaders(), localBackend()],
  build: { target: 'baseline-widely-available' },
  resolve: { alias: { '@': src } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts', 'tests/*.test.ts'] },
      },
      { extends: true, test: { name: 'pages', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
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
