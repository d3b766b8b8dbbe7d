import type { registrations as english } from '../en/registrations';
import type { Shape } from '../shape';

export const registrations = {
  title: 'Inscripciones',
  text: 'Quién se ha inscrito en la página del evento. Cuando lo confirman, pasan a la lista de invitados.',
  none: 'Todavía no se ha inscrito nadie.',
  noneShown: 'Ahora mismo no hay ninguna de estas.',
  switch: 'Abrir la inscripción en la página del evento',
  show: 'Ver',
  all: 'Todas',
  list: 'Inscripciones',
  state: {
    held: 'Espera sitio en tu lista',
    waiting: 'En lista de espera',
    late: 'Confirmada fuera de plazo',
    pending: 'Sin confirmar',
    accepted: 'Confirmada',
    declined: 'Dejó su lugar',
  },
  heldNotice_one:
    '{{count, number}} inscripción está confirmada y espera: la lista de invitados está completa para la suscripción de quien organiza. Está guardada, y entra con un toque cuando haya sitio.',
  heldNotice_many:
    '{{count, number}} de inscripciones están confirmadas y esperan: la lista de invitados está completa para la suscripción de quien organiza. Están guardadas, y entran con un toque cuando haya sitio.',
  heldNotice_other:
    '{{count, number}} inscripciones están confirmadas y esperan: la lista de invitados está completa para la suscripción de quien organiza. Están guardadas, y entran con un toque cuando haya sitio.',
  at: 'Inscripción del {{date}}',
  admit: {
    held: 'Dejar entrar',
    waiting: 'Dar un lugar',
    late: 'Dar un lugar',
    pending: 'Confirmar en su nombre',
  },
  admitName: '{{action}}: {{name}}',
  admitted: '{{name}} tiene un lugar y lo sabrá por correo',
  listed: '{{name}} está en la lista de invitados',
  gone: 'Aquello en lo que se inscribió ya no está en el evento. No ha cambiado nada.',
  full: 'La lista de invitados está completa para la suscripción de quien organiza. No ha cambiado nada.',
  failed: 'No ha llegado respuesta. Comprueba la conexión, y mira en la lista si se ha hecho.',
  delete: 'Eliminar',
  deleteText: 'Lo que escribió desaparece y su enlace deja de funcionar. Puede inscribirse otra vez.',
  deleteName: 'Eliminar la inscripción de {{name}}',
  deleted: 'La inscripción de {{name}} se ha eliminado',
  demo: 'En tu propio plan, aquí ves a quien se inscribe en la página del evento. La demostración no tiene visitas.',
  open: {
    title: 'Inscripción',
    text: 'Quien abre la dirección puede inscribirse en estas partes. Lo confirma por correo, y espera si una parte está completa.',
    closed:
      'Publica la página para cualquiera, o para quien sepa la palabra que elijas, y se podrán inscribir en su dirección.',
    noParts:
      'El evento todavía no tiene partes. Añade una en la lista de invitados y se podrán inscribir en ella.',
    part: 'Abierta: {{part}}',
    capacity: 'Lugares',
    capacityOf: 'Lugares: {{part}}',
    capacityHint: 'Vacío si no hay límite.',
    wrong: 'Escribe un número entero del 1 al 10 000, o nada.',
    saved: 'Lugares cambiados: {{part}}',
    toParts: 'Ir a la lista de invitados',
    see: 'Ver quién se ha inscrito',
  },
} satisfies Shape<typeof english>;
