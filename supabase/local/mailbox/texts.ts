export type Language = 'en' | 'es';

const en = {
  title: 'Mailbox',
  intro: 'Every email of this local copy ends up here. Nothing is sent.',
  list: 'Messages',
  empty: 'No emails yet. Sign up or ask for a new password and come back: this page keeps itself up to date.',
  choose: 'Choose a message to read it.',
  from: 'To',
  replyTo: 'Replies go to',
  message: 'Message',
  remove: 'Delete',
  removeAll: 'Delete all',
  arrived: 'A new email has arrived:',
  other: 'Español',
  back: 'To the app',
  remind: 'Send the reminders that are due',
  reminded: (emails: number): string =>
    emails === 0
      ? 'There are no reminders to send today.'
      : emails === 1
        ? 'One email has been sent.'
        : `${emails} emails have been sent.`,
};

type Texts = typeof en;

const es: Texts = {
  title: 'Buzón',
  intro: 'Aquí llegan todos los correos de esta copia local. No se envía nada.',
  list: 'Mensajes',
  empty:
    'Todavía no hay correos. Regístrate o pide una contraseña nueva y vuelve: esta página se actualiza sola.',
  choose: 'Elige un mensaje para leerlo.',
  from: 'Para',
  replyTo: 'Las respuestas van a',
  message: 'Mensaje',
  remove: 'Borrar',
  removeAll: 'Borrar todos',
  arrived: 'Ha llegado un correo nuevo:',
  other: 'English',
  back: 'Ir a la aplicación',
  remind: 'Enviar los recordatorios que tocan',
  reminded: (emails) =>
    emails === 0
      ? 'Hoy no hay recordatorios que enviar.'
      : emails === 1
        ? 'Se ha enviado un correo.'
        : `Se han enviado ${emails} correos.`,
};

export const TEXTS: Record<Language, Texts> = { en, es };

/**
 * Chooses the language: `?lang=` if given, else the first of our languages that the browser accepts, else
 * Spanish.
 */
export function chooseLanguage(url: URL, accepted: string | null): Language {
  const asked = url.searchParams.get('lang') ?? /\b(es|en)\b/.exec(accepted ?? '')?.[1];
  return asked === 'en' ? 'en' : 'es';
}
