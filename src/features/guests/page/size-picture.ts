/** The most bytes of a picture, as in the bucket. */
export const MOST_BYTES = 300 * 1024;

/** The longest edges and qualities, tried one after another. */
const TRIES = [
  [1200, 0.82],
  [1200, 0.68],
  [960, 0.7],
  [800, 0.6],
  [640, 0.5],
] as const;

/** Returns the first result below the limit; null if there is none. */
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
 * Redraws a picture on this device, upright and small, without the camera's metadata such as the place.
 * @returns null if the browser can't read it.
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
      // JPEG would turn transparent pixels black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      // A browser that can't write WebP writes PNG instead, which the bucket refuses.
      const webp = await encode(canvas, 'image/webp', quality);
      return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', quality);
    });
  } finally {
    bitmap.close();
  }
}
