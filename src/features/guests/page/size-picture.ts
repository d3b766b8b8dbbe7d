/** Maximum size of a picture in bytes, as set for the storage bucket. */
export const MOST_BYTES = 300 * 1024;

/** Longest edges in pixels and qualities, tried in this order until the file is small enough. */
const TRIES = [
  [1200, 0.82],
  [1200, 0.68],
  [960, 0.7],
  [800, 0.6],
  [640, 0.5],
] as const;

export async function firstThatFits(
  draw: (edge: number, quality: number) => Promise<Blob | null>,
): Promise<Blob | null> {
  for (const [edge, quality] of TRIES) {
    const drawn = await draw(edge, quality);
    if (drawn && drawn.size <= MOST_BYTES) return drawn;
  }
  return null;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Redraws a picture in the browser, upright and small, without camera metadata such as the location. @returns
 * null if the browser can't read it.
 */
export async function sizedPicture(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    return await firstThatFits(async (edge, quality) => {
      const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(bitmap.width * scale));
      canvas.height = Math.max(1, Math.round(bitmap.height * scale));
      const context = canvas.getContext('2d');
      if (!context) return null;
      // White background, because JPEG would turn transparent pixels black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      // A browser that can't write WebP returns PNG instead, which the storage bucket refuses.
      const webp = await encode(canvas, 'image/webp', quality);
      return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', quality);
    });
  } finally {
    bitmap.close();
  }
}
