import type { EmailContent } from '../_shared/email.ts';

export type Message = {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
  language: 'es' | 'en';
};

/** What the team reads; an answer to it goes to the sender. */
export function teamEmail({
  first_name,
  last_name,
  email,
  company,
  subject,
  message,
  language,
}: Message): EmailContent {
  const from = `${first_name.trim()} ${last_name.trim()} <${email.trim()}>${company.trim() ? `, ${company.trim()}` : ''}`;
  return language === 'es'
    ? {
        language,
        title: subject.trim(),
        paragraphs: [`${from} escribe desde la página de contacto:`],
        quote: message.trim(),
        notes: ['Responde a este correo para contestarle. Prometemos hacerlo en menos de 24 horas.'],
      }
    : {
        language,
        title: subject.trim(),
        paragraphs: [`${from} writes from the contact page:`],
        quote: message.trim(),
        notes: ['Reply to this email to answer. We promise to do so within 24 hours.'],
      };
}
