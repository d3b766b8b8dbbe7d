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

/** The account that it was written from; nulls for a visitor's. */
export type Sender = {
  user_id: string | null;
  plan_tier: 'free' | 'basic' | 'pro' | 'enterprise' | null;
};

const accountNotes = (language: 'es' | 'en', { user_id, plan_tier }: Sender): string[] => {
  if (user_id === null) return [];
  const first = plan_tier !== null && plan_tier !== 'free';
  return language === 'es'
    ? [
        `Cuenta ${user_id}, suscripción ${plan_tier}.${first ? ' Atención prioritaria: contéstale primero.' : ''}`,
      ]
    : [`Account ${user_id}, plan ${plan_tier}.${first ? ' Priority support: answer first.' : ''}`];
};

/** What the team reads; an answer to it goes to the sender. */
export function teamEmail(
  { first_name, last_name, email, company, subject, message, language }: Message,
  sender: Sender,
): EmailContent {
  const from = `${first_name.trim()} ${last_name.trim()} <${email.trim()}>${company.trim() ? `, ${company.trim()}` : ''}`;
  return language === 'es'
    ? {
        language,
        title: subject.trim(),
        paragraphs: [`${from} escribe desde la página de contacto:`],
        quote: message.trim(),
        notes: [
          ...accountNotes(language, sender),
          'Responde a este correo para contestarle. Prometemos hacerlo en menos de 24 horas.',
        ],
      }
    : {
        language,
        title: subject.trim(),
        paragraphs: [`${from} writes from the contact page:`],
        quote: message.trim(),
        notes: [
          ...accountNotes(language, sender),
          'Reply to this email to answer. We promise to do so within 24 hours.',
        ],
      };
}
