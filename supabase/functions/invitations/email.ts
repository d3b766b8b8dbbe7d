import type { EmailContent } from '../_shared/email.ts';
import { eventDay } from '../_shared/event-day.ts';

/** What `claim_invitations` says of a household: an email to send, or what stands against it. */
export type Claimed = {
  household_id: string;
  kind: 'invitation' | 'reminder' | 'moved';
  email: string | null;
  language: 'es' | 'en';
  /** YYYY-MM-DD */
  reply_by: string | null;
  hurdle: string | null;
  email_id: string | null;
};

export type Claim = { event: string; event_date: string; emails: Claimed[] };

const WORDS = {
  es: {
    subject: {
      invitation: (event: string) => `Tienes una invitación: ${event}`,
      reminder: (event: string) => `¿Vienes? ${event}`,
      moved: (event: string) => `Nueva fecha: ${event}`,
    },
    text: {
      invitation: (date: string) =>
        `Nos encantaría verte el ${date}. Dinos quién viene, en un minuto y sin contraseña.`,
      reminder: (date: string) =>
        `Todavía no sabemos si vienes el ${date}, y nos encantaría saberlo. Se responde en un minuto y sin contraseña.`,
      moved: (date: string) =>
        `La fecha ha cambiado: ahora es el ${date}. Mira tu respuesta y cámbiala si hace falta, en un minuto y sin contraseña.`,
    },
    until: (date: string) => `Puedes responder hasta el ${date}.`,
    action: 'Responder',
    copy: 'Si el botón no funciona, copia esta dirección en el navegador. Es solo para tu grupo: no la compartas.',
    why: 'Te escribe Celebra de parte de quien te invita.',
    leave: 'No recibir más correos de este evento',
  },
  en: {
    subject: {
      invitation: (event: string) => `You’re invited: ${event}`,
      reminder: (event: string) => `Are you coming? ${event}`,
      moved: (event: string) => `New date: ${event}`,
    },
    text: {
      invitation: (date: string) =>
        `We’d love to see you on ${date}. Tell us who’s coming, in a minute and without a password.`,
      reminder: (date: string) =>
        `We don’t know yet whether you’re coming on ${date}, and we’d love to. Answering takes a minute and no password.`,
      moved: (date: string) =>
        `The date has changed: it’s now ${date}. Please look at your answer and change it if you need to, in a minute and without a password.`,
    },
    until: (date: string) => `You can answer until ${date}.`,
    action: 'Answer',
    copy: 'If the button doesn’t work, copy this address into your browser. It’s for your household alone: please don’t share it.',
    why: 'Celebra writes on behalf of whoever invites you.',
    leave: 'Get no more emails about this event',
  },
};

/** A household's email in its own language. */
export function invitationEmail(
  { event, event_date }: Pick<Claim, 'event' | 'event_date'>,
  { kind, language, reply_by }: Pick<Claimed, 'kind' | 'language' | 'reply_by'>,
  link: string,
  leave: string,
): { subject: string; content: EmailContent } {
  const words = WORDS[language];
  return {
    subject: words.subject[kind](event),
    content: {
      language,
      title: event,
      paragraphs: [
        words.text[kind](eventDay(language, event_date)),
        ...(reply_by ? [words.until(eventDay(language, reply_by))] : []),
      ],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [words.why],
      leave: { label: words.leave, url: leave },
    },
  };
}
