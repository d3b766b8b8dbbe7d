import type { ImportAsk } from './import-answers';
import type { Readings } from './read-list';

/** Reads a list in a worker, which a stop terminates. Null if there is no list. @throws if it was stopped. */
export async function readAside(source: Blob | string, signal: AbortSignal): Promise<Readings | null> {
  // Without workers, the page waits.
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
