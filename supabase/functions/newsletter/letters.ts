import type { Letter } from '../_shared/letter.ts';

type Language = 'es' | 'en';
type Subject = { subject: string; letter: Letter };

export const confirmLetter = (language: Language, url: string): Subject =>
  language === 'es'
    ? {
        subject: 'Confirma tu suscripción a Celebra',
        letter: {
          language,
          title: 'Solo falta un paso',
          paragraphs: [
            'Alguien, seguramente tú, ha pedido recibir en esta dirección las cartas de Celebra: ideas, cifras y cuentas claras para preparar una celebración. Si has sido tú, confírmalo.',
          ],
          action: {
            label: 'Confirmar la suscripción',
            url,
            copy: 'Si el botón no se abre, copia esta dirección en el navegador:',
          },
          notes: [
            'El enlace vale dos días. Si no lo has pedido tú, no hagas nada: no volveremos a escribirte.',
          ],
        },
      }
    : {
        subject: 'Confirm your subscription to Celebra',
        letter: {
          language,
          title: 'One step is left',
          paragraphs: [
            'Somebody, most likely you, asked to receive Celebra’s letters at this address: ideas, figures and clear sums for planning a celebration. If it was you, please confirm.',
          ],
          action: {
            label: 'Confirm the subscription',
            url,
            copy: 'If the button does not open, copy this address into your browser:',
          },
          notes: [
            'The link works for two days. If you did not ask for this, do nothing: we will not write again.',
          ],
        },
      };

export const welcomeLetter = (language: Language, blog: string, leave: string): Subject =>
  language === 'es'
    ? {
        subject: 'Ya estás en la lista de Celebra',
        letter: {
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
        subject: 'You are on Celebra’s list',
        letter: {
          language,
          title: 'Welcome',
          paragraphs: [
            'We write twice a month at most, and only when there is something useful to say. Until then, the blog has what we have written so far, with its sources.',
          ],
          action: { label: 'Read the blog', url: blog, copy: 'Or copy this address into your browser:' },
          notes: ['You receive this mail because you confirmed your subscription.'],
          leave: { label: 'Unsubscribe', url: leave },
        },
      };

/** For whoever asks again: the page answers as for anybody, only the owner of the address learns that it is known. */
export const knownLetter = (language: Language, leave: string): Subject =>
  language === 'es'
    ? {
        subject: 'Ya estabas en la lista de Celebra',
        letter: {
          language,
          title: 'Ya estabas en la lista',
          paragraphs: [
            'Alguien ha pedido suscribir esta dirección a las cartas de Celebra, y ya lo estaba. No tienes que hacer nada.',
          ],
          leave: { label: 'Darme de baja', url: leave },
        },
      }
    : {
        subject: 'You were on Celebra’s list already',
        letter: {
          language,
          title: 'You were on the list already',
          paragraphs: [
            'Somebody asked to subscribe this address to Celebra’s letters, and it was subscribed already. There is nothing you need to do.',
          ],
          leave: { label: 'Unsubscribe', url: leave },
        },
      };
