import PDFDocument from 'pdfkit';

const FIRST_ROOM = 2 ** 20;

/**
 * A PDF document that collects its bytes in one array. The library's stream would keep hundreds of thousands
 * of chunks in a list, which takes seconds for a large book.
 */
export class KeptDocument extends PDFDocument {
  // Not initialised here, because the library's constructor already writes bytes, which an initialiser would
  // delete.
  declare private bytes?: Uint8Array<ArrayBuffer>;
  declare private size?: number;

  override push(piece: Uint8Array | null): boolean {
    if (piece === null) {
      this.emit('end');
      return false;
    }
    const { bytes = new Uint8Array(FIRST_ROOM), size = 0 } = this;
    const end = size + piece.length;
    const room = end > bytes.length ? new Uint8Array(2 * end) : bytes;
    if (room !== bytes) room.set(bytes);
    room.set(piece, size);
    this.bytes = room;
    this.size = end;
    return true;
  }

  /** Ends the document and returns its bytes. */
  whole(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.on('error', reject);
      this.on('end', () => resolve((this.bytes ?? new Uint8Array()).slice(0, this.size)));
      this.end();
    });
  }
}
