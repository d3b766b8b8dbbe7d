import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import { handleAdmin } from './auth-admin.ts';
import type { AuthContext, Pass, Place } from './auth-context.ts';
import { changeEmail, confirmEmailChange } from './auth-email-change.ts';
import { frequencyRefusal, noMailLeft } from './auth-limits.ts';
import { changePassword, markAsMailed } from './auth-password.ts';
import { repeatedSignUp, resendConfirmation } from './auth-repeat.ts';
import { noteBrowser } from './auth-sessions.ts';
import { inVersion } from './auth-version.ts';
import { authError } from './http.ts';
import type { MailValues, SendMail } from './mailer.ts';
import type { Project } from './project.ts';

type Mailer = NonNullable<App['_mailer']>;

/** Start of a link's hash if the request had a code challenge (PKCE). */
const PKCE = 'pkce_';
/** Limit of hosted Supabase Auth and of the database column. */
const MAX_EMAIL_LENGTH = 255;

/** If `held` is set, mails are collected there instead of sent. */
const place = new AsyncLocalStorage<Place & { held?: MailValues[] }>();

const currentPlace = () => {
  const found = place.getStore();
  if (found === undefined) throw new Error('An e-mail was sent outside of a request');
  return found;
};

/**
 * Connects the embedded server's mail hooks to our templates. Links start with the origin of the current
 * request's site.
 */
export function mailHooks(sendMail: SendMail): Mailer {
  const hook =
    (kind: string): Mailer['sendEmailChange'] =>
    async (to, tokenHash, token, meta) => {
      const { held, ...here } = currentPlace();
      const mail: MailValues = {
        ...here,
        userId: meta?.userId ?? '',
        to,
        tokenHash: here.prefix + tokenHash,
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
    // As on hosted projects, the new address gets a link of its own.
    sendEmailChange: async (to, tokenHash, token, meta) => {
      const send = hook('email_change');
      await send(to, tokenHash, token, meta);
      const { newEmail, tokenNew = '', tokenHashNew } = meta ?? {};
      if (newEmail && tokenHashNew) await send(newEmail, tokenHashNew, tokenNew, meta);
    },
    sendReauthentication: (to, token, meta) => hook('reauthentication')(to, '', token, meta),
  };
}

/**
 * Returns the redirect that the client requested, if it is on this site or listed in `config.toml`. Otherwise
 * returns the site.
 */
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

const MAILING = ['POST /signup', 'POST /recover', 'POST /resend'];

/** Refuses a mail if the project's limit is reached, or if the last mail to the address was too recent. */
async function mailRefusal(route: string, email: string, context: AuthContext): Promise<Response | null> {
  if (MAILING.includes(route) && !context.limits.mailsLeft()) return noMailLeft();
  return route === 'POST /recover' ? frequencyRefusal(email, 'recovery_sent_at', context) : null;
}

/**
 * Answers `/auth/v1/*` with the embedded server, adapted to behave like hosted Supabase Auth where a page of
 * ours would notice a difference. This folder's README lists the differences.
 */
export async function handleAuth(request: Request, context: AuthContext, address: string): Promise<Response> {
  return inVersion(request.headers, await answerAuth(request, context, address));
}

async function answerAuth(request: Request, context: AuthContext, address: string): Promise<Response> {
  const url = new URL(request.url);
  const site = context.site ?? url.origin;
  const bodyless = request.method === 'GET' || request.method === 'HEAD';
  const body = bodyless ? {} : await readJson(request);
  const here: Place = {
    siteUrl: site,
    redirectTo: allowedRedirect(url, site, context.project),
    prefix: body.code_challenge ? PKCE : '',
  };
  const pass: Pass = (changed) => place.run(here, () => context.app.fetch(changed));
  if (bodyless) return pass(request);

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
  const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
  const refusal =
    context.limits.ofRequest(route, address) ?? (await mailRefusal(route, String(body.email ?? ''), context));
  if (refusal !== null) return refusal;
  if (typeof body.email === 'string' && body.email.length > MAX_EMAIL_LENGTH)
    return authError(400, 'validation_failed', 'An email address is too long');
  if (route === 'POST /verify') {
    const answer = await verify(request, body, context, pass);
    if (answer.ok) {
      await markAsMailed(answer.clone(), context);
      await noteBrowser(request, answer.clone(), context);
    }
    return answer;
  }
  if (route === 'POST /resend' && body.type === 'signup') {
    const refused = await pass(request.clone());
    return refused.status === 401 ? refused : resendConfirmation(String(body.email ?? ''), here, context);
  }
  if (route === 'PUT /user' && typeof body.password === 'string') {
    return changePassword(request, body, { ...context, pass, here });
  }
  if (route === 'PUT /user' && typeof body.email === 'string' && body.email !== '')
    return changeEmail(request, context, pass);
  const answer = await pass(request.clone());
  if (route === 'POST /token' && answer.ok) await noteBrowser(request, answer.clone(), context);
  if (route === 'POST /signup' && answer.status === 429) {
    return repeatedSignUp(String(body.email ?? ''), here, context);
  }
  return answer;
}

/**
 * Verifies a link. Where clients send the type `email`, the embedded server expects `signup` or `magiclink`.
 * That server stores hashes without prefix.
 */
async function verify(
  request: Request,
  given: Record<string, unknown>,
  context: AuthContext,
  pass: Pass,
): Promise<Response> {
  if (typeof given.token_hash !== 'string') return pass(request.clone());
  const token_hash = given.token_hash.replace(PKCE, '');
  const body: Record<string, unknown> = { ...given, token_hash };
  if (body.type === 'email_change')
    return confirmEmailChange(token_hash, context, () => pass(withBody(request, body)));
  if (body.type !== 'email') return pass(withBody(request, body));
  const confirmed = await pass(withBody(request, { ...body, type: 'signup' }));
  return confirmed.ok ? confirmed : pass(withBody(request, { ...body, type: 'magiclink' }));
}
