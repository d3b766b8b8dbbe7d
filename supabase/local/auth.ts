import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { handleAdmin } from './auth-admin.ts';
import { changePassword, markAsMailed } from './auth-password.ts';
import { repeatedSignUp, resendConfirmation } from './auth-repeat.ts';
import { authError } from './http.ts';
import type { MailValues, SendMail } from './mailer.ts';
import type { Project } from './project.ts';

export type Place = { siteUrl: string; redirectTo: string };
type Mailer = NonNullable<App['_mailer']>;

export type AuthContext = {
  app: Pick<App, 'fetch'>;
  db: Pick<PGlite, 'query'>;
  sendMail: SendMail;
  project: Project;
  /** What the account administration is opened with. */
  secretKey: string;
  /** Where the site stands, when that is another origin than the service's own. */
  site?: string | undefined;
};

/** Answers a request as the embedded server does. */
export type Pass = (request: Request) => Promise<Response>;

/** That of hosted Supabase Auth, and of the column. */
const MAX_EMAIL_LENGTH = 255;

/** `held` takes the mails of a request whose links are handed back instead of sent. */
const place = new AsyncLocalStorage<Place & { held?: MailValues[] }>();

const currentPlace = () => {
  const found = place.getStore();
  if (found === undefined) throw new Error('An e-mail was sent outside of a request');
  return found;
};

/** Connects the server's mail hooks to our templates; the address of the site is that of the request. */
export function mailHooks(sendMail: SendMail): Mailer {
  const hook =
    (kind: string): Mailer['sendRecovery'] =>
    async (to, tokenHash, token, meta) => {
      const { held, ...here } = currentPlace();
      const mail: MailValues = {
        ...here,
        userId: meta?.userId ?? '',
        to,
        tokenHash,
        token,
        email: meta?.currentEmail ?? to,
        newEmail: meta?.newEmail ?? '',
      };
      if (held) held.push(mail);
      else await sendMail(kind, mail);
    };
  return {
    sendConfirmation: hook('confirmation'),
    sendRecovery: hook('recovery'),
    sendMagicLink: hook('magic_link'),
    sendEmailChange: hook('email_change'),
    sendReauthentication: (to, token, meta) => hook('reauthentication')(to, '', token, meta),
  };
}

/** The redirect that the client asked for, if it stays on this site or is on the list of `config.toml`. */
function allowedRedirect(url: URL, site: string, project: Project): string {
  const wanted = url.searchParams.get('redirect_to');
  if (wanted === null) return site;
  const listed = project.config.auth.additional_redirect_urls.some((pattern) =>
    pattern.endsWith('/**') ? wanted.startsWith(pattern.slice(0, -2)) : wanted === pattern,
  );
  const own = URL.canParse(wanted) && new URL(wanted).origin === site;
  return own || listed ? wanted : site;
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
  const site = context.site ?? url.origin;
  const here: Place = { siteUrl: site, redirectTo: allowedRedirect(url, site, context.project) };
  const pass: Pass = (changed) => place.run(here, () => context.app.fetch(changed));
  const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
  if (request.method === 'GET' || request.method === 'HEAD') return pass(request);

  const body = await readJson(request);
  const passHolding = async (changed: Request) => {
    const held: MailValues[] = [];
    const answer = await place.run({ ...here, held }, () => context.app.fetch(changed));
    return { answer, mails: held };
  };
  const administered = await handleAdmin(request, body, {
    ...context,
    passHolding,
    redirectTo: here.redirectTo,
  });
  if (administered !== undefined) return administered;
  if (typeof body.email === 'string' && body.email.length > MAX_EMAIL_LENGTH)
    return authError(400, 'validation_failed', 'An email address is too long');
  if (route === 'POST /verify') {
    const answer = await verify(request, body, pass);
    if (answer.ok) await markAsMailed(answer.clone(), context);
    return answer;
  }
  if (route === 'POST /resend' && body.type === 'signup') {
    const refused = await pass(request.clone());
    return refused.status === 401 ? refused : resendConfirmation(String(body.email ?? ''), here, context);
  }
  if (route === 'PUT /user' && typeof body.password === 'string') {
    return changePassword(request, body, { ...context, pass, here });
  }
  const answer = await pass(request.clone());
  if (route === 'POST /signup' && answer.status === 429) {
    return repeatedSignUp(String(body.email ?? ''), here, context);
  }
  return answer;
}

/** `email` stands for either kind of link there; here each has its own name. */
async function verify(request: Request, body: Record<string, unknown>, pass: Pass): Promise<Response> {
  if (body.type !== 'email' || typeof body.token_hash !== 'string') return pass(request.clone());
  const confirmed = await pass(withBody(request, { ...body, type: 'signup' }));
  return confirmed.ok ? confirmed : pass(withBody(request, { ...body, type: 'magiclink' }));
}
