import { framed, readBrand, rsvpLink } from '../_shared/brand.ts';
import { callerSource } from '../_shared/caller.ts';
import { keyedHash, newToken, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import type { EmailContent, MailBrand } from '../_shared/email.ts';
import { eventDay } from '../_shared/event-day.ts';
import { answer, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { afterwards, mailService, sendMail, siteUrl } from '../_shared/mail.ts';

type Language = 'es' | 'en';
type Email = { to: string; subject: string; content: EmailContent };

/** What `register` answers: what the form said, and for which event. */
type Registered = {
  email: string;
  language: Language;
  plan: { name: string; event_date: string };
  parts: { name: string }[];
};
/** Whom `confirm_registration` says to write to: the owner, whose tier has no room. */
type Told = { email: string; language: Language; plan_id: string; event: string; event_date: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WORDS = {
  es: {
    subject: (event: string) => `Confirma tu inscripción: ${event}`,
    text: (parts: string, date: string) =>
      `Alguien, seguramente tú, se ha inscrito con esta dirección en ${parts}, el ${date}. Si has sido tú, confírmalo: hasta entonces no tienes lugar.`,
    later:
      'Con el mismo enlace ves tu inscripción, la cambias o la retiras, y tienes tu código para la entrada.',
    action: 'Confirmar la inscripción',
    copy: 'Si el botón no funciona, copia esta dirección en el navegador. Es solo para ti: no la compartas.',
    why: 'El enlace caduca en siete días si no confirmas, y lo que has escrito se borra. Si no has sido tú, no hagas nada.',
    held: {
      subject: (event: string) => `Hay inscripciones que esperan: ${event}`,
      text: (event: string, date: string) =>
        `Alguien se ha inscrito en ${event}, el ${date}, y tu lista de invitados ya está completa para tu suscripción. Su inscripción está guardada y espera: entra en cuanto haya sitio.`,
      action: 'Ver las inscripciones',
      copy: 'Si el botón no funciona, copia esta dirección en el navegador:',
      why: 'Te escribimos como mucho una vez al día por este motivo.',
    },
  },
  en: {
    subject: (event: string) => `Confirm your registration: ${event}`,
    text: (parts: string, date: string) =>
      `Somebody, most likely you, registered this address for ${parts} on ${date}. If it was you, please confirm: until then you don’t have a place.`,
    later:
      'The same link shows your registration, lets you change it or give it back, and holds your code for the door.',
    action: 'Confirm the registration',
    copy: 'If the button doesn’t work, copy this address into your browser. It’s for you alone: please don’t share it.',
    why: 'Without a confirmation the link expires in seven days and what you wrote is deleted. If it wasn’t you, you don’t need to do anything.',
    held: {
      subject: (event: string) => `Registrations are waiting: ${event}`,
      text: (event: string, date: string) =>
        `Somebody registered for ${event} on ${date}, and your guest list is full for your plan with us. Their registration is kept and waits: it gets in as soon as there’s room.`,
      action: 'See the registrations',
      copy: 'If the button doesn’t work, copy this address into your browser:',
      why: 'We write about this at most once a day.',
    },
  },
};

/** In whose name: what the owner is told is ours. */
const send = ({ to, subject, content }: Email, brand: MailBrand | null = null): Promise<void> =>
  sendMail({ to, subject, ...framed(content, brand) });

function confirmEmail({ email, language, plan, parts }: Registered, link: string): Email {
  const words = WORDS[language];
  const names = new Intl.ListFormat(language).format(parts.map(({ name }) => name));
  return {
    to: email,
    subject: words.subject(plan.name),
    content: {
      language,
      title: plan.name,
      paragraphs: [words.text(names, eventDay(language, plan.event_date)), words.later],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [words.why],
    },
  };
}

function heldEmail({ email, language, plan_id, event, event_date }: Told): Email {
  const words = WORDS[language].held;
  return {
    to: email,
    subject: words.subject(event),
    content: {
      language,
      title: event,
      paragraphs: [words.text(event, eventDay(language, event_date))],
      action: {
        label: words.action,
        url: `${siteUrl()}/app/guest-list/${plan_id}/registrations`,
        copy: words.copy,
      },
      notes: [words.why],
    },
  };
}

/** 204 for a registration that waits for its confirmation, and for a form that a program filled. */
export async function register(
  request: Request,
  page: string,
  word: string,
  person: unknown,
): Promise<Response> {
  if (!isObject(person)) return answer(400, { error: 'a person is expected' });
  mailService();
  const token = newToken();
  const token_hash = await sha256(token);
  const found = await call('register', {
    page,
    word,
    ip_hash: await keyedHash(`rsvp:${secretKey()}`, callerSource(request.headers)),
    token_hash,
    person,
  });
  if (!isObject(found)) return answer(404, { error: 'there is no such page' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  if (found.closed === true) return answer(409, { error: 'not open' });
  if (isObject(found.registration)) {
    const registered = found.registration as Registered;
    const brand = await readBrand({ token_hash });
    const link = rsvpLink(brand, registered.language, token);
    await send(confirmEmail(registered, link), brand);
  }
  return answer(204);
}

/** @returns what stands in the place of the invitation; null where it is the household's by now */
export async function confirm(asked: { token_hash: string; ip_hash: string }): Promise<Response | null> {
  const found = await call('confirm_registration', asked);
  if (!isObject(found)) return answer(404, { error: 'this link does not work' });
  if (found.capped === true) return tooMany('too many requests', 3600);
  if (isObject(found.tell)) afterwards(send(heldEmail(found.tell as Told)));
  if (found.held !== true) return null;
  return answer(200, await call('read_registration', { token_hash: asked.token_hash }));
}
