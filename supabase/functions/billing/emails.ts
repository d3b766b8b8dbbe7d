import { moment, money } from '../_shared/contract-words.ts';
import type { EmailContent } from '../_shared/email.ts';

export type Withdrawal = {
  id: string;
  tier: 'basic' | 'pro';
  /** Null for a subscription, because its payment is looked up at the payment service. */
  payment_id: string | null;
  returned: number;
  amount: number;
  currency: string;
  withdrawn_at: string;
};

const NAMES = { basic: 'Basic', pro: 'Pro' } as const;

export function withdrawalEmail(language: 'es' | 'en', withdrawal: Withdrawal): EmailContent {
  const { tier, currency, amount, returned, id } = withdrawal;
  const name = NAMES[tier];
  const when = moment(language, withdrawal.withdrawn_at);
  const [paid, back] = [money(language, amount, currency), money(language, returned, currency)];
  return language === 'es'
    ? {
        language,
        title: `Has desistido de ${name}`,
        paragraphs: [
          `Recibimos tu desistimiento del contrato de ${name} el ${when}. El contrato termina en ese momento.`,
          `Pagaste ${paid}. Te devolvemos ${back}: lo que corresponde a los días que no has usado, por el mismo medio con que pagaste y en 14 días como mucho.`,
          'Tus eventos siguen en tu cuenta: todo se puede leer, compartir y descargar.',
        ],
        notes: [`Guarda este correo como justificante. Contrato: ${id}`],
      }
    : {
        language,
        title: `You withdrew from ${name}`,
        paragraphs: [
          `We received your withdrawal from the contract for ${name} on ${when}. The contract ends at that moment.`,
          `You paid ${paid}. We return ${back}: what the days you haven’t used come to, by the means you paid with, within 14 days at the latest.`,
          'Your events stay in your account: everything can be read, shared and downloaded.',
        ],
        notes: [`Keep this email as your receipt. Contract: ${id}`],
      };
}

type OwnerOffer = {
  language: 'es' | 'en';
  author: string;
  plan: string;
  tier: 'basic' | 'pro';
  site: string;
};

/**
 * The mail with which an editor who has reached a limit asks the plan's owner to upgrade. Only owners pay.
 */
export function ownerEmail({ language, author, plan, tier, site }: OwnerOffer): EmailContent {
  const name = NAMES[tier];
  const url = `${site}${language === 'en' ? '/en' : ''}/pricing`;
  return language === 'es'
    ? {
        language,
        title: `${plan} se queda pequeño`,
        paragraphs: [
          `${author} quiere seguir con “${plan}” y ha llegado al límite de tu suscripción. Con ${name} hay sitio.`,
        ],
        action: { label: `Ver ${name}`, url, copy: 'O copia este enlace:' },
        notes: [
          'Solo tú, a quien pertenece el plan, puedes contratarlo. Si no lo haces, todo sigue como está.',
        ],
      }
    : {
        language,
        title: `${plan} is running out of room`,
        paragraphs: [
          `${author} wants to go on with “${plan}” and has met your plan’s limit. ${name} has room.`,
        ],
        action: { label: `See ${name}`, url, copy: 'Or copy this link:' },
        notes: ['Only you, as the owner, can buy it. If you don’t, everything stays as it is.'],
      };
}
