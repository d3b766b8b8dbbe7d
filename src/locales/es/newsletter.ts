import type { newsletter as english } from '../en/newsletter';
import type { Shape } from '../shape';

export const newsletter = {
  form: {
    label: 'Tu correo electrónico',
    placeholder: 'nombre@ejemplo.com',
    submit: 'Suscribirme',
    sending: 'Un momento…',
    privacy:
      'Solo lo usamos para las cartas, y cada una trae un enlace para darse de baja. <policy>Privacidad</policy>.',
    website: 'Deja este campo vacío',
    invalid: 'Escribe una dirección de correo válida.',
    sentTitle: 'Mira tu correo',
    sent: 'Si la dirección es correcta, te llegará un mensaje con un enlace para confirmar. Vale dos días.',
    mailbox: 'Abrir el buzón',
    tooMany: 'Son muchas peticiones desde aquí. Inténtalo de nuevo dentro de una hora.',
    failed: 'El servicio no responde. Tu dirección sigue aquí: inténtalo de nuevo.',
  },
  confirm: {
    title: 'Confirma tu suscripción',
    text: 'Pulsa una vez y estarás en la lista: dos cartas al mes, como mucho.',
    submit: 'Confirmar la suscripción',
    doneTitle: 'Ya estás en la lista',
    done: 'Gracias. La primera carta llegará cuando haya algo útil que contar; mientras tanto, tienes el blog.',
    blog: 'Leer el blog',
  },
  leave: {
    title: '¿Te das de baja?',
    text: 'Pulsa una vez y no volveremos a escribir a esta dirección.',
    submit: 'Darme de baja',
    doneTitle: 'Ya no estás en la lista',
    done: 'Hemos borrado tu dirección. Si algún día nos echas de menos, ya sabes dónde estamos.',
    home: 'Ir al inicio',
  },
  broken: {
    title: 'Este enlace no funciona',
    text: 'Puede que haya caducado, que haya otro más nuevo o que se copiara a medias. Puedes pedir uno nuevo.',
    leaveText:
      'Puede que se copiara a medias. Usa el enlace de la carta más reciente que tengas, o escríbenos.',
    contact: 'Escribirnos',
  },
  failed: 'El servicio no responde. Inténtalo de nuevo en un momento.',
} satisfies Shape<typeof english>;
