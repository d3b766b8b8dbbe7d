import type { EmailContent } from '../_shared/email.ts';
import { eventDay } from '../_shared/event-day.ts';
import { type EventOfMail, localeOf } from '../_shared/locale.ts';

type Language = 'es' | 'en';
export type Email = { to: string; subject: string; content: EmailContent };

/** Result of `register`: the values of the form, and the event. */
export type Registered = {
  email: string;
  language: Language;
  plan: { name: string; event_date: string; event_end_date: string | null; country: string | null };
  parts: { name: string }[];
};
/** Result of `change_registration` for the mail to the registered guest: the state of each part. */
export type Changed = Omit<Registered, 'parts'> & {
  parts: { name: string; status: 'accepted' | 'waiting' | 'held' }[];
};
/**
 * Result of `confirm_registration` for the mail to the owner: the guest list is full for the owner's tier.
 */
export type Told = { email: string; language: Language; plan_id: string; event: string; event_date: string };

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
    changed: {
      subject: (event: string) => `Tu inscripción ha cambiado: ${event}`,
      text: (date: string) => `Ha cambiado a qué vienes el ${date}.`,
      heading: 'Así queda tu inscripción',
      accepted: 'Tienes lugar.',
      waiting: 'Está completo: quedas en la lista de espera, y te escribimos cuando haya un lugar.',
      held: 'Espera un lugar: la lista de invitados está completa por ahora, y te escribimos cuando estés en ella.',
      action: 'Ver o cambiar la inscripción',
      why: 'Te escribimos porque se ha cambiado con tu enlace. Si no has sido tú, alguien más lo tiene: díselo a quien organiza.',
    },
    held: {
      subject: (event: string) => `Hay inscripciones que esperan: ${event}`,
      text: (event: string, date: string) =>
        `Alguien se ha inscrito en ${event}, el ${date}, y tu lista de invitados ya está completa para tu suscripción. Su inscripción está guardada y espera: cuando haya sitio, entra con un toque tuyo.`,
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
    changed: {
      subject: (event: string) => `Your registration has changed: ${event}`,
      text: (date: string) => `What you come to on ${date} has changed.`,
      heading: 'Your registration now',
      accepted: 'You have a place.',
      waiting: 'It’s full: you’re on the waiting list, and we write to you once there’s a place.',
      held: 'Waits for a place: the guest list is full right now, and we write to you once you’re on it.',
      action: 'See or change the registration',
      why: 'We write because it was changed by your link. If that wasn’t you, somebody else has it: please tell the hosts.',
    },
    held: {
      subject: (event: string) => `Registrations are waiting: ${event}`,
      text: (event: string, date: string) =>
        `Somebody registered for ${event} on ${date}, and your guest list is full for your plan with us. Their registration is kept and waits: once there’s room, you let it in by one press.`,
      action: 'See the registrations',
      copy: 'If the button doesn’t work, copy this address into your browser:',
      why: 'We write about this at most once a day.',
    },
  },
};

export function confirmEmail({ email, language, plan, parts }: Registered, link: string): Email {
  const words = WORDS[language];
  const names = new Intl.ListFormat(language).format(parts.map(({ name }) => name));
  return {
    to: email,
    subject: words.subject(plan.name),
    content: {
      language,
      title: plan.name,
      paragraphs: [
        words.text(names, eventDay(localeOf(language, plan.country), plan.event_date, plan.event_end_date)),
        words.later,
      ],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [words.why],
    },
  };
}

export function changedEmail({ email, language, plan, parts }: Changed, link: string): Email {
  const { changed: words, copy } = WORDS[language];
  return {
    to: email,
    subject: words.subject(plan.name),
    content: {
      language,
      title: plan.name,
      paragraphs: [
        words.text(eventDay(localeOf(language, plan.country), plan.event_date, plan.event_end_date)),
      ],
      groups: [
        {
          heading: words.heading,
          items: parts.map(({ name, status }) => ({ title: name, detail: words[status] })),
        },
      ],
      action: { label: words.action, url: link, copy },
      notes: [words.why],
    },
  };
}

/** The mail that tells the owner that a registration waits until the guest list has room. */
export function heldEmail(
  { email, language, plan_id, event, event_date }: Told,
  { country, event_end_date }: Pick<EventOfMail, 'country' | 'event_end_date'>,
  site: string,
): Email {
  const words = WORDS[language].held;
  return {
    to: email,
    subject: words.subject(event),
    content: {
      language,
      title: event,
      paragraphs: [words.text(event, eventDay(localeOf(language, country), event_date, event_end_date))],
      action: {
        label: words.action,
        url: `${site}/app/guest-list/${plan_id}/registrations`,
        copy: words.copy,
      },
      notes: [words.why],
    },
  };
}
