import { readFile } from 'node:fs/promises';
import type { Nightly } from '../nightly.ts';
import { mailboxPage } from './page.ts';
import { takeMail } from './send.ts';
import type { MailboxStore } from './store.ts';
import { chooseLanguage } from './texts.ts';

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/**
 * Content security policy (CSP) for displayed e-mails: inline styles only, no requests, no scripts, framed
 * only by the mailbox.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'";

const respond = (body: string, type: string, policy = PAGE_POLICY): Response =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });

const asset = async (name: string, type: string): Promise<Response> =>
  respond(await readFile(new URL(`./${name}`, import.meta.url), 'utf8'), type);

/**
 * True for requests from other sites. Browsers keep such sites from reading the mailbox, but not from
 * emptying it.
 */
const fromElsewhere = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== 'null' && origin !== new URL(request.url).origin;
};

const backToPage = (url: URL, more = ''): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `/__mailbox?lang=${url.searchParams.get('lang') === 'en' ? 'en' : 'es'}${more}` },
  });

function remove(store: MailboxStore, url: URL): void {
  const [id, to] = [url.searchParams.get('id'), url.searchParams.get('to')];
  if (id !== null) store.remove({ id });
  else if (to !== null) store.remove({ to });
  else store.remove('all');
}

/**
 * Handles the mailbox's routes and the files of its page:
 * - `GET /__mailbox[?id=&lang=]`: the page.
 * - `GET /__mailbox/messages.json[?to=]`: the mails, newest first.
 * - `DELETE /__mailbox/messages.json[?id=|?to=]`: deletes mails.
 * - `POST /__mailbox/send`: the mail service of the edge functions, with `sendKey`.
 * - `POST /__mailbox/remind`: calls `send-reminders` at any hour; `remind` returns the number of e-mails
 * sent.
 * - `POST /__mailbox/nightly[?at=]`: deletes the accounts whose waiting week is over.
 */
export async function handleMailbox(
  request: Request,
  store: MailboxStore,
  sendKey: string,
  { remind, nightly }: { remind: () => Promise<number>; nightly: Nightly },
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice('/__mailbox'.length).replace(/\/$/, '');
  if (request.method !== 'GET' && fromElsewhere(request)) return new Response(null, { status: 403 });

  switch (`${request.method} ${path}`) {
    case 'GET ': {
      const language = chooseLanguage(url, request.headers.get('accept-language'));
      const open = store.find(url.searchParams.get('id') ?? '');
      const reminded = /^\d{1,4}$/.exec(url.searchParams.get('reminded') ?? '')?.[0];
      return respond(mailboxPage({ language, mails: store.list(), open, reminded }), 'text/html');
    }
    case 'GET /mailbox.css':
      return asset('mailbox.css', 'text/css');
    case 'GET /mailbox.js':
      return asset('mailbox.js', 'text/javascript');
    case 'GET /messages.json':
      return respond(JSON.stringify(store.list(url.searchParams.get('to') ?? undefined)), 'application/json');
    case 'DELETE /messages.json':
      remove(store, url);
      return new Response(null, { status: 204 });
    case 'POST /send':
      return takeMail(request, store, sendKey);
    case 'POST /remind':
      return backToPage(url, `&reminded=${await remind()}`);
    case 'POST /nightly': {
      const at = new Date(url.searchParams.get('at') ?? Date.now());
      if (Number.isNaN(at.getTime())) return new Response('No moment', { status: 400 });
      return respond(JSON.stringify({ deleted: await nightly(at.toISOString()) }), 'application/json');
    }
    case 'POST /delete': {
      const form = new URLSearchParams(await request.text());
      const id = form.get('id');
      if (id !== null) store.remove({ id });
      else if (form.has('all')) store.remove('all');
      return backToPage(url);
    }
  }
  const [, id] = /^GET \/messages\/([\w-]+)\.html$/.exec(`${request.method} ${path}`) ?? [];
  const mail = store.find(id ?? '');
  if (mail === undefined) return new Response('Not found', { status: 404 });
  // Links in a mail must open in the whole window instead of the mail's frame.
  return respond(mail.html.replace(/<head>/i, '<head><base target="_top">'), 'text/html', MAIL_POLICY);
}
