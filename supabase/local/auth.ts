import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { repeatedSignUp, resendConfirmation } from './auth-repeat.ts';
import type { SendMail } from './mailer.ts';
import type { Project } from './project.ts';

type Place = { siteUrl: string; redirectTo: string };
type Mailer = NonNullable<App['_mailer']>;

export type AuthContext = {
  app: Pick<App, 'fetch'>;
  db: Pick<PGlite, 'query'>;
  sendMail: SendMail;
  project: Project;
};

const place = new AsyncLocalStorage<Place>();

const currentPlace = (): Place => {
  const found = place.getStore();
  if (found === undefined) throw new Error('An e-mail was sent outside of a request');
  return found;
};

/** Connects the server's mail hooks to our templates; the address of the site is that of the request. */
export function mailHooks(sendMail: SendMail): Mailer {
  const hook =
    (kind: string): Mailer['sendRecovery'] =>
    (to, tokenHash, token, meta) =>
      sendMail(kind, {
        ...currentPlace(),
        userId: meta?.userId ?? '',
        to,
        tokenHash,
        token,
        email: meta?.currentEmail ?? to,
        newEmail: meta?.newEmail ?? '',
      });
  return {
    sendConfirmation: hook('confirmation'),
    sendRecovery: hook('recovery'),
    sendMagicLink: hook('magic_link'),
    sendEmailChange: hook('email_change'),
    sendReauthentication: (to, token, meta) => hook('reauthentication')(to, '', token, meta),
  };
}

/** The redirect that the client asked for, if it stays on this site or is on the list of `config.toml`. */
function allowedRedirect(url: URL, project: Project): string {
  const wanted = url.searchParams.get('redirect_to');
  if (wanted === null) return url.origin;
  const listed = project.config.auth.additional_redirect_urls.some((pattern) =>
    pattern.endsWith('/**') ? wanted.startsWith(pattern.slice(0, -2)) : wanted === pattern,
  );
  const own = URL.canParse(wanted) && new URL(wanted).origin === url.origin;
  return own || listed ? wanted : url.origin;
}

const withBody = (request: Request, body: unknown): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) });

async function readJson(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Answers `/auth/v1/*`: the embedded server's answer, brought to what hosted Supabase Auth does where the two
 * differ and a screen of ours would notice. See the README of this folder for the list.
 */
export async function handleAuth(request: Request, context: AuthContext): Promise<Response> {
  const url = new URL(request.url);
  const here: Place = { siteUrl: url.origin, redirectTo: allowedRedirect(url, context.project) };
  const pass = (changed: Request) => place.run(here, () => context.app.fetch(changed));
  const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
  if (!['POST /signup', 'POST /resend', 'POST /verify', 'PUT /user'].includes(route)) return pass(request);

  const body = await readJson(request);
  if (route === 'POST /verify' && body.type === 'email' && typeof body.token_hash === 'string') {
    // `email` stands for either kind of link there; here each has its own name.
    const confirmed = await pass(withBody(request, { ...body, type: 'signup' }));
    return confirmed.ok ? confirmed : pass(withBody(request, { ...body, type: 'magiclink' }));
  }
  if (route === 'POST /resend' && body.type === 'signup') {
    const refused = await pass(request.clone());
    return refused.status === 401 ? refused : resendConfirmation(String(body.email ?? ''), here, context);
  }
  const answer = await pass(request.clone());
  if (route === 'POST /signup' && answer.status === 429) {
    return repeatedSignUp(String(body.email ?? ''), here, context);
  }
  if (route === 'PUT /user' && answer.ok && typeof body.password === 'string') {
    const user = (await answer.clone().json()) as { id: string; email: string };
    await context.sendMail('password_changed', { ...here, userId: user.id, to: user.email });
  }
  return answer;
}
