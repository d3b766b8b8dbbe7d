import type { EmailContent } from '../_shared/email.ts';

export type Message = {
  /** Null for a message from the chat, which has no last name either. */
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
  subject: string;
  message: string;
  language: 'es' | 'en';
};

/** Account of the sender; all fields are null for a visitor. */
export type Sender = {
  user_id: string | null;
  plan_tier: 'free' | 'basic' | 'pro' | 'enterprise' | null;
  /** Plan and page that were open when the message was sent from the chat. */
  for_plan: string | null;
  page: string | null;
};

export const nameOf = ({ first_name, last_name }: Message): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

const accountNotes = (language: 'es' | 'en', { user_id, plan_tier, for_plan, page }: Sender): string[] => {
  if (user_id === null) return [];
  const first = plan_tier !== null && plan_tier !== 'free';
  const [account, plan, place] =
    language === 'es'
      ? [
          `Cuenta ${user_id}, suscripción ${plan_tier}.${first ? ' Atención prioritaria: contéstale primero.' : ''}`,
          `Plan ${for_plan}.`,
          `Página ${page}.`,
        ]
      : [
          `Account ${user_id}, plan ${plan_tier}.${first ? ' Priority support: answer first.' : ''}`,
          `Event plan ${for_plan}.`,
          `Page ${page}.`,
        ];
  return [account, ...(for_plan === null ? [] : [plan]), ...(page === null ? [] : [place])];
};

const FROM = {
  es: { contact: 'escribe desde la página de contacto:', chat: 'escribe en el chat de la aplicación:' },
  en: { contact: 'writes from the contact page:', chat: 'writes in the chat of the app:' },
} as const;

export function teamEmail(written: Message, sender: Sender): EmailContent {
  const { email, company, subject, message, language } = written;
  const name = nameOf(written);
  const address = name === '' ? email.trim() : `${name} <${email.trim()}>`;
  const from = `${address}${company?.trim() ? `, ${company.trim()}` : ''} ${FROM[language][sender.page === null ? 'contact' : 'chat']}`;
  return language === 'es'
    ? {
        language,
        title: subject.trim(),
        paragraphs: [from],
        quote: message.trim(),
        notes: [
          ...accountNotes(language, sender),
          'Responde a este correo para contestarle. Prometemos hacerlo en menos de 24 horas.',
        ],
      }
    : {
        language,
        title: subject.trim(),
        paragraphs: [from],
        quote: message.trim(),
        notes: [
          ...accountNotes(language, sender),
          'Reply to this email to answer. We promise to do so within 24 hours.',
        ],
      };
}
