import type { EmailContent } from '../_shared/email.ts';
import { eventDay } from '../_shared/event-day.ts';
import { type EventOfMail, localeOf } from '../_shared/locale.ts';

/** A row of `claim_moved_up`: a household that moved from the waiting list to a place. */
export type MovedUp = {
  email_id: string;
  token_hash: string;
  event: string;
  /** Date as YYYY-MM-DD. */
  event_date: string;
  email: string;
  language: 'es' | 'en';
  /** Names of the parts with a place; at least one. */
  parts: string[];
};

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

export function movedUpEmail(
  { event, event_date, language, parts }: Pick<MovedUp, 'event' | 'event_date' | 'language' | 'parts'>,
  { country, event_end_date }: Pick<EventOfMail, 'country' | 'event_end_date'>,
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
          eventDay(localeOf(language, country), event_date, event_end_date),
        ),
        words.change,
      ],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [words.why(writer)],
      leave: { label: words.leave, url: leave },
    },
  };
}
