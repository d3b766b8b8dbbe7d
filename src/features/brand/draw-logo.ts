/** Maximum size of a redrawn logo in bytes. */
const MOST_BYTES = 100 * 1024;
const MOST_READ = 5 * 1024 * 1024;
const MOST_SVG = 500 * 1024;

/** Longest edge in pixels, tried in this order until the file is small enough. */
const EDGES = [560, 420, 320, 240, 160, 96] as const;

export type LogoProblem = 'large' | 'unreadable' | 'empty';
type DrawnLogo = { readonly picture: Blob } | { readonly problem: LogoProblem };

const isSvg = (file: Blob): boolean => file.type.startsWith('image/svg');

/**
 * Returns true if an SVG declares entities. No drawing needs them, and they can expand a small file
 * endlessly.
 */
const hasEntities = async (file: Blob): Promise<boolean> =>
  /<!(entity|doctype[^>]*\[)/i.test(await file.text());

/** Loads an image in an `<img>`, where an SVG can't run scripts or fetch anything. */
async function shown(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  const isThere = await image.decode().then(
    () => true,
    () => false,
  );
  return isThere && image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
}

function drawnOn(image: HTMLImageElement, edge: number, grows: boolean): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const fitting = edge / Math.max(naturalWidth, naturalHeight);
  const scale = grows ? fitting : Math.min(1, fitting);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isBlank(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return !pixels?.some((part, i) => i % 4 === 3 && part > 0);
}

/**
 * Redraws a logo in the browser as a PNG. The file then contains only pixels, and emails, print and every
 * browser can show it.
 */
export async function drawnLogo(file: Blob): Promise<DrawnLogo> {
  const grows = isSvg(file);
  if (file.size > (grows ? MOST_SVG : MOST_READ)) return { problem: 'large' };
  if (grows && (await hasEntities(file))) return { problem: 'unreadable' };
  const url = URL.createObjectURL(file);
  try {
    const image = await shown(url);
    if (!image) return { problem: 'unreadable' };
    for (const edge of EDGES) {
      const canvas = drawnOn(image, edge, grows);
      // Reading pixels throws an error if the browser treats the image as cross-origin.
      if (isBlank(canvas)) return { problem: 'empty' };
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (picture && picture.size <= MOST_BYTES) return { picture };
    }
    return { problem: 'large' };
  } catch {
    return { problem: 'unreadable' };
  } finally {
    URL.revokeObjectURL(url);
  }
}
