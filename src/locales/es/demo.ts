import type { demo as english } from '../en/demo';
import type { Shape } from '../shape';

export const demo = {
  line: 'Demo con una boda de ejemplo. Prueba lo que quieras: no se guarda nada.',
  keep: 'Quédatelo',
  keepHint: 'Crea una cuenta y empieza con este lugar, presupuesto, invitados y prioridades.',
  leave: 'Salir de la demo',
  soon: {
    title: 'La demo llega pronto',
    text: 'La demo guiada está en camino. Mientras tanto, prueba con esta boda de ejemplo.',
  },
  profile: {
    title: 'Tu perfil',
    text: 'El nombre, los recordatorios, la contraseña y la suscripción son de una cuenta. La demo no tiene: no envía correos y lo olvida todo al salir.',
    start: 'Crea tu cuenta',
  },
} satisfies Shape<typeof english>;
