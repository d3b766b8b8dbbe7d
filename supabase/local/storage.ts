import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';

type Adapter = NonNullable<App['_storageAdapter']>;

/** The rights that a hosted project gives on its storage; policies decide what they come to. */
export const openStorage = async (db: Pick<PGlite, 'exec'>): Promise<void> =>
  void (await db.exec(`
    grant usage on schema storage to anon, authenticated, service_role;
    grant all on all tables in schema storage to anon, authenticated, service_role;
  `));

/** Where the bytes of files are: by name, in memory or in a folder. */
type Shelf = {
  read: (key: string) => Promise<Uint8Array | undefined>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

function inMemory(): Shelf {
  const kept = new Map<string, Uint8Array>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
  };
}

/** A file's name there is the hash of its own, so that none leads out of the folder. */
function inFolder(folder: string): Shelf {
  const place = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  return {
    read: (key) => readFile(place(key)).catch(() => undefined),
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(place(key), bytes);
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}

/** What the embedded server keeps files with; types and times stand in the database. */
export function createStorage(dataDir: string | undefined): Adapter {
  const shelf = dataDir === undefined ? inMemory() : inFolder(join(dataDir, 'files'));
  const metadataOf = (
    bytes: Uint8Array,
    mimetype = 'application/octet-stream',
    cacheControl = 'no-cache',
  ) => ({
    httpStatusCode: 200,
    cacheControl,
    mimetype,
    contentLength: bytes.byteLength,
    size: bytes.byteLength,
    lastModified: new Date(),
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  });
  const read = async (bucket: string, key: string) => {
    const bytes = await shelf.read(`${bucket}/${key}`);
    if (bytes === undefined) throw new Error(`No file ${bucket}/${key}`);
    return bytes;
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      const bytes = await read(bucket, key);
      return { metadata: metadataOf(bytes), httpStatusCode: 200, body: Buffer.from(bytes) };
    },
    async uploadObject(bucket, key, _version, body, type, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      await shelf.write(`${bucket}/${key}`, bytes);
      return metadataOf(bytes, type, cacheControl);
    },
    deleteObject: (bucket, key) => shelf.remove(`${bucket}/${key}`),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => shelf.remove(`${bucket}/${key}`)));
    },
    async copyObject(from, key, _version, to, target) {
      const bytes = await read(from, key);
      await shelf.write(`${to}/${target}`, bytes);
      return metadataOf(bytes);
    },
    async headObject(bucket, key) {
      return metadataOf(await read(bucket, key));
    },
    privateAssetUrl: async (bucket, key) => `file:${bucket}/${key}`,
  };
}
