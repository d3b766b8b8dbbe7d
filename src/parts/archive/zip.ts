import { loadOnce } from '@/lib/load-once';

const library = loadOnce(() => import('fflate'));

/** Matches names of files that are already compressed. They are stored in the ZIP without compression. */
const PACKED = /\.(?:jpe?g|png|webp|heic|pdf|xlsx|ods|docx|zip)$/i;
/** Number of characters to compress in one step. Between the steps the page can respond to input. */
const PIECE = 256 * 1024;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface ZipWriter {
  add(name: string, content: string | Uint8Array): Promise<void>;
  end(): Blob;
}

/** Creates a writer that builds a ZIP in small steps, so that the page stays responsive. */
export async function zipWriter(): Promise<ZipWriter> {
  const { Zip, ZipDeflate, ZipPassThrough } = await library();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  return {
    async add(name, content) {
      const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(file);
      const encoder = new TextEncoder();
      for (let at = 0; at === 0 || at < content.length; ) {
        let until = Math.min(at + PIECE, content.length);
        // A surrogate pair must not be split.
        if (typeof content === 'string' && /[\ud800-\udbff]/.test(content.charAt(until - 1))) until += 1;
        const piece = content.slice(at, until);
        file.push(typeof piece === 'string' ? encoder.encode(piece) : piece, until >= content.length);
        if (until >= content.length) break;
        at = until;
        await nextTask();
      }
    },
    end() {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** Size limit of an unpacked archive. The data of a large account takes a tenth of it. */
const MOST_BYTES = 500_000_000;

/** Unpacks a ZIP into its files by name. Null if the bytes aren't a ZIP, or are too large for a browser. */
export async function readZip(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array> | null> {
  const { unzipSync } = await library();
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > MOST_BYTES) throw new Error('The ZIP is too large');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch {
    return null;
  }
}
