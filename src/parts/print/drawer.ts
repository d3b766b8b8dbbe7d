import { GROUNDS, shadesOf } from '@/domain/brand/shades';
import {
  type Book,
  type BookBrand,
  FACES,
  PAGE_SIZES,
  type Section,
  type Size,
  TEXT_SIZES,
  type Typeface,
} from './book';
import { KeptDocument } from './kept-document';
import { PixelImage, type Pixels } from './pixel-image';

export type Fonts = Readonly<Record<Typeface, Uint8Array>>;

/** Picture of a text that our fonts can't show. The size is in points (1/72 inch). */
export interface Drawn {
  readonly pixels: Pixels;
  readonly width: number;
  readonly height: number;
}
/**
 * Draws a text as a picture, wrapped at `width`. `size` is in points. Null if there is no browser that can
 * draw it.
 */
export type DrawText = (
  text: string,
  face: Typeface,
  size: number,
  width: number,
  isCentered: boolean,
) => Drawn | null;

export type Pictures = ReadonlyMap<string, Drawn>;
export const pictureKey = (text: string, size: Size, face: Typeface = FACES[size]): string =>
  `${size} ${face} ${text}`;

export const MARGIN = 48;
export const FOOT = 36;
export const INK = '#2a1f2d';
export const PAD = 4;
/** Tolerance in points, because the library's line breaker adds widths in single precision. */
const LINE_ROOM = 0.1;

interface Inks {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly ground: string;
  readonly accent: string;
}
const OURS: Inks = { ink: INK, muted: '#6b5e6e', line: '#e7dfd3', ground: '#fbf5ee', accent: '#b5472f' };

function inksOf(brand: BookBrand | null): Inks {
  if (!brand) return OURS;
  const { ink, muted, line } = GROUNDS.day;
  const { accent, soft } = shadesOf(brand, 'day');
  return { ink, muted, line, ground: soft, accent };
}

export type Struct = PDFKit.PDFStructureElement;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly face?: Typeface;
  /** Factor that scales the font size. */
  readonly scale?: number;
}

/** Draws a document from top to bottom and builds its structure tree for screen readers. */
export class Drawer {
  readonly doc: KeptDocument;
  readonly root: Struct;
  /** The section that is being drawn. Its tables with equal columns share their widths. */
  section: Section | null = null;
  readonly widths = new Map<string, readonly number[]>();
  /**
   * Measured text widths. Most texts are measured for their column, then for their row, and again when they
   * are drawn.
   */
  private readonly measured = new Map<string, number>();
  private readonly images = new Map<string, PixelImage>();
  /** Texts that have a picture in at least one size. */
  private readonly drawn: ReadonlySet<string>;
  /** Position of the next block in points from the top of the page. */
  y = MARGIN;
  readonly inks: Inks;
  private image: PixelImage | null = null;

  constructor(
    readonly book: Book,
    fonts: Fonts,
    readonly pictures: Pictures,
    readonly onRow: () => void,
  ) {
    this.drawn = new Set([...pictures.keys()].map((key) => key.replace(/^\S+ \S+ /, '')));
    const [width, height] = PAGE_SIZES[book.paper];
    const writer = book.brand?.name ?? 'Celebra';
    this.inks = inksOf(book.brand ?? null);
    this.doc = new KeptDocument({
      size: [width, height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: book.language,
      displayTitle: true,
      // The fonts are registered below. The library's standard fonts aren't bundled.
      font: null as never,
      info: { Title: book.title, Producer: writer, Creator: writer },
    });
    for (const face of ['text', 'strong', 'title'] as const)
      this.doc.registerFont(face, fonts[face] as Buffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get width(): number {
    return PAGE_SIZES[this.book.paper][0] - 2 * MARGIN;
  }
  get bottom(): number {
    return PAGE_SIZES[this.book.paper][1] - MARGIN - FOOT / 2;
  }

  addPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }
  /** Starts a new page if less than `height` remains on this page. Returns true if it did so. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.addPage();
    return true;
  }

  private set(size: Size, face: Typeface = FACES[size], scale = 1) {
    return this.doc.font(face).fontSize(TEXT_SIZES[size] * scale);
  }
  private picture(text: string, size: Size, face?: Typeface): Drawn | undefined {
    if (!this.drawn.has(text)) return;
    return this.pictures.get(pictureKey(text, size, face)) ?? this.pictures.get(pictureKey(text, size));
  }
  /** Returns an image. Each image is stored only once per colour, however often it is drawn. */
  private imageOf({ pixels }: Drawn, key: string): PixelImage {
    const known = this.images.get(key);
    if (known) return known;
    const image = new PixelImage(pixels, INK, key.slice(0, INK.length), `T${this.images.size + 1}`);
    this.images.set(key, image);
    return image;
  }
  heightOf(text: string, size: Size, width: number, face?: Typeface, scale = 1): number {
    const picture = this.picture(text, size, face);
    if (picture) return picture.height * Math.min(scale, width / picture.width);
    const isLine = this.isLine(text, size, width, face, scale);
    const doc = this.set(size, face, scale);
    return isLine ? doc.currentLineHeight(true) : doc.heightOfString(text, { width });
  }
  widthOf(text: string, size: Size, face?: Typeface): number {
    const picture = this.picture(text, size, face);
    if (picture) return picture.width;
    return Math.max(...text.split('\n').map((line) => this.lineWidth(line, size, face)));
  }
  private lineWidth(line: string, size: Size, face: Typeface = FACES[size]): number {
    const key = `${face} ${size} ${line}`;
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    const width = this.set(size, face).widthOfString(line);
    this.measured.set(key, width);
    return width;
  }
  /** Returns true if a text fits on one line. The line breaker is then skipped. */
  private isLine(
    text: string,
    size: Size,
    width: number,
    face: Typeface | undefined,
    scale: number,
  ): boolean {
    return !text.includes('\n') && this.lineWidth(text, size, face) * scale <= width - LINE_ROOM;
  }
  /** Returns the width of the longest word, which is the minimum width of a column. */
  leastOf(text: string, size: Size, face?: Typeface): number {
    if (this.picture(text, size)) return 40;
    return Math.max(...text.split(/[ \n]+/).map((word) => this.lineWidth(word, size, face)));
  }

  /** Draws a text at a fixed position. The position of the next block doesn't change. */
  put(
    text: string,
    size: Size,
    { x, y, width, color = this.inks.ink, align = 'left', face, scale = 1 }: Place,
  ): void {
    const picture = this.picture(text, size, face);
    if (!picture) {
      const isLine = this.isLine(text, size, width, face, scale);
      const left = isLine ? width - this.lineWidth(text, size, face) * scale : 0;
      const by = align === 'left' ? 0 : align === 'right' ? left : left / 2;
      this.set(size, face, scale)
        .fillColor(color)
        .text(text, x + by, y, isLine ? { lineBreak: false } : { width, align });
      return;
    }
    const by = Math.min(scale, width / picture.width);
    const [wide, high] = [picture.width * by, picture.height * by];
    const left = align === 'left' ? x : align === 'right' ? x + width - wide : x + (width - wide) / 2;
    // Viewers copy and search the text behind glyphs, so an invisible space carries the picture's text.
    this.doc.markContent('Span', { actual: text } as never);
    this.doc.image(this.imageOf(picture, `${color} ${pictureKey(text, size, face)}`) as never, left, y, {
      width: wide,
      height: high,
    });
    this.set('text').text(' ', left, y, { lineBreak: false });
    this.doc.endMarkedContent();
  }

  /** Draws the brand's logo in the middle or at the right of a box. Returns false if there is no logo. */
  logo(x: number, y: number, width: number, height: number, align: 'center' | 'right'): boolean {
    const { brand } = this.book;
    if (!brand?.logo) return false;
    this.image ??= new PixelImage(brand.logo, INK, INK, 'Logo');
    const place = { fit: [width, height] as [number, number], align, valign: 'center' as const };
    this.aside(() => void this.doc.image(this.image as never, x, y, place));
    return true;
  }

  /**
   * Adds an element to the structure tree and draws its content. A text that is drawn as a picture gets an
   * alternative text.
   */
  tag(parent: Struct, type: string, text: string, draw: () => void, options: object = {}): void {
    // Only for pictures: some viewers would copy the alternative text in addition to the text itself.
    const alt = this.drawn.has(text) ? { alt: text } : {};
    parent.add(this.doc.struct(type, { ...options, ...alt }, [draw]));
  }
  /** Draws content that screen readers skip, because it is repeated or decorative. */
  aside(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  line(y: number, color = this.inks.line): void {
    this.aside(() => {
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + this.width, y)
        .lineWidth(0.5)
        .stroke(color);
    });
  }

  paragraph(
    parent: Struct,
    type: string,
    text: string,
    size: Size,
    after: number,
    { color, align }: Pick<Place, 'color' | 'align'> = {},
  ) {
    const height = this.heightOf(text, size, this.width);
    this.need(height);
    const place = {
      x: MARGIN,
      y: this.y,
      width: this.width,
      ...(color && { color }),
      ...(align && { align }),
    };
    this.tag(parent, type, text, () => this.put(text, size, place));
    this.y += height + after;
  }
}
