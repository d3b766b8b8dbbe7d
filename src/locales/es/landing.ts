import type { landing as english } from '../en/landing';
import type { Shape } from '../shape';

export const landing = {
  hero: {
    title: 'Una celebración con las cuentas claras',
    text: 'Celebra reparte tu presupuesto entre el lugar, la comida, la música y todo lo demás, según dónde celebras, cuánta gente invitas y qué te importa más. Y te cuenta por qué.',
    start: 'Empieza gratis',
    toApp: 'Ir a tus eventos',
    more: 'Saber más',
    note: 'Gratis para tu primer evento, con una lista de invitados de hasta 20 personas. Sin tarjeta.',
    demo: 'Mira una boda de ejemplo',
  },
  cards: {
    title: 'Menos cuentas, más fiesta',
    lead: 'Seis cosas que dejarás de llevar en una hoja de cálculo.',
    split: {
      title: 'Nueve categorías que cuadran',
      text: 'Escribe un total y verás cuánto toca al lugar, a la comida y a todo lo demás. Fija lo que ya has firmado: lo que queda se reparte entre las demás, sin que falte ni sobre nada.',
      again: 'Ver otra vez',
    },
    whatif: {
      title: '¿Y si fuéramos menos?',
      text: 'Cambia los invitados, las horas o el lugar y mira qué se mueve.',
    },
    usual: {
      title: 'Lo que cuesta donde tú vives',
      text: 'Cifras de encuestas por país y por región, con su año y su fuente a la vista.',
    },
    tasks: {
      title: 'Qué toca hoy',
      text: 'Tu lista se organiza sola, contando hacia atrás desde el gran día.',
    },
    money: {
      title: 'Lo que queda por gastar',
      text: 'Lo pagado, lo comprometido y lo que vence, en una sola cifra que siempre está al día.',
      figure: '6.240 €',
    },
    anywhere: {
      title: 'En tu teléfono, también sin conexión',
      text: 'Empiezas en el sofá y lo consultas en la finca. Lo que ya has abierto se puede leer en cualquier parte.',
    },
  },
  inside: {
    title: 'Así se ve por dentro',
    text: 'Una boda de ejemplo, con sus gastos, sus tareas y su día. Ábrela y toca lo que quieras: no hace falta cuenta.',
    open: 'Abrir la boda de ejemplo',
    budget: 'Desglose del presupuesto: el gasto previsto y un mapa con lo que se lleva cada categoría.',
    plan: 'El plan en el teléfono: la fecha, el lugar, los invitados y cómo se reparte el presupuesto.',
  },
  voices: {
    title: 'Así podría contarlo quien lo use',
    note: 'Testimonios de ejemplo: personas inventadas, hasta que tengamos opiniones reales que publicar.',
    rating: '{{rating}} estrellas de 5',
    couple: {
      name: 'Lucía y Marcos',
      role: 'Boda de 120 invitados en Asturias',
      content:
        'Creíamos que no llegábamos. Vimos que con treinta invitados menos llegábamos con holgura, y lo decidimos una tarde en la cocina.',
    },
    planner: {
      name: 'Valeria Ríos',
      role: 'Organizadora de eventos en Guadalajara',
      content:
        'Cuando un cliente me pregunta por qué tanto en decoración, le enseño de dónde sale la cifra. Se acabaron las discusiones.',
    },
    company: {
      name: 'Tomás Herrera',
      role: 'Responsable de eventos en una empresa',
      content:
        'Fijo lo que ya está firmado y el resto se recoloca solo. Dirección recibe un número y yo duermo mejor.',
    },
  },
  closing: {
    title: '¿Qué vas a celebrar?',
    text: 'Ponle nombre y fecha. De las cuentas nos ocupamos nosotros.',
  },
} satisfies Shape<typeof english>;
