import type { ImportAsk } from './import-answers';
import type { Readings } from './read-list';

/**
 * Reads a list in a worker. Returns null if there is no list. Aborting terminates the worker. @throws if it
 * was aborted.
 */
export async function readAside(source: Blob | string, signal: AbortSignal): Promise<Readings | null> {
  // Without Web Workers, the file is read on the page's main thread.
  if (typeof Worker === 'undefined')
    return (await import('./read-list')).readReadings(source).catch(() => null);
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data }: MessageEvent<Readings | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage({ read: source } satisfies ImportAsk);
    });
  } finally {
    worker.terminate();
  }
}
