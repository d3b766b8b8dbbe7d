import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Figure } from './figure';

/**
 * Measures the solver as a bundle, like the one that people load. If BENCH_INSTANCE names a file, solves only
 * the instance in that file.
 */
export async function* seatingFigures(): AsyncGenerator<Figure> {
  // Inside node_modules, so that the bundle finds the exact solver.
  const folder = await mkdtemp(fileURLToPath(new URL('../../node_modules/.bench-', import.meta.url)));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: fileURLToPath(new URL('./seating-cases.ts', import.meta.url)),
        outDir: folder,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: 'cases.mjs' } },
      },
    });
    const { caseFigures } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'cases.mjs')).href);
    yield* caseFigures(fileURLToPath(new URL('./data/seating-bench-17.csv', import.meta.url)));
    if (!process.env.BENCH_INSTANCE) yield* (await import('./seating-drag')).dragFigures();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
