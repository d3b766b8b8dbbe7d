import { receivedBook, type SentBook } from './book';
import { drawBook } from './draw-book';
import { drawText } from './draw-text';
import type { Fonts } from './drawer';

/** Messages from the worker: progress from 0 to 1, the finished file, or a failure. */
export type PdfAnswer =
  | { readonly share: number }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly failed: true };

const say = (answer: PdfAnswer): void => self.postMessage(answer);

async function font(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A font could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Loads our fonts for texts drawn as pictures. If the browser can't load them in a worker, its own fonts are
 * used.
 */
async function addTypefaces({ text, strong, title }: Fonts): Promise<void> {
  const { fonts } = self as unknown as { readonly fonts?: FontFaceSet };
  const faces = [
    ['Figtree', text, '400'],
    ['Figtree', strong, '600'],
    ['Fraunces', title, '500'],
  ] as const;
  for (const [family, bytes, weight] of fonts ? faces : [])
    fonts?.add(await new FontFace(family, bytes as Uint8Array<ArrayBuffer>, { weight }).load());
}

/** Draws the book in this worker, so that the page stays responsive. */
self.addEventListener('message', async ({ data }: MessageEvent<SentBook>) => {
  try {
    const fonts = {
      text: await font(new URL('./fonts/figtree-400.ttf', import.meta.url)),
      strong: await font(new URL('./fonts/figtree-600.ttf', import.meta.url)),
      title: await font(new URL('./fonts/fraunces-500.ttf', import.meta.url)),
    };
    await addTypefaces(fonts).catch(() => undefined);
    const bytes = await drawBook(receivedBook(data), fonts, drawText, (share) => say({ share }));
    say({ bytes: bytes as Uint8Array<ArrayBuffer> });
  } catch (error) {
    console.error(error);
    say({ failed: true });
  }
});
