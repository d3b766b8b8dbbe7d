import type { landing as english } from '../en/landing';
import type { Shape } from '../shape';

export const landing = {
  hero: {
    title: 'Una celebración con las cuentas claras',
    text: 'Celebra reparte tu presupuesto entre el lugar, la comida, la música y todo lo demás, según dónde celebras, cuánta gente invitas y qué te importa más. Y te cuenta por qué.',
    start: 'Empieza gratis',
    toApp: 'Ir a tus eventos',
    note: 'Gratis para tu primer evento. Sin tarjeta.',
  },
  split: {
    title: 'Pruébalo con una boda',
    guests: 'Invitados',
    budget: 'Presupuesto',
    usual: 'Lo habitual para una boda así ({{place}}): de {{low}} a {{high}}.',
    source: '{{label}}, {{year}}',
    split: 'Punto de partida del reparto: propuesta de {{label}}.',
  },
  points: {
    title: 'Menos cuentas, más fiesta',
    reasons: {
      title: 'Cada cantidad tiene su porqué',
      text: 'Más invitados de lo habitual, un jardín, la música en primer lugar: ves qué ha movido cada cifra y de dónde sale.',
    },
    follow: {
      title: 'Cambias una cosa y lo demás se ajusta',
      text: 'Invita a treinta personas menos y mira la comida, la bebida y el transporte. Lo que ya has decidido se queda como está.',
    },
    kept: {
      title: 'Te espera donde lo dejaste',
      text: 'Empieza en el móvil y sigue en el ordenador. Lo que ya has abierto se puede leer también sin conexión.',
    },
  },
  closing: {
    title: '¿Qué vas a celebrar?',
    text: 'Ponle nombre y fecha. De las cuentas nos ocupamos nosotros.',
  },
} satisfies Shape<typeof english>;
