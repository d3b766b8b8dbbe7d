import type { EmailContent } from '../_shared/email.ts';

type Language = 'es' | 'en';
type Subject = { subject: string; content: EmailContent };

export const confirmEmail = (language: Language, url: string): Subject =>
  language === 'es'
    ? {
        subject: 'Confirma tu suscripción al boletín de Celebra',
        content: {
          language,
          title: 'Solo falta un paso',
          paragraphs: [
            'Alguien, seguramente tú, ha pedido recibir en esta dirección el boletín de Celebra: ideas y cifras para preparar una celebración. Si has sido tú, confírmalo.',
          ],
          action: {
            label: 'Confirmar la suscripción',
            url,
            copy: 'Si el botón no funciona, copia esta dirección en el navegador:',
          },
          notes: [
            'El enlace caduca en dos días. Si no lo has pedido tú, no hagas nada: no volveremos a escribirte.',
          ],
        },
      }
    : {
        subject: 'Confirm your subscription to Celebra',
        content: {
          language,
          title: 'One last step',
          paragraphs: [
            'Somebody, most likely you, signed up this address for Celebra’s newsletter: ideas and figures for planning a celebration. If it was you, please confirm.',
          ],
          action: {
            label: 'Confirm the subscription',
            url,
            copy: 'If the button doesn’t work, copy this address into your browser:',
          },
          notes: [
            'The link expires in two days. If you didn’t ask for this, you don’t need to do anything: we won’t write again.',
          ],
        },
      };

export const welcomeEmail = (language: Language, blog: string, leave: string): Subject =>
  language === 'es'
    ? {
        subject: 'Ya estás en la lista de Celebra',
        content: {
          language,
          title: 'Te damos la bienvenida',
          paragraphs: [
            'Te escribiremos dos veces al mes como mucho, y solo cuando tengamos algo útil que contar. Mientras tanto, en el blog tienes lo que ya hemos escrito, con sus fuentes.',
          ],
          action: { label: 'Leer el blog', url: blog, copy: 'O copia esta dirección en el navegador:' },
          notes: ['Recibes este correo porque confirmaste tu suscripción.'],
          leave: { label: 'Darme de baja', url: leave },
        },
      }
    : {
        subject: 'You’re on Celebra’s list',
        content: {
          language,
          title: 'Welcome',
          paragraphs: [
            'We write twice a month at most, and only when there’s something useful to say. Until then, the blog has what we’ve written so far, with its sources.',
          ],
          action: { label: 'Read the blog', url: blog, copy: 'Or copy this address into your browser:' },
          notes: ['You’re receiving this email because you confirmed your subscription.'],
          leave: { label: 'Unsubscribe', url: leave },
        },
      };

/**
 * The mail for an address that is already subscribed. The page shows the same result for every address, so
 * only the address's owner learns of the subscription.
 */
export const knownEmail = (language: Language, leave: string): Subject =>
  language === 'es'
    ? {
        subject: 'Ya estabas en la lista de Celebra',
        content: {
          language,
          title: 'Ya estabas en la lista',
          paragraphs: [
            'Alguien ha pedido suscribir esta dirección al boletín de Celebra, y ya lo estaba. No tienes que hacer nada.',
          ],
          leave: { label: 'Darme de baja', url: leave },
        },
      }
    : {
        subject: 'You’re already subscribed to Celebra',
        content: {
          language,
          title: 'You’re already subscribed',
          paragraphs: [
            'Somebody asked to subscribe this address to Celebra’s newsletter, and it’s already subscribed. You don’t need to do anything.',
          ],
          leave: { label: 'Unsubscribe', url: leave },
        },
      };
