import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type BackendOptions, createBackend } from './backend.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import type { MailboxStore } from './mailbox/store.ts';
import type { PaymentStore } from './payments/store.ts';

export type LocalBackend = {
  /** The server's address, without a trailing slash. */
  url: string;
  anonKey: string;
  /** Key with full rights, for tests and scripts. Must never be sent to a page. */
  secretKey: string;
  jwtSecret: string;
  mailbox: MailboxStore;
  payments: PaymentStore;
  stop: () => Promise<void>;
};

type Options = Partial<
  Pick<BackendOptions, 'root' | 'dataDir' | 'demo' | 'mailsPerSecond' | 'authLimits'>
> & {
  port?: number;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the backend on a server of its own, for page tests and scripts. By default, it keeps data in memory
 * and uses a free port.
 */
export async function startLocalBackend(options: Options = {}): Promise<LocalBackend> {
  const { root = ROOT, port = 0, ...others } = options;
  const backend = createBackend({ root, dataDir: undefined, ...others });
  const server = createServer((req, res) => {
    if (!backend.handle(req, res)) res.writeHead(404).end();
  });
  server.on('upgrade', backend.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = async () => {
    server.closeAllConnections();
    const closed = new Promise((resolve) => server.close(resolve));
    // The HTTP server doesn't close WebSockets, so the backend must close them.
    await backend.stop();
    await closed;
  };
  try {
    const { keys, mailbox, payments } = await backend.ready;
    const { port: used } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${used}`;
    return {
      url,
      anonKey: PUBLISHABLE_KEY,
      secretKey: keys.secret,
      jwtSecret: keys.jwtSecret,
      mailbox,
      payments,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
