import { call } from '../_shared/database.ts';
import { type EmailContent, emailHtml, emailText } from '../_shared/email.ts';
import { MailLater, sendMail, siteUrl } from '../_shared/mail.ts';

/** What `claim_departures` gives out: to whoever has asked for the deletion of their account, and to members of their plans. */
type Departure = {
  email_id: string;
  email: string;
  full_name: string;
  language: 'es' | 'en';
  own: boolean;
  leaver_name: string;
  /** ISO 8601 */
  deletes_at: string;
  plans: { id: string; name: string; may_take: boolean }[];
};

/** @throws Error when the database answered with something else than emails. */
function readDepartures(answer: unknown): Departure[] {
  if (!Array.isArray(answer)) throw new Error('claim_departures gave no list');
  return answer;
}

const WORDS = {
  es: {
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    own: {
      subject: 'Tu cuenta se borrará',
      text: (day: string) =>
        `has pedido borrar tu cuenta. El ${day} se borra todo: tus planes, tus invitados, tus archivos y tu agenda. Hasta entonces puedes conservarla con un toque.`,
      silence: 'Mientras tanto no enviamos nada en tu nombre; lo que respondan tus invitados sigue llegando.',
      unasked: 'Si no lo has pedido tú, conserva la cuenta y cambia tu contraseña.',
      action: 'Conservar mi cuenta',
    },
    member: {
      subject: (count: number) =>
        count === 1 ? 'Un plan que compartes se borrará' : 'Planes que compartes se borrarán',
      text: (name: string, day: string) =>
        `${name || 'Alguien con quien planeas'} deja Celebra. Lo que nadie tome a su cargo se borra el ${day}.`,
      plans: 'Planes',
      take: 'Puedes quedártelo',
      view: 'Puede quedárselo quien pueda editarlo',
      note: 'Un plan que tomas a tu cargo es tuyo y cuenta en tu suscripción. Lo que no, aún puedes descargarlo: está en tu perfil, en Tus datos.',
      action: 'Ver los planes',
    },
    copy: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
  en: {
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    own: {
      subject: 'Your account will be deleted',
      text: (day: string) =>
        `you’ve asked us to delete your account. On ${day} everything goes: your plans, your guests, your files, and your address book. Until then you can keep it with one press.`,
      silence: 'Meanwhile we send nothing in your name; what your guests reply still arrives.',
      unasked: 'If you didn’t ask for this, keep the account and change your password.',
      action: 'Keep my account',
    },
    member: {
      subject: (count: number) =>
        count === 1 ? 'A plan you share will be deleted' : 'Plans you share will be deleted',
      text: (name: string, day: string) =>
        `${name || 'Someone you plan with'} is leaving Celebra. What nobody takes over is deleted on ${day}.`,
      plans: 'Plans',
      take: 'You can take it over',
      view: 'Whoever can edit it can take it over',
      note: 'A plan that you take over is yours and counts in your subscription. Of the others you can still download everything: in your profile, under Your data.',
      action: 'See the plans',
    },
    copy: 'If the button doesn’t work, copy this address into your browser:',
  },
};

const dayOf = (language: Departure['language'], iso: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso));

export function departureEmail(
  { own, language, full_name, leaver_name, deletes_at, plans }: Departure,
  site: string,
): { subject: string; content: EmailContent } {
  const words = WORDS[language];
  const day = dayOf(language, deletes_at);
  const hello = words.hello(full_name.trim().split(/\s+/)[0] ?? '');
  if (own) {
    const { subject, text, silence, unasked, action } = words.own;
    return {
      subject,
      content: {
        language,
        title: subject,
        paragraphs: [`${hello} ${text(day)}`, silence],
        action: { label: action, url: `${site}/app`, copy: words.copy },
        notes: [unasked],
      },
    };
  }
  const { subject, text, take, view, note, action } = words.member;
  return {
    subject: subject(plans.length),
    content: {
      language,
      title: subject(plans.length),
      paragraphs: [`${hello} ${text(leaver_name, day)}`],
      groups: [
        {
          heading: words.member.plans,
          items: plans.map(({ name, may_take }) => ({ title: name, detail: may_take ? take : view })),
        },
      ],
      action: { label: action, url: `${site}/app`, copy: words.copy },
      notes: [note],
    },
  };
}

/** Given out at a time: were a run ended from outside, so many at most would wait an hour to be given out again. */
const BATCH = 10;

/** Writes, as long as the time of the run lasts, to those who leave and to those who plan with them. */
export async function sendDepartures(until: number): Promise<{ sent: number; failed: number }> {
  // Given back when the run ends: the same run would get them again at once.
  const unsent: string[] = [];
  let [sent, failed] = [0, 0];
  let full = false;
  while (!full && Date.now() < until) {
    const emails = readDepartures(await call('claim_departures', { most: BATCH }));
    for (const email of emails) {
      const { subject, content } = departureEmail(email, siteUrl());
      try {
        if (full) throw new MailLater(0);
        await sendMail(
          {
            to: email.email,
            subject,
            html: emailHtml(content),
            text: emailText(content),
            language: email.language,
            idempotencyKey: `departures/${email.email_id}`,
          },
          until,
        );
        await call('settle_departure', { email_id: email.email_id, sent: true });
        sent++;
      } catch (error) {
        if (error instanceof MailLater) full = true;
        else {
          failed++;
          console.error('send-reminders', error);
        }
        unsent.push(email.email_id);
      }
    }
    if (emails.length < BATCH) break;
  }
  for (const email_id of unsent) await call('settle_departure', { email_id, sent: false });
  return { sent, failed };
}
