import type { tour as english } from '../en/tour';
import type { Shape } from '../shape';

export const tour = {
  title: 'Un presupuesto que piensa contigo',
  lead: 'Lo que ves aquí no son dibujos: cada cifra sale del mismo motor que repartirá tu evento. Muévelas.',
  try: {
    button: 'Pruébalo',
    of: 'Pruébalo: {{feature}}',
    title: 'Prueba el reparto',
  },
  soon: {
    title: 'La demo llega pronto',
    text: 'Esto todavía no se puede probar por separado. En la aplicación ya está, gratis para tu primer evento.',
  },
  split: {
    title: 'Un reparto con sus porqués',
    text: 'Escribe un total y Celebra lo reparte en nueve partidas según dónde celebras, cuántos sois y el tipo de sitio. En cada una ves lo que gastan otros y por qué la tuya es la que es. Abre una.',
  },
  priorities: {
    title: 'Lo que más te importa, primero',
    text: 'Ordena las partidas arrastrando o con botones. Lo que te hace ilusión toma un poco de lo que te da igual, y nada se queda a cero.',
  },
  whatif: {
    title: '¿Y si fuéramos noventa?',
    text: 'Treinta invitados menos no es todo un cuarto más barato: la orquesta cuesta lo mismo. Mira adónde va el dinero antes de mandar las invitaciones.',
    guests: 'Invitados',
    perGuest: 'Con los mismos {{total}}, cada invitado pasa de {{before}} a {{after}}.',
  },
  usual: {
    title: 'Lo que cuesta donde celebras',
    text: 'La misma boda no cuesta igual en todas partes. Ves lo habitual en tu región para los que sois, con la encuesta de la que sale. Y donde nadie ha preguntado, te lo decimos.',
    place: 'Lugar',
  },
  locks: {
    title: 'Lo decidido no se toca',
    text: '¿Ya has firmado la finca? Fíjala. Lo demás se reparte lo que queda, hasta el último céntimo. Escribe una cantidad o toca un candado y mira.',
  },
  anywhere: {
    title: 'En el bolsillo, también sin cobertura',
    text: 'En la finca no hay cobertura y la florista espera respuesta. Lo que ya has abierto se lee sin conexión, y lo que cambies se envía cuando vuelvas a tenerla.',
    offline: 'Estás sin conexión. Tu plan se puede leer igual.',
    event: 'Boda de Lucía y Marcos',
  },
  closing: {
    title: 'Ahora tú',
    text: 'El primer evento es gratis, con todo esto.',
    start: 'Empieza gratis',
    toApp: 'Ir a tus eventos',
  },
} satisfies Shape<typeof english>;
