import type { EmailContent } from '../_shared/email.ts';
import { eventDay, eventHour } from '../_shared/event-day.ts';
import { type EventOfMail, localeOf } from '../_shared/locale.ts';

/** A household in the result of `claim_invitations`. `hurdle` is the reason why no e-mail can be sent. */
export type Claimed = {
  household_id: string;
  kind: 'invitation' | 'reminder' | 'moved' | 'renewed';
  email: string | null;
  language: 'es' | 'en';
  /** Reply deadline, YYYY-MM-DD. */
  reply_by: string | null;
  hurdle: string | null;
  email_id: string | null;
  /** The first part that the household is invited to; null if that part has no time. */
  begins: { starts_at: string; time_zone: string | null; place: string | null } | null;
};

export type Claim = {
  event: string;
  event_date: string;
  hosts: string | null;
  /** The hosts' own text in each language; null if our text is used. */
  words: { es: string | null; en: string | null };
  emails: Claimed[];
};

export type Told = Omit<Claim, 'emails'> & EventOfMail;

const WORDS = {
  es: {
    subject: {
      invitation: (event: string) => `Tienes una invitación: ${event}`,
      reminder: (event: string) => `¿Vienes? ${event}`,
      moved: (event: string) => `Nueva fecha: ${event}`,
      renewed: (event: string) => `Tu nuevo enlace: ${event}`,
    },
    text: {
      invitation: () => 'Dinos quién viene, en un minuto y sin contraseña.',
      reminder: (date: string) =>
        `Todavía no sabemos si vienes el ${date}, y nos encantaría saberlo. Se responde en un minuto y sin contraseña.`,
      moved: (date: string) =>
        `La fecha ha cambiado: ahora es el ${date}. Mira tu respuesta y cámbiala si hace falta, en un minuto y sin contraseña.`,
      renewed: (date: string) =>
        `Este es tu nuevo enlace para responder a la invitación del ${date}. El que tenías ya no funciona.`,
    },
    usual: 'Nos encantaría celebrarlo contigo.',
    usualWork: 'Nos encantaría contar contigo.',
    until: (date: string) => `Puedes responder hasta el ${date}.`,
    action: 'Responder',
    copy: 'Si el botón no funciona, copia esta dirección en el navegador. Es solo para tu grupo: no la compartas.',
    why: (writer: string) => `Te escribe ${writer} de parte de quien te invita.`,
    leave: 'No recibir más correos de este evento',
  },
  en: {
    subject: {
      invitation: (event: string) => `You’re invited: ${event}`,
      reminder: (event: string) => `Are you coming? ${event}`,
      moved: (event: string) => `New date: ${event}`,
      renewed: (event: string) => `Your new link: ${event}`,
    },
    text: {
      invitation: () => 'Tell us who’s coming, in a minute and without a password.',
      reminder: (date: string) =>
        `We don’t know yet whether you’re coming on ${date}, and we’d love to. Answering takes a minute and no password.`,
      moved: (date: string) =>
        `The date has changed: it’s now ${date}. Please look at your answer and change it if you need to, in a minute and without a password.`,
      renewed: (date: string) =>
        `Here’s your new link to answer the invitation for ${date}. The one you had no longer works.`,
    },
    usual: 'We’d love you to celebrate with us.',
    usualWork: 'We’d love to have you there.',
    until: (date: string) => `You can answer until ${date}.`,
    action: 'Answer',
    copy: 'If the button doesn’t work, copy this address into your browser. It’s for your group alone: please don’t share it.',
    why: (writer: string) => `${writer} writes on behalf of whoever invites you.`,
    leave: 'Get no more emails about this event',
  },
};

export function invitationEmail(
  { event, event_date, event_end_date, hosts, words: own, country, work }: Told,
  { kind, language, reply_by, begins }: Pick<Claimed, 'kind' | 'language' | 'reply_by' | 'begins'>,
  link: string,
  leave: string,
  writer: string,
): { subject: string; content: EmailContent } {
  const words = WORDS[language];
  const locale = localeOf(language, country);
  const day = eventDay(locale, event_date, event_end_date);
  const when = begins ? `${day}, ${eventHour(locale, begins.starts_at, begins.time_zone)}` : day;
  // The line breaks of the hosts’ text are kept. Date and place follow the text.
  const usual = work ? words.usualWork : words.usual;
  const lines = kind === 'invitation' ? (own[language] ?? usual).split(/\n+/) : [];
  const facts = [when, begins?.place].filter(Boolean).join(' · ');
  return {
    subject: words.subject[kind](event),
    content: {
      language,
      title: event,
      paragraphs: [
        ...lines,
        ...(kind === 'invitation' ? [`${facts.charAt(0).toUpperCase()}${facts.slice(1)}`] : []),
        words.text[kind](day),
        ...(reply_by ? [words.until(eventDay(locale, reply_by))] : []),
        ...(hosts ? [hosts] : []),
      ],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [words.why(writer)],
      leave: { label: words.leave, url: leave },
    },
  };
}
