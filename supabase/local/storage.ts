import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { json } from './http.ts';
import { isValidJwt } from './jwt.ts';

type Adapter = NonNullable<App['_storageAdapter']>;

/**
 * Grants the client roles the rights that they have on a hosted project's storage. Policies restrict these
 * rights.
 */
export const openStorage = async (db: Pick<PGlite, 'exec'>): Promise<void> =>
  void (await db.exec(`
    grant usage on schema storage to anon, authenticated, service_role;
    grant all on all tables in schema storage to anon, authenticated, service_role;
  `));

type Kept = { bytes: Uint8Array; type: string; cacheControl: string };

/** Stores files by key, in memory or in a folder. */
type Shelf = {
  read: (key: string) => Promise<Kept | undefined>;
  write: (key: string, file: Kept) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

function inMemory(): Shelf {
  const kept = new Map<string, Kept>();
  return {
    read: async (key) => kept.get(key),
    write: async (key, file) => void kept.set(key, file),
    remove: async (key) => void kept.delete(key),
  };
}

/**
 * Stores files in a folder under the hash of their path, so that no path can lead outside the folder. The
 * media type is stored in a second file.
 */
function inFolder(folder: string): Shelf {
  const place = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const facts = (key: string) => `${place(key)}.json`;
  return {
    async read(key) {
      try {
        const [bytes, text] = await Promise.all([readFile(place(key)), readFile(facts(key), 'utf8')]);
        return { bytes, ...JSON.parse(text) };
      } catch {
        return undefined;
      }
    },
    async write(key, { bytes, ...rest }) {
      await mkdir(folder, { recursive: true });
      await Promise.all([writeFile(place(key), bytes), writeFile(facts(key), JSON.stringify(rest))]);
    },
    async remove(key) {
      await Promise.all([rm(place(key), { force: true }), rm(facts(key), { force: true })]);
    },
  };
}

const metadataOf = ({ bytes, type, cacheControl }: Kept) => ({
  httpStatusCode: 200,
  cacheControl,
  mimetype: type,
  contentLength: bytes.byteLength,
  size: bytes.byteLength,
  lastModified: new Date(),
  eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
});

export function createStorage(dataDir: string | undefined): Adapter {
  const shelf = dataDir === undefined ? inMemory() : inFolder(join(dataDir, 'files'));
  const read = async (bucket: string, key: string) => {
    const file = await shelf.read(`${bucket}/${key}`);
    if (file === undefined) throw new Error(`No file ${bucket}/${key}`);
    return file;
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      const file = await read(bucket, key);
      return { metadata: metadataOf(file), httpStatusCode: 200, body: Buffer.from(file.bytes) };
    },
    async uploadObject(bucket, key, _version, body, type, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      const file = {
        bytes,
        type: type ?? 'application/octet-stream',
        cacheControl: cacheControl ?? 'no-cache',
      };
      await shelf.write(`${bucket}/${key}`, file);
      return metadataOf(file);
    },
    deleteObject: (bucket, key) => shelf.remove(`${bucket}/${key}`),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => shelf.remove(`${bucket}/${key}`)));
    },
    async copyObject(from, key, _version, to, target) {
      const file = await read(from, key);
      await shelf.write(`${to}/${target}`, file);
      return metadataOf(file);
    },
    async headObject(bucket, key) {
      return metadataOf(await read(bucket, key));
    },
    privateAssetUrl: async (bucket, key) => `file:${bucket}/${key}`,
  };
}

/**
 * Answers `/storage/v1/*`. For an invalid token, the embedded server answers 401. Hosted storage instead
 * refuses writing and listing with HTTP 400 and another status in the body. It treats a download as
 * anonymous.
 */
export function createStorageService(app: App, jwtSecret: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Newer API keys aren't tokens; a hosted project's gateway replaces such a key by a token.
    if (isRead || !token || token.startsWith('sb_') || isValidJwt(token, jwtSecret))
      return app.fetch(request);
    return json({ statusCode: '403', error: 'Unauthorized', message: 'signature verification failed' }, 400);
  };
}
