import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleAuth, mailHooks } from './auth.ts';
import { claimDataDir } from './data-dir.ts';
import { openDatabase } from './database.ts';
import { authError, json, send, toRequest } from './http.ts';
import { type Keys, loadKeys } from './keys.ts';
import { MailboxStore } from './mailbox-store.ts';
import { createMailer } from './mailer.ts';
import { type Project, readProject } from './project.ts';
import { createQueue } from './queue.ts';

export type BackendOptions = {
  /** The folder that holds `supabase/`. */
  root: string;
  /** Where data is kept; undefined keeps everything in memory. */
  dataDir: string | undefined;
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

type Running = { answer: (request: Request) => Promise<Response>; stop: () => Promise<void> };

async function start(
  project: Project,
  keys: Keys,
  dataDir: string | undefined,
  mailbox: MailboxStore,
): Promise<Running> {
  const { app, connection } = await openDatabase({ project, keys, dataDir });
  const db = connection.driver;
  const sendMail = createMailer(project, db, mailbox);
  app._mailer = mailHooks(sendMail);
  const enqueue = createQueue();
  const context = { app, db, sendMail, project };
  return {
    answer: (request) =>
      enqueue(() =>
        new URL(request.url).pathname.startsWith('/auth/v1/')
          ? handleAuth(request, context)
          : app.fetch(request),
      ),
    stop: () => enqueue(() => connection.close()),
  };
}

const OWN = /^\/(auth|rest)\/v1\//;

export function createBackend({ root, dataDir }: BackendOptions): Backend {
  const release = dataDir === undefined ? () => undefined : claimDataDir(dataDir);
  const keys = loadKeys(dataDir);
  const mailbox = new MailboxStore(dataDir);
  const running = start(readProject(root), keys, dataDir, mailbox);
  const ready = running.then(() => undefined);
  ready.catch(() => undefined);

  const answer = async (request: Request): Promise<Response> => {
    try {
      const backend = await running;
      if (new URL(request.url).pathname === '/auth/v1/health') return json({ name: 'celebra-local' });
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
      answer(toRequest(req))
        .then((response) => send(response, res))
        .catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
      return true;
    },
    stop: async () => {
      await running.then((backend) => backend.stop()).catch(() => undefined);
      release();
    },
  };
}
