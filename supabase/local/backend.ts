import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { handleAuth, mailHooks } from './auth.ts';
import { createAuthLimits } from './auth-limits.ts';
import { claimDataDir } from './data-dir.ts';
import { openDatabase } from './database.ts';
import { createFunctions, type Functions, webhookSecret } from './functions.ts';
import { authError, json, send, toRequest } from './http.ts';
import { type Keys, loadKeys } from './keys.ts';
import { handleMailbox } from './mailbox/routes.ts';
import { MailboxStore } from './mailbox/store.ts';
import { createMailer, type SendMail } from './mailer.ts';
import { createNightly, type Nightly } from './nightly.ts';
import { handlePayments, isPayments } from './payments/routes.ts';
import { PaymentStore } from './payments/store.ts';
import { readProject } from './project.ts';
import { createQueue } from './queue.ts';
import { createRealtime, isRealtime, type Realtime } from './realtime.ts';
import { createRest } from './rest.ts';
import { createStatistics } from './statistics.ts';
import { createStorageService } from './storage.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** Tools for a script that fills a new database: the API that clients use, the database, and the mailbox. */
export type DemoTools = {
  fetch: Fetch;
  sql: (query: string, values: unknown[]) => Promise<unknown[]>;
  mailbox: MailboxStore;
};
export type Demo = (tools: DemoTools) => Promise<void>;

export type BackendOptions = {
  root: string;
  /** Folder of the data. Undefined keeps all data in memory. */
  dataDir: string | undefined;
  demo?: Demo | undefined;
  /** Origin of the site in mailed links, if it differs from the backend's. */
  site?: string | undefined;
  /** Rate limit for the functions' mails; 1,000 by default. */
  mailsPerSecond?: number | undefined;
  /** True to apply the limits of `[auth.rate_limit]`. */
  authLimits?: boolean | undefined;
  /** The backend waits for this promise before it touches the data folder. */
  after?: Promise<unknown> | undefined;
};

export type Running = {
  keys: Keys;
  mailbox: MailboxStore;
  functions: Functions;
  nightly: Nightly;
  payments: PaymentStore;
  realtime: Realtime;
  /** Answers `/auth/v1`, `/rest/v1` and `/storage/v1`. `address` is the caller's IP address. */
  answer: (request: Request, address?: string) => Promise<Response>;
  stop: () => Promise<void>;
};

export type Backend = {
  /** Resolves when the backend can answer requests, or rejects if it can't start. */
  ready: Promise<Running>;
  /** Answers a request to the backend. Returns false for any other request. */
  handle: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Accepts a WebSocket for the backend and ignores others. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Stops the backend. Can be called several times. */
  stop: () => Promise<void>;
};

async function open({ root, dataDir, demo, site, ...options }: BackendOptions): Promise<Running> {
  const keys = loadKeys(dataDir);
  const project = readProject(root);
  const mailbox = new MailboxStore(dataDir);
  if (options.mailsPerSecond) mailbox.rate.perSecond = options.mailsPerSecond;
  const { app, connection } = await openDatabase({ project, keys, dataDir });
  const db = connection.driver;
  const limits = createAuthLimits(project.config, options.authLimits ?? false);
  const write = createMailer(project, db, mailbox);
  const sendMail: SendMail = async (kind, mail) => {
    limits.mailed();
    await write(kind, mail);
  };
  app._mailer = mailHooks(sendMail);
  const enqueue = createQueue();
  const analyzed = createStatistics(db);
  const rest = createRest({ app, connection });
  const storage = createStorageService(app, keys.jwtSecret);
  const context = { app, db, sendMail, project, limits, secretKey: keys.secret, site };
  const answer: Running['answer'] = (request, address = '') =>
    enqueue(() => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/auth/v1/')) return handleAuth(request, context, address);
      return pathname.startsWith('/storage/v1/') ? storage(request) : analyzed(() => rest(request));
    });
  const sql: DemoTools['sql'] = async (query, values) => (await enqueue(() => db.query(query, values))).rows;
  await demo?.({ fetch: answer, sql, mailbox });
  const { _storageAdapter: files } = app;
  if (files === undefined) throw new Error('The storage has no place for its files');
  const realtime = await createRealtime({ db, keys, enqueue });
  const functions = createFunctions(project, keys, options.mailsPerSecond || 1000, site);
  return {
    keys,
    mailbox,
    payments: new PaymentStore(dataDir),
    functions,
    nightly: createNightly({
      sql: async <Row extends object>(query: string, values: unknown[]) =>
        (await sql(query, values)) as Row[],
      mailbox,
      storage: files,
      endContracts: functions.contracts,
    }),
    realtime,
    answer,
    stop: () => enqueue(() => connection.close()),
  };
}

/** Runs the nightly job at the start and then hourly, because a home computer might be off at night. */
function everyHour(nightly: Nightly): NodeJS.Timeout {
  const run = () =>
    nightly(new Date().toISOString()).catch((error: Error) =>
      console.warn(`Accounts were not deleted: ${error.message}`),
    );
  void run();
  return setInterval(run, 3_600_000).unref();
}

async function start(options: BackendOptions): Promise<Running> {
  await options.after;
  const release = options.dataDir === undefined ? () => undefined : claimDataDir(options.dataDir);
  try {
    const running = await open(options);
    const clock = everyHour(running.nightly);
    const stop = async () => {
      clearInterval(clock);
      running.functions.stop();
      await running.realtime.stop();
      await running.stop();
      release();
    };
    return { ...running, stop };
  } catch (error) {
    release();
    throw error;
  }
}

const OWN = /^\/(?:(?:auth|rest|functions|storage)\/v1\/|v1\/|__payments\/|__mailbox(?:[/?]|$))/;

/** Returns this server's address as the caller used it. Edge functions call that address. */
function originOf(req: IncomingMessage): string {
  const { address, family, port } = req.socket.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

async function answer(running: Promise<Running>, req: IncomingMessage): Promise<Response> {
  let request: Request;
  try {
    request = toRequest(req);
  } catch {
    return authError(400, 'validation_failed', 'This address cannot be read.');
  }
  const { pathname } = new URL(request.url);
  try {
    const backend = await running;
    if (pathname.startsWith('/__mailbox'))
      return await handleMailbox(request, backend.mailbox, backend.keys.secret, {
        remind: () => backend.functions.remind(request.url, originOf(req)),
        nightly: backend.nightly,
      });
    if (isPayments(pathname))
      return await handlePayments(request, backend.payments, {
        key: backend.keys.secret,
        webhookSecret: webhookSecret(backend.keys),
        functionsAt: originOf(req),
      });
    if (pathname === '/auth/v1/health')
      return json({ name: 'GoTrue', description: 'Celebra, embedded backend' });
    if (pathname.startsWith('/functions/')) {
      return await backend.functions.handle(request, originOf(req), req.socket.remoteAddress ?? '');
    }
    return await backend.answer(request, req.socket.remoteAddress);
  } catch (error) {
    // The cause is printed only here, because a page must not see it.
    console.error('[local backend]', error instanceof Error ? error.message.slice(0, 2000) : error);
    return authError(
      500,
      'unexpected_failure',
      'The local backend failed; the terminal it runs in says why.',
    );
  }
}

/** Starts the backend at once. Early requests wait until it is ready. */
export function createBackend(options: BackendOptions): Backend {
  const ready = start(options);
  // A failed start is reported to the waiting requests. Without this handler, an unhandled rejection would
  // end the process.
  ready.catch(() => undefined);
  let stopping: Promise<void> | undefined;
  return {
    ready,
    handle: (req, res) => {
      if (!OWN.test(req.url ?? '')) return false;
      answer(ready, req)
        .then((response) => send(response, res))
        .catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
      return true;
    },
    upgrade: (req, socket, head) => {
      if (!isRealtime(req)) return;
      ready.then(
        ({ realtime }) => realtime.upgrade(req, socket, head),
        () => socket.destroy(),
      );
    },
    stop: () => {
      stopping ??= ready.then((backend) => backend.stop()).catch(() => undefined);
      return stopping;
    },
  };
}
