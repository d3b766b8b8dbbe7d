import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

export function toRequest(req: IncomingMessage): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    headers.append(req.rawHeaders[i] ?? '', req.rawHeaders[i + 1] ?? '');
  }
  const url = new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`);
  const bodyless = req.method === 'GET' || req.method === 'HEAD';
  return new Request(url, {
    method: req.method ?? 'GET',
    headers,
    ...(bodyless ? {} : { body: Readable.toWeb(req) as BodyInit, duplex: 'half' }),
  } as RequestInit);
}

/** Sends a web `Response` and streams its body. Ends without an error if the caller disconnects. */
export async function send(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) res.setHeader(name, value);
  if (response.body === null) {
    res.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), res);
  } catch (error) {
    if (!res.destroyed) throw error;
  }
}

export const json = (body: unknown, status = 200, headers: HeadersInit = {}): Response =>
  Response.json(body, { status, headers });

export const authError = (status: number, error_code: string, msg: string): Response =>
  json({ code: status, error_code, msg }, status);
