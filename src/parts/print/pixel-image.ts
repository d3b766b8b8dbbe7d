/** Pixels of an image, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const IMAGE = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };

/**
 * Largest difference from the ink's colour that still counts as the ink. Faint pixels have imprecise colours.
 */
const NEAR = 48;
/** Pixels with a lower alpha value are ignored, because they say nothing about the colour. */
const SEEN = 32;

const bytesOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Returns true if all pixels have the ink's colour. The colour is then stored only once. */
function isOneColor({ data }: Pixels, ink: readonly number[]): boolean {
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= SEEN && ink.some((one, i) => Math.abs(one - (data[at + i] ?? 0)) > NEAR))
      return false;
  return true;
}

/**
 * An image that pdfkit can embed, made from pixels. pdfkit's own PNG code is slow, because it unpacks each
 * file in a worker. On pages whose content security policy forbids workers, it hangs.
 */
export class PixelImage {
  readonly width: number;
  readonly height: number;
  /** Set when the image is drawn for the first time. */
  obj: PDFKit.PDFKitReference | null = null;

  constructor(
    private readonly pixels: Pixels,
    private readonly ink: string,
    /** Colour that replaces the ink. Pictures that have colours of their own keep them. */
    private readonly color: string,
    readonly label: string,
  ) {
    this.width = pixels.width;
    this.height = pixels.height;
  }

  embed(doc: PDFKit.PDFDocument): void {
    const { data, width, height } = this.pixels;
    const cover = new Uint8Array(width * height);
    for (let i = 0; i < cover.length; i += 1) cover[i] = data[4 * i + 3] ?? 0;
    const mask = doc.ref({ ...IMAGE, Width: width, Height: height, ColorSpace: 'DeviceGray' });
    mask.end(cover as never);
    // The mask has its own size, so a single pixel of colour is enough for a text in one colour.
    const isInk = isOneColor(this.pixels, bytesOf(this.ink));
    const colors = isInk ? Uint8Array.from(bytesOf(this.color)) : new Uint8Array(3 * cover.length);
    if (!isInk)
      for (let i = 0; i < cover.length; i += 1)
        for (let of = 0; of < 3; of += 1) colors[3 * i + of] = data[4 * i + of] ?? 0;
    const size = isInk ? { Width: 1, Height: 1 } : { Width: width, Height: height };
    this.obj = doc.ref({ ...IMAGE, ...size, ColorSpace: 'DeviceRGB', SMask: mask });
    this.obj.end(colors as never);
  }
}
