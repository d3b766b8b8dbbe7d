import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Figure } from './figure';

/**
 * Measures the engine as a bundle, like the one that people load. Without bundling, calls between modules are
 * slower.
 */
export async function allocationFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'celebra-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: fileURLToPath(new URL('./allocation-cases.ts', import.meta.url)),
        outDir: folder,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: 'cases.mjs' } },
      },
    });
    const { caseFigures } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'cases.mjs')).href);
    return caseFigures();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
