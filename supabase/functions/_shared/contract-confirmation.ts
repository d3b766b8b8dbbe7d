import { sendClaimed } from './claimed-emails.ts';
import { longDay, moment, money } from './contract-words.ts';
import { type EmailContent, firstNameOf } from './email.ts';
import { siteUrl } from './mail.ts';

/** A row of `claim_contract_confirmations`. */
type Confirmation = {
  email_id: string;
  email: string;
  full_name: string;
  language: 'es' | 'en';
  kind: 'basic' | 'monthly' | 'yearly';
  contract: string;
  /** The price in the payment service's smallest unit, for example cents. */
  amount: number;
  currency: string;
  made_at: string;
  /** Time at which the buyer asked for an immediate start of the contract. */
  begun_at: string;
  /** First day (YYYY-MM-DD) if the contract extends an existing one, else null. */
  begins_on: string | null;
  ends_on: string;
  withdraw_until: string;
};

function inSpanish(one: Confirmation, site: string): EmailContent {
  const name = one.kind === 'basic' ? 'Basic' : 'Pro';
  const [first, paid] = [firstNameOf(one.full_name), money('es', one.amount, one.currency)];
  const ends = longDay('es', one.ends_on);
  const starts = one.begins_on ? `Empieza el ${longDay('es', one.begins_on)} y dura` : 'Dura';
  return {
    language: 'es',
    title: `Has contratado ${name}`,
    paragraphs: [
      `${first ? `Hola, ${first}:` : 'Hola:'} esta es la confirmación de tu contrato de ${name} con Celebra, del ${moment('es', one.made_at)}. Pagaste ${paid}, impuestos incluidos.`,
      one.kind === 'basic'
        ? `Es un solo pago, para un evento, y no se renueva. ${starts} hasta el ${ends}; si aplazas el evento, dura más, hasta 30 meses desde que pagaste.`
        : `Tu suscripción se renueva cada ${one.kind === 'yearly' ? 'año' : 'mes'} por ${paid} hasta que la termines; la próxima vez, el ${ends}. Puedes terminarla en tu perfil con dos pulsaciones, y conservas lo pagado.`,
      `El ${moment('es', one.begun_at)} pediste que empezara enseguida. Puedes desistir sin dar motivos hasta el ${longDay('es', one.withdraw_until)}, en tu perfil, con “Desistir del contrato”, o por la página de contacto: te devolvemos lo que corresponde a los días que no hayas usado.`,
    ],
    action: {
      label: 'Ver lo que he contratado',
      url: `${site}/app/profile`,
      copy: 'Si el botón no funciona, copia esta dirección en el navegador:',
    },
    notes: [`Guarda este correo. Condiciones: ${site}/terms. Contrato: ${one.contract}`],
  };
}

function inEnglish(one: Confirmation, site: string): EmailContent {
  const name = one.kind === 'basic' ? 'Basic' : 'Pro';
  const [first, paid] = [firstNameOf(one.full_name), money('en', one.amount, one.currency)];
  const ends = longDay('en', one.ends_on);
  const starts = one.begins_on ? `It begins on ${longDay('en', one.begins_on)} and lasts` : 'It lasts';
  return {
    language: 'en',
    title: `You’ve bought ${name}`,
    paragraphs: [
      `${first ? `Hello ${first},` : 'Hello,'} this confirms your contract for ${name} with Celebra, made on ${moment('en', one.made_at)}. You paid ${paid}, taxes included.`,
      one.kind === 'basic'
        ? `It’s a single payment, for one event, and doesn’t renew. ${starts} until ${ends}; if you postpone the event, it lasts longer, up to 30 months after you paid.`
        : `Your Pro plan renews every ${one.kind === 'yearly' ? 'year' : 'month'} for ${paid} until you end it, next on ${ends}. You can end it in your profile with two presses, and you keep what you’ve paid for.`,
      `On ${moment('en', one.begun_at)} you asked to begin at once. You can withdraw without giving a reason until ${longDay('en', one.withdraw_until)}, in your profile with “Withdraw from the contract”, or by the contact page: you get back what the days you haven’t used come to.`,
    ],
    action: {
      label: 'See what I’ve bought',
      url: `${site}/app/profile`,
      copy: 'If the button doesn’t work, copy this address into your browser:',
    },
    notes: [`Keep this email. Terms: ${site}/en/terms. Contract: ${one.contract}`],
  };
}

/** Sends the confirmation of every contract that has none yet, until the time limit. */
export const confirmContracts = (until: number): Promise<{ sent: number; failed: number }> =>
  sendClaimed<Confirmation>(
    {
      log: 'contracts',
      claim: 'claim_contract_confirmations',
      settle: 'settle_contract_email',
      contentOf: (one) => (one.language === 'es' ? inSpanish(one, siteUrl()) : inEnglish(one, siteUrl())),
      key: 'contracts',
    },
    until,
  );
