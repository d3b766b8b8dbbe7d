import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DenoProcess, startDeno } from './deno-process.ts';
import { json } from './http.ts';
import { isValidJwt } from './jwt.ts';
import { type Keys, PUBLISHABLE_KEY } from './keys.ts';
import type { Project } from './project.ts';

export type Functions = {
  /**
   * `origin` is the backend's address for the function's own requests. `address` is the caller's IP address.
   */
  handle: (request: Request, origin: string, address: string) => Promise<Response>;
  /**
   * Calls `send-reminders` like a hosted project's scheduler, but without waiting for the morning. Returns
   * the number of e-mails sent.
   */
  remind: (site: string, origin: string) => Promise<number>;
  /** Calls `contracts` like a hosted project's scheduler. `at` is in ISO 8601. */
  contracts: (at: string) => Promise<void>;
  stop: () => void;
};

export const webhookSecret = (keys: Keys): string => `whsec_${keys.secret}`;

/** Messages from the contact page are mailed to this address. */
export const TEAM = 'team@celebra.local';

const PATH = /^\/functions\/v1\/([a-z0-9_-]+)(?:\/|$)/i;
/** Hop-by-hop headers, which must not be passed on. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'expect'];

/**
 * Runs `supabase/functions/*` in Deno, without changes. Each function has a process, started by its first
 * request and restarted if it ends. `verify_jwt` in `config.toml` decides whether a caller needs a valid
 * token.
 */
export function createFunctions(
  project: Project,
  keys: Keys,
  mailsPerSecond: number,
  siteUrl?: string,
): Functions {
  const processes = new Map<string, Promise<DenoProcess>>();
  let stopped = false;
  let reached: { site: string; origin: string } | undefined;

  const running = async (name: string, entry: string, origin: string, site: string): Promise<DenoProcess> => {
    const known = await processes.get(name)?.catch(() => undefined);
    if (known?.running()) return known;
    const started = startDeno({
      entry,
      root: project.root,
      env: {
        SUPABASE_URL: origin,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
        // Hosted projects set these variables by `supabase secrets set`. Here, the mail service is the
        // mailbox.
        SITE_URL: site,
        CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
        LINK_SECRET: keys.secret,
        REMINDERS_SECRET: keys.secret,
        MAIL_API_URL: `${origin}/__mailbox/send`,
        MAIL_API_KEY: keys.secret,
        MAIL_FROM: 'Celebra <hello@celebra.local>',
        MAIL_TEAM: TEAM,
        MAIL_PER_SECOND: String(mailsPerSecond),
        STRIPE_API_URL: origin,
        STRIPE_SECRET_KEY: keys.secret,
        STRIPE_WEBHOOK_SECRET: webhookSecret(keys),
        OVERPASS_URL: process.env.OVERPASS_URL || 'example',
        ASSIST_URL: process.env.ASSIST_URL || 'scripted',
        ASSIST_KEY: process.env.ASSIST_KEY ?? '',
        ASSIST_MODEL: process.env.ASSIST_MODEL ?? '',
        ASSIST_TURNS: process.env.ASSIST_TURNS ?? '',
        ASSIST_STREAM: process.env.ASSIST_STREAM ?? '',
      },
    });
    processes.set(name, started);
    const ready = await started;
    if (stopped) ready.stop();
    return ready;
  };

  const admitted = (request: Request, name: string): boolean => {
    if (request.method === 'OPTIONS' || project.config.functions[name]?.verify_jwt === false) return true;
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    return token !== undefined && isValidJwt(token, keys.jwtSecret);
  };

  const handle: Functions['handle'] = async (request, origin, address) => {
    const url = new URL(request.url);
    const name = PATH.exec(url.pathname)?.[1] ?? '';
    const entry = join(project.root, 'supabase', 'functions', name, 'index.ts');
    if (name === '' || !existsSync(entry)) {
      return json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404);
    }
    if (!admitted(request, name)) return json({ code: 401, message: 'Invalid JWT' }, 401);

    reached = { site: url.origin, origin };
    const target = await running(name, entry, origin, siteUrl ?? url.origin);
    const headers = new Headers(request.headers);
    for (const header of HOP) headers.delete(header);
    // Overwrites an address header that the client might have sent.
    headers.set('x-forwarded-for', address);
    // As on hosted projects, the path starts with the function's name.
    const path = url.pathname.slice('/functions/v1'.length);
    const answer = await fetch(`${target.origin}${path}${url.search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.body === null ? {} : { body: request.body, duplex: 'half' }),
    } as RequestInit);
    const answerHeaders = new Headers(answer.headers);
    for (const header of [...HOP, 'content-encoding']) answerHeaders.delete(header);
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  };

  /** Calls a function as a hosted project's scheduler would. */
  const byClock = async (name: string, body: object, site: string, origin: string): Promise<unknown> => {
    const request = new Request(new URL(`/functions/v1/${name}`, site), {
      method: 'POST',
      headers: { Authorization: `Bearer ${keys.secret}` },
      body: JSON.stringify(body),
    });
    const answered = await handle(request, origin, '127.0.0.1');
    if (!answered.ok) throw new Error(`${name} answered ${answered.status}`);
    return answered.json();
  };

  return {
    handle,
    remind: async (site, origin) =>
      z.object({ sent: z.number() }).parse(await byClock('send-reminders', { any_hour: true }, site, origin))
        .sent,
    async contracts(at) {
      if (reached) await byClock('contracts', { at }, reached.site, reached.origin);
    },
    stop() {
      stopped = true;
      for (const process of processes.values())
        process.then((started) => started.stop()).catch(() => undefined);
    },
  };
}
