import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Kinds of faults: status 503, a reset connection, no response, a captive portal's page, and a lost response
 * to a change that was stored.
 */
export const FAULTS = ['unavailable', 'reset', 'hang', 'portal', 'lost-answer'] as const;
export type Fault = (typeof FAULTS)[number];

interface Extent {
  /** How many requests fail. By default, all requests fail during the fault. */
  readonly times?: number;
  /** Duration of the fault in milliseconds. By default it lasts until `recover`. */
  readonly ms?: number;
  /** Matches the requests that fail. By default, all requests to the service fail. */
  readonly only?: RegExp;
}

export interface FaultProxy {
  readonly origin: string;
  /** Makes the service fail while the browser still believes that it is online. */
  fail(fault: Fault, extent?: Extent): void;
  /** Makes the service answer again, and ends the requests that wait for a response. */
  recover(): void;
  close(): Promise<void>;
}

const SERVICE = /^\/(rest|functions|auth|storage)\/v1\//;
const PORTAL = '<!doctype html><title>Hotel</title><h1>Welcome! Accept our terms to go online.</h1>';

/**
 * Starts a proxy in front of `target`, the app's server. Files always pass. Requests to the service can be
 * made to fail.
 */
export async function faultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  let active: { fault: Fault; left: number; until: number; only: RegExp } | null = null;
  const hanging = new Set<ServerResponse>();

  function faultOf({ url = '/' }: IncomingMessage): Fault | null {
    if (!active || !SERVICE.test(url) || !active.only.test(url)) return null;
    if (active.left <= 0 || Date.now() > active.until) return null;
    active.left -= 1;
    return active.fault;
  }

  /** Passes the browser's Host header on, so that links in emails lead back to the proxy. */
  function forward(from: IncomingMessage, to: ServerResponse, answered: (answer: IncomingMessage) => void) {
    const { method, url, headers } = from;
    const onward = request({ hostname, port, method, path: url, headers }, answered);
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  }

  const server = createServer((from, to) => {
    const fault = faultOf(from);
    if (fault === 'unavailable') to.writeHead(503).end();
    else if (fault === 'reset') from.socket.resetAndDestroy();
    else if (fault === 'hang') hanging.add(to);
    else if (fault === 'portal') to.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    else if (fault === 'lost-answer') {
      forward(from, to, (answer) => answer.resume().on('end', () => from.socket.resetAndDestroy()));
    } else {
      forward(from, to, (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const recover = () => {
    active = null;
    for (const answer of hanging) answer.destroy();
    hanging.clear();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (fault, { times = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY, only = /^/ } = {}) => {
      active = { fault, left: times, until: Date.now() + ms, only };
    },
    recover,
    close: () => {
      recover();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
