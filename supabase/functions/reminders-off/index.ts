import { update } from '../_shared/database.ts';
import { answer, readFields, serve, textField } from '../_shared/http.ts';
import { siteUrl } from '../_shared/mail.ts';
import { leavePage, readLeaveToken } from '../_shared/reminder-links.ts';

/**
 * Turns reminders off by the link in an e-mail: POST {token}. Answers 204, also when repeated; 404 for an
 * unknown token.
 * POST /reminders-off/unsubscribe?token= does the same for mail programs (RFC 8058). GET there redirects to
 * the page. People turn reminders on again in their profile.
 */
async function turnOff(token: string): Promise<Response> {
  const id = await readLeaveToken(token);
  if (id === null) return answer(404, { error: 'this link does not work' });
  await update('profiles', `id=eq.${id}`, { email_reminders: false });
  return answer(204);
}

async function handle(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const token = url.searchParams.get('token') ?? '';
  if (url.pathname.endsWith('/unsubscribe') && request.method !== 'POST') {
    const language = url.searchParams.get('lang') === 'en' ? 'en' : 'es';
    const page = leavePage(siteUrl(), language, encodeURIComponent(token));
    return new Response(null, { status: 303, headers: { Location: page } });
  }
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  if (url.pathname.endsWith('/unsubscribe')) return turnOff(token);
  return turnOff(textField(await readFields(request), 'token'));
}

serve('reminders-off', handle);
