import { longDay, money } from '../_shared/contract-words.ts';
import { type EmailContent, firstNameOf } from '../_shared/email.ts';

/** A row of `claim_contract_emails`: a notice before a yearly renewal or before Basic ends. */
export type ContractEmail = {
  email_id: string;
  email: string;
  full_name: string;
  language: 'es' | 'en';
  kind: 'renewal' | 'basic';
  /** Date as YYYY-MM-DD. */
  ends_on: string;
  /** The price in the payment service's smallest unit, for example cents. */
  amount: number;
  currency: string;
};

const WORDS = {
  es: {
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    renewal: {
      title: (day: string) => `Pro se renueva el ${day}`,
      text: (day: string, amount: string) =>
        `tu suscripción Pro se renueva por un año el ${day}, y ese día se cobran ${amount} a tu tarjeta.`,
      choice:
        'Si quieres seguir, no tienes que hacer nada. Si no, termínala en tu perfil con dos pulsaciones antes de ese día: hasta entonces conservas lo pagado.',
      action: 'Ver mi suscripción',
    },
    basic: {
      title: (day: string) => `Basic termina el ${day}`,
      text: (day: string) => `tu suscripción Basic termina el ${day}. No se renueva ni se cobra nada.`,
      choice:
        'Tus eventos siguen en tu cuenta: todo se puede leer, compartir y descargar. Si la necesitas más tiempo, puedes ampliarla en tu perfil con otro pago único; y si aplazas el evento, dura más, hasta 30 meses desde que pagaste. Sin ella, lo que añadas tiene los límites de Free.',
      action: 'Ver mi suscripción',
    },
    copy: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
  en: {
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    renewal: {
      title: (day: string) => `Your Pro plan renews on ${day}`,
      text: (day: string, amount: string) =>
        `your Pro plan renews for a year on ${day}, and your card is charged ${amount} that day.`,
      choice:
        'To go on, you don’t need to do anything. If you’d rather not, end it in your profile with two presses before that day: you keep what you’ve paid for until then.',
      action: 'See my Pro plan',
    },
    basic: {
      title: (day: string) => `Your Basic plan ends on ${day}`,
      text: (day: string) => `your Basic plan ends on ${day}. It doesn’t renew, and nothing is charged.`,
      choice:
        'Your events stay in your account: everything can be read, shared and downloaded. If you need it for longer, you can extend it in your profile with another single payment; and if you postpone the event, it lasts longer, up to 30 months after you paid. Without it, what you add is within the limits of Free.',
      action: 'See my Basic plan',
    },
    copy: 'If the button doesn’t work, copy this address into your browser:',
  },
};

export function contractEmail(
  { language, kind, full_name, ends_on, amount, currency }: ContractEmail,
  site: string,
): EmailContent {
  const words = WORDS[language];
  const { title, text, choice, action } = words[kind];
  const day = longDay(language, ends_on);
  const hello = words.hello(firstNameOf(full_name));
  return {
    language,
    title: title(day),
    paragraphs: [`${hello} ${text(day, money(language, amount, currency))}`, choice],
    action: { label: action, url: `${site}/app/profile`, copy: words.copy },
  };
}
