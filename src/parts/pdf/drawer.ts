import PDFDocument from 'pdfkit';
import { type Book, PAPERS } from './book';

/** Static TrueType: the library takes no variable fonts. */
export interface Fonts {
  readonly text: Uint8Array;
  readonly strong: Uint8Array;
  readonly title: Uint8Array;
}
export type Face = keyof Fonts;

/** A text that our fonts can't write, drawn by the browser's; points of 1/72 inch. */
export interface Drawn {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}
/** Null where there is no browser. `size` in points; wraps at `width`. */
export type DrawText = (text: string, size: number, width: number) => Promise<Drawn | null>;

export const MARGIN = 48;
export const FOOT = 36;
export const INK = '#2b2430';
export const MUTED = '#6b6170';
export const LINE = '#d9cfc6';
export const ACCENT = '#b8452b';
export const TEXT = 9.5;
export const PAD = 4;

export type Struct = PDFKit.PDFStructureElement;

/** A document being drawn from top to bottom, with its structure tree. */
export class Drawer {
  readonly doc: PDFKit.PDFDocument;
  readonly chunks: Uint8Array[] = [];
  readonly root: Struct;
  /** Where the next piece begins, points from the page's upper edge. */
  y = MARGIN;

  constructor(
    readonly book: Book,
    fonts: Fonts,
    readonly drawn: ReadonlyMap<string, Drawn>,
    readonly onRow: () => void,
  ) {
    const [width, height] = PAPERS[book.paper];
    this.doc = new PDFDocument({
      size: [width, height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: book.language,
      displayTitle: true,
      // The fonts are registered below; the standard ones aren't there.
      font: null as never,
      info: { Title: book.title, Producer: 'Celebra', Creator: 'Celebra' },
    });
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    for (const face of ['text', 'strong', 'title'] as const)
      this.doc.registerFont(face, fonts[face] as Buffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get width(): number {
    return PAPERS[this.book.paper][0] - 2 * MARGIN;
  }
  get bottom(): number {
    return PAPERS[this.book.paper][1] - MARGIN - FOOT / 2;
  }

  addPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }
  /** Begins a page where so much doesn't fit on this one. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.addPage();
    return true;
  }

  sizeOf(text: string, face: Face, size: number, width: number): number {
    const picture = this.drawn.get(text);
    if (picture) return picture.height * Math.min(1, width / picture.width);
    return this.doc.font(face).fontSize(size).heightOfString(text, { width });
  }
  widthOf(text: string, face: Face, size: number): number {
    const picture = this.drawn.get(text);
    if (picture) return picture.width;
    this.doc.font(face).fontSize(size);
    return Math.max(...text.split('\n').map((line) => this.doc.widthOfString(line)));
  }

  /** Draws a text where it stands, without moving on. */
  put(
    text: string,
    face: Face,
    size: number,
    {
      x,
      y,
      width,
      color = INK,
      align = 'left',
    }: {
      x: number;
      y: number;
      width: number;
      color?: string;
      align?: 'left' | 'right' | 'center';
    },
  ): void {
    const picture = this.drawn.get(text);
    if (!picture) {
      this.doc.font(face).fontSize(size).fillColor(color).text(text, x, y, { width, align });
      return;
    }
    const scale = Math.min(1, width / picture.width);
    const wide = picture.width * scale;
    const left = align === 'left' ? x : align === 'right' ? x + width - wide : x + (width - wide) / 2;
    this.doc.image(picture.png as never, left, y, { width: wide, height: picture.height * scale });
  }

  /** A piece of the structure tree; a text that is a picture can be copied all the same. */
  tag(parent: Struct, type: string, text: string, draw: () => void, options: object = {}): void {
    const actual = this.drawn.has(text) ? { actual: text } : {};
    parent.add(this.doc.struct(type, { ...options, ...actual }, [draw]));
  }
  /** What repeats or decorates isn't read out. */
  aside(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  line(y: number, color = LINE): void {
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
    face: Face,
    size: number,
    after: number,
    color = INK,
  ) {
    const height = this.sizeOf(text, face, size, this.width);
    this.need(height);
    this.tag(parent, type, text, () =>
      this.put(text, face, size, { x: MARGIN, y: this.y, width: this.width, color }),
    );
    this.y += height + after;
  }
}
