import PDFDocument from 'pdfkit';

const FIRST_ROOM = 2 ** 20;

/**
 * A document that collects its bytes into one array. A stream would keep hundreds of thousands of chunks until
 * the end and shift them off the front of a list: seconds for a large book.
 */
export class KeptDocument extends PDFDocument {
  // Not set here: the library begins to write while it is constructed.
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

  /** Ends it, and gives all of it. */
  whole(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.on('error', reject);
      this.on('end', () => resolve((this.bytes ?? new Uint8Array()).slice(0, this.size)));
      this.end();
    });
  }
}
