import type { newsletter as english } from '../en/newsletter';
import type { Shape } from '../shape';

export const newsletter = {
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
  reminders: {
    title: '¿Apagamos los recordatorios?',
    text: 'Pulsa una vez y no volveremos a recordarte tareas, pagos ni hitos. Tus planes siguen igual.',
    submit: 'Apagar los recordatorios',
    doneTitle: 'Recordatorios apagados',
    done: 'Puedes volver a encenderlos en tu perfil cuando quieras.',
    profile: 'Ir a mi perfil',
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
