import { sendClaimed } from '../_shared/claimed-emails.ts';
import { type EmailContent, firstNameOf } from '../_shared/email.ts';
import { siteUrl } from '../_shared/mail.ts';

/**
 * A row of `claim_departures`: a mail about a person who requested the deletion of their account. The
 * recipient is that person or a member of one of that person's plans.
 */
type Departure = {
  email_id: string;
  email: string;
  full_name: string;
  language: 'es' | 'en';
  own: boolean;
  leaver_name: string;
  /** ISO 8601. */
  deletes_at: string;
  plans: { id: string; name: string; may_take: boolean }[];
};

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

function departureEmail(
  { own, language, full_name, leaver_name, deletes_at, plans }: Departure,
  site: string,
): EmailContent {
  const words = WORDS[language];
  const day = dayOf(language, deletes_at);
  const hello = words.hello(firstNameOf(full_name));
  if (own) {
    const { subject, text, silence, unasked, action } = words.own;
    return {
      language,
      title: subject,
      paragraphs: [`${hello} ${text(day)}`, silence],
      action: { label: action, url: `${site}/app`, copy: words.copy },
      notes: [unasked],
    };
  }
  const { subject, text, take, view, note, action } = words.member;
  return {
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
  };
}

/** Mails people whose account will be deleted, and the members of their plans, until the time limit. */
export const sendDepartures = (until: number): Promise<{ sent: number; failed: number }> =>
  sendClaimed<Departure>(
    {
      log: 'send-reminders',
      claim: 'claim_departures',
      settle: 'settle_departure',
      contentOf: (email) => departureEmail(email, siteUrl()),
      key: 'departures',
    },
    until,
  );
