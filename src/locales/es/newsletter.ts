import type { newsletter as english } from '../en/newsletter';
import type { Shape } from '../shape';

export const newsletter = {
  confirm: {
    title: 'Confirma tu suscripción al boletín',
    text: 'Confírmalo y estarás en la lista: dos correos al mes como mucho.',
    submit: 'Confirmar la suscripción',
    doneTitle: 'Ya estás en la lista',
    done: 'Gracias. El primer correo llegará cuando haya algo útil que contar; mientras tanto, tienes el blog.',
    blog: 'Leer el blog',
  },
  leave: {
    title: '¿Te das de baja?',
    text: 'Confírmalo y no volveremos a escribir a esta dirección.',
    submit: 'Darme de baja',
    doneTitle: 'Ya no estás en la lista',
    done: 'Hemos borrado tu dirección. Si algún día nos echas de menos, ya sabes dónde estamos.',
    home: 'Ir al inicio',
  },
  reminders: {
    title: '¿Desactivar los recordatorios?',
    text: 'Dejaremos de recordarte tareas, pagos y fechas clave. Tus planes siguen igual.',
    submit: 'Desactivar los recordatorios',
    doneTitle: 'Recordatorios desactivados',
    done: 'Puedes volver a activarlos en tu perfil cuando quieras.',
    profile: 'Ir a mi perfil',
  },
  invitations: {
    title: '¿No recibir más correos de este evento?',
    text: 'Dejaremos de escribirte sobre él. Tu enlace para responder sigue funcionando.',
    submit: 'No recibir más correos',
    doneTitle: 'No te escribiremos más',
    done: 'Tu enlace para responder sigue funcionando.',
  },
  broken: {
    title: 'Este enlace no funciona',
    text: 'Puede que haya caducado, que haya otro más nuevo o que se copiara a medias. Puedes pedir uno nuevo.',
    leaveText:
      'Puede que se copiara a medias. Usa el enlace del último correo que te enviamos, o escríbenos.',
    contact: 'Escribirnos',
  },
  failed: 'El servicio no responde. Inténtalo de nuevo en un momento.',
} satisfies Shape<typeof english>;
