import type { SentBook } from './book';
import type { PdfAnswer } from './pdf-worker';

/** Draws a book in a web worker. `signal` stops the worker. @throws if drawing fails or was stopped. */
export async function makePdf(
  book: SentBook,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
        if ('share' in data) onProgress(data.share);
        else if ('bytes' in data) resolve(new Blob([data.bytes], { type: 'application/pdf' }));
        else reject(new Error('The PDF could not be drawn'));
      });
      worker.addEventListener('error', () => reject(new Error('The PDF could not be drawn')));
      worker.postMessage(book);
    });
  } finally {
    worker.terminate();
  }
}
