import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleAuth, mailHooks } from './auth.ts';
import { claimDataDir } from './data-dir.ts';
import { openDatabase } from './database.ts';
import { createFunctions } from './functions.ts';
import { authError, json, send, toRequest } from './http.ts';
import { type Keys, loadKeys } from './keys.ts';
import { handleMailbox } from './mailbox/routes.ts';
import { MailboxStore } from './mailbox/store.ts';
import { createMailer } from './mailer.ts';
import { type Project, readProject } from './project.ts';
import { createQueue } from './queue.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** Fills a new database: `fetch` answers as the API does, `sql` is the database itself. */
export type Demo = (
  fetch: Fetch,
  sql: (query: string, values: unknown[]) => Promise<unknown[]>,
) => Promise<void>;

export type BackendOptions = {
  /** The folder that holds `supabase/`. */
  root: string;
  /** Where data is kept; undefined keeps everything in memory. */
  dataDir: string | undefined;
  demo?: Demo;
};

export type Backend = {
  /** Settles once requests are answered, or with the reason why they never will be. */
  ready: Promise<void>;
  mailbox: MailboxStore;
  keys: Keys;
  /** Answers a request that is the backend's own; false leaves it to others. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean;
  stop: () => Promise<void>;
};

type Running = { answer: Fetch; stop: () => Promise<void> };

async function start(
  project: Project,
  keys: Keys,
  mailbox: MailboxStore,
  { dataDir, demo }: BackendOptions,
): Promise<Running> {
  const { app, connection } = await openDatabase({ project, keys, dataDir });
  const db = connection.driver;
  const sendMail = createMailer(project, db, mailbox);
  app._mailer = mailHooks(sendMail);
  const enqueue = createQueue();
  const context = { app, db, sendMail, project };
  const answer: Fetch = (request) =>
    enqueue(() =>
      new URL(request.url).pathname.startsWith('/auth/v1/')
        ? handleAuth(request, context)
        : app.fetch(request),
    );
  await demo?.(answer, async (query, values) => (await enqueue(() => db.query(query, values))).rows);
  return { answer, stop: () => enqueue(() => connection.close()) };
}

const OWN = /^\/(?:(?:auth|rest|functions)\/v1\/|__mailbox(?:[/?]|$))/;

/** The address under which this server was reached just now: edge functions call it back there. */
function originOf(req: IncomingMessage): string {
  const { address, family, port } = req.socket.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

export function createBackend(options: BackendOptions): Backend {
  const { root, dataDir } = options;
  const release = dataDir === undefined ? () => undefined : claimDataDir(dataDir);
  const keys = loadKeys(dataDir);
  const project = readProject(root);
  const mailbox = new MailboxStore(dataDir);
  const functions = createFunctions(project, keys);
  const running = start(project, keys, mailbox, options);
  const ready = running.then(() => undefined);
  ready.catch(() => undefined);

  const answer = async (req: IncomingMessage): Promise<Response> => {
    const request = toRequest(req);
    const { pathname } = new URL(request.url);
    try {
      if (pathname.startsWith('/__mailbox')) return await handleMailbox(request, mailbox);
      const backend = await running;
      if (pathname === '/auth/v1/health')
        return json({ name: 'GoTrue', description: 'Celebra, embedded backend' });
      if (pathname.startsWith('/functions/')) {
        return await functions.handle(request, originOf(req), req.socket.remoteAddress ?? '');
      }
      return await backend.answer(request);
    } catch (error) {
      // The reason stays on the terminal: it may hold what a page must not see.
      console.error('[local backend]', error instanceof Error ? error.message.slice(0, 2000) : error);
      return authError(
        500,
        'unexpected_failure',
        'The local backend failed; the terminal it runs in says why.',
      );
    }
  };

  return {
    ready,
    mailbox,
    keys,
    handle: (req, res) => {
      if (!OWN.test(req.url ?? '')) return false;
      answer(req)
        .then((response) => send(response, res))
        .catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
      return true;
    },
    stop: async () => {
      functions.stop();
      await running.then((backend) => backend.stop()).catch(() => undefined);
      release();
    },
  };
}
