import { framed, guestSite, readBrand, rsvpLink, writerOf } from '../_shared/brand.ts';
import { newToken, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import type { EmailContent } from '../_shared/email.ts';
import { eventDay } from '../_shared/event-day.ts';
import { eventOfMail } from '../_shared/event-of-mail.ts';
import { leaveEndpoint, leavePage, leaveToken } from '../_shared/invitation-links.ts';
import { localeOf } from '../_shared/locale.ts';
import { MailLater, MailUnsure, sendMail } from '../_shared/mail.ts';

/** What `claim_moved_up` gives out: a household that waited and has a place by now. */
type MovedUp = {
  email_id: string;
  token_hash: string;
  event: string;
  /** YYYY-MM-DD */
  event_date: string;
  email: string;
  language: 'es' | 'en';
  /** Names of the parts, at least one. */
  parts: string[];
};

/** @throws Error when the database answered with something else than emails. */
function readMovedUp(answer: unknown): MovedUp[] {
  if (!Array.isArray(answer)) throw new Error('claim_moved_up gave no list');
  return answer;
}

const WORDS = {
  es: {
    subject: (event: string) => `Hay lugar para ti: ${event}`,
    text: (parts: string, date: string) =>
      `Quedó un lugar libre: ya no estás en la lista de espera de ${parts}. Te esperamos el ${date}.`,
    change: 'Si al final no puedes venir, dilo con un toque para que otra persona tenga el lugar.',
    action: 'Ver mi respuesta',
    copy: 'Si el botón no funciona, copia esta dirección en el navegador. Es solo para tu grupo: no la compartas.',
    why: (writer: string) => `Te escribe ${writer} de parte de quien te invita.`,
    leave: 'No recibir más correos de este evento',
  },
  en: {
    subject: (event: string) => `There’s a place for you: ${event}`,
    text: (parts: string, date: string) =>
      `A place became free: you’re off the waiting list for ${parts}. We look forward to seeing you on ${date}.`,
    change: 'If you can’t come after all, say so with one touch, so that somebody else has the place.',
    action: 'See my reply',
    copy: 'If the button doesn’t work, copy this address into your browser. It’s for your group alone: please don’t share it.',
    why: (writer: string) => `${writer} writes on behalf of whoever invites you.`,
    leave: 'Get no more emails about this event',
  },
};

function movedUpEmail(
  { event, event_date, language, parts }: MovedUp,
  country: string | null,
  link: string,
  leave: string,
  writer: string,
): { subject: string; content: EmailContent } {
  const words = WORDS[language];
  return {
    subject: words.subject(event),
    content: {
      language,
      title: event,
      paragraphs: [
        words.text(
          new Intl.ListFormat(language).format(parts),
          eventDay(localeOf(language, country), event_date),
        ),
        words.change,
      ],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [words.why(writer)],
      leave: { label: words.leave, url: leave },
    },
  };
}

async function send(email: MovedUp, household: string, until: number): Promise<void> {
  const token = await leaveToken(email.email_id);
  const { country } = await eventOfMail({ email_id: email.email_id });
  const brand = await readBrand({ token_hash: email.token_hash });
  const leave = leavePage(guestSite(brand), email.language, token);
  const link = rsvpLink(brand, email.language, household);
  const { subject, content } = movedUpEmail(email, country, link, leave, writerOf(brand));
  await sendMail(
    {
      to: email.email,
      subject,
      ...framed(content, brand),
      unsubscribe: leaveEndpoint(Deno.env.get('SUPABASE_URL') ?? '', email.language, token),
      idempotencyKey: `invitations/${email.email_id}`,
    },
    until,
  );
}

/** Given out at a time: were a run ended from outside, nobody would know of so many at most whether they left. */
const BATCH = 10;

/** Tells households, as long as the time of the run lasts, that they have a place by now. */
export async function sendMovedUp(until: number): Promise<{ sent: number; failed: number }> {
  // Given back when the run ends: the same run would get them again at once.
  const unsent: string[] = [];
  let [sent, failed] = [0, 0];
  let full = false;
  while (!full && Date.now() < until) {
    const tokens = new Map<string, string>();
    for (let i = 0; i < BATCH; i++) {
      const token = newToken();
      tokens.set(await sha256(token), token);
    }
    const emails = readMovedUp(await call('claim_moved_up', { token_hashes: [...tokens.keys()] }));
    for (const email of emails) {
      const settle = (left: boolean) => call('settle_invitation', { email_id: email.email_id, sent: left });
      try {
        if (full) throw new MailLater(0);
        await send(email, tokens.get(email.token_hash) ?? '', until);
        await settle(true);
        sent++;
      } catch (error) {
        if (error instanceof MailLater) full = true;
        else {
          failed++;
          console.error('send-reminders', error);
        }
        // It may be on its way: its link has to work, and no other follows.
        if (!(error instanceof MailUnsure)) unsent.push(email.email_id);
      }
    }
    if (emails.length < BATCH) break;
  }
  for (const email_id of unsent) await call('settle_invitation', { email_id, sent: false });
  return { sent, failed };
}
