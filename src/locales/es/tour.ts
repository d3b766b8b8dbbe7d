import type { tour as english } from '../en/tour';
import type { Shape } from '../shape';

export const tour = {
  title: 'Un presupuesto que piensa contigo',
  lead: 'Esto no son dibujos: cada cifra sale del mismo motor que repartirá tu presupuesto. Pruébalo.',
  try: {
    button: 'Pruébalo',
    of: 'Pruébalo: {{feature}}',
  },
  split: {
    title: 'Un reparto con sus porqués',
    text: 'Escribe un total y Celebra lo reparte en nueve categorías según dónde celebras, cuánta gente invitas y el tipo de lugar. Mira por qué cada importe es el que es, y fija lo que ya has firmado: el resto se reparte entre las demás, sin que falte ni sobre nada.',
  },
  whatif: {
    title: '¿Y si fuéramos noventa?',
    text: 'Con treinta invitados menos no todo baja un cuarto: la orquesta cuesta lo mismo. Mira adónde va el dinero antes de mandar las invitaciones.',
    guests: 'Invitados',
    perGuest: 'Con los mismos {{total}}, cada invitado pasa de {{before}} a {{after}}.',
  },
  usual: {
    title: 'Lo que cuesta donde celebras',
    text: 'La misma boda no cuesta igual en todas partes. Ves lo habitual en tu región para tu número de invitados, con la encuesta de la que sale. Y donde nadie ha preguntado, te lo decimos.',
    place: 'Lugar',
  },
  tasks: {
    title: 'Qué toca hacer, y cuándo',
    text: 'Una lista que cuenta hacia atrás desde el día, con lo que de verdad hace falta en un evento como el tuyo. Si quedan seis semanas y no un año, se ajusta sola y te dice qué ha dejado fuera.',
    left: 'Tiempo que queda',
    year: 'Queda un año',
    half: 'Seis meses',
    weeks: 'Seis semanas',
    count_one: '{{count, number}} tarea en total.',
    count_many: '{{count, number}} de tareas en total.',
    count_other: '{{count, number}} tareas en total.',
    dropped_one: 'Con tan poco tiempo, {{count, number}} se queda fuera o se junta con otra.',
    dropped_many: 'Con tan poco tiempo, {{count, number}} se quedan fuera o se juntan con otras.',
    dropped_other: 'Con tan poco tiempo, {{count, number}} se quedan fuera o se juntan con otras.',
  },
  money: {
    title: 'Lo que queda por gastar',
    text: 'Apunta lo que acuerdas y lo que pagas. Celebra cuenta lo comprometido, avisa de lo que vence y te dice siempre una sola cifra: lo que todavía puedes gastar.',
    left: 'Queda por gastar',
    of: 'de {{budget}}',
    paid: 'Pagado',
    open: 'Por pagar',
    planned: 'Previsto',
    free: 'Libre',
    next: 'Próximos pagos',
  },
  anywhere: {
    title: 'En tu teléfono, también sin conexión',
    text: 'En la finca no hay cobertura y la florista espera respuesta. Lo que ya has abierto se lee sin conexión, y lo que cambies se envía cuando vuelvas a tenerla.',
    offline: 'Estás sin conexión. Tu plan se puede leer igual.',
    event: 'Boda de Lucía y Marcos',
  },
  more: {
    title: 'Y cuando se acerca el día',
    text: 'Los invitados, las mesas, los proveedores y el horario están en el mismo plan. Estas páginas son de la boda de ejemplo: ábrelas.',
    guests: {
      title: 'Quién viene',
      text: 'Una línea por familia, respuestas por enlace y cuántos vendrán de verdad.',
    },
    tables: {
      title: 'Quién se sienta con quién',
      text: 'Di quién debe ir junto y quién lejos, y encuentra las mesas que mejor lo cumplen.',
    },
    vendors: {
      title: 'Presupuestos comparables',
      text: 'Lo que pide cada proveedor, en los mismos términos y para tu número de invitados.',
    },
    day: {
      title: 'El día, minuto a minuto',
      text: 'El horario de los invitados y el del equipo, con la luz de ese día y lo que se solapa.',
    },
  },
  closing: {
    title: 'Ahora tú',
    text: 'El primer evento es gratis, con todo esto y con otra persona que planea contigo.',
    start: 'Empieza gratis',
    toApp: 'Ir a tus eventos',
  },
} satisfies Shape<typeof english>;
