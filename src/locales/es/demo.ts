import type { demo as english } from '../en/demo';
import type { Shape } from '../shape';

export const demo = {
  name: 'Demo',
  line: 'Demo: no se guarda nada.',
  more: 'Es una boda de ejemplo: prueba lo que quieras.',
  keep: 'Quédatelo',
  keepHint: 'Crea una cuenta y empieza con los datos, las categorías y las prioridades de este plan.',
  leave: 'Salir',
  soon: {
    title: 'La demo llega pronto',
    text: 'La demo guiada está en camino. Mientras tanto, prueba con esta boda de ejemplo.',
  },
  profile: {
    title: 'Tu perfil',
    text: 'El nombre, los recordatorios, la contraseña y la suscripción son de una cuenta. La demo no tiene: no envía correos y lo olvida todo al salir.',
    start: 'Crea tu cuenta',
    brand: 'Probar tu propia marca',
  },
} satisfies Shape<typeof english>;
