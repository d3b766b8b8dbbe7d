import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type ResolvedConfig } from 'vite';
import { TARGET } from './browsers.ts';

type Renderer = typeof import('../prerender/render.tsx');

const common = ({ root, mode }: ResolvedConfig): InlineConfig => ({
  configFile: false,
  root,
  mode,
  logLevel: 'error',
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { '@': join(root, 'src') } },
});

/** Bundles the app and imports it into this process. The bundled files are deleted afterwards. */
export async function loadRenderer(config: ResolvedConfig): Promise<{ app: Renderer; remove: () => void }> {
  // The folder is inside the repository, so that imports resolve to its packages.
  mkdirSync(join(config.root, 'node_modules/.celebra'), { recursive: true });
  const outDir = mkdtempSync(join(config.root, 'node_modules/.celebra/render-'));
  await build({
    ...common(config),
    build: { ssr: 'src/app/prerender/render.tsx', outDir, target: 'node20', minify: false },
  });
  const app: Renderer = await import(pathToFileURL(join(outDir, 'render.js')).href);
  return { app, remove: () => rmSync(outDir, { recursive: true, force: true }) };
}

export async function buildInlineScript(config: ResolvedConfig, source: string): Promise<string> {
  const result = await build({
    ...common(config),
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: join(config.root, source), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const entry = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!entry) throw new Error(`${source} was not built`);
  return entry.code.trim();
}
