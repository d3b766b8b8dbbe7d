import type { allocationdemo as english } from '../en/allocationdemo';
import type { Shape } from '../shape';

export const allocationdemo = {
  title: 'Pruébalo con una boda',
  guests: 'Invitados',
  guestsSlider: 'Invitados (deslizador)',
  budget: 'Presupuesto',
  budgetSlider: 'Presupuesto (deslizador)',
  country: 'País',
  region: 'Región',
  regionAny: 'Cualquiera',
  priorities: '¿Qué te importa más? Toca tres, por orden.',
  rank: 'Prioridad {{rank}}',
  ranked: '{{category}} es ahora tu prioridad número {{rank}}.',
  unranked: '{{category}} ya no es una prioridad.',
  usual: 'Lo habitual para una boda así ({{place}}): de {{low}} a {{high}}.',
  source: '{{label}}, {{year}}.',
  noUsual: 'No hay cifras publicadas de lo que cuesta una boda allí ({{place}}).',
  start: 'El reparto parte de una propuesta de {{label}}.',
  methods: 'Cómo calculamos',
  carry: 'Seguir con estos números',
} satisfies Shape<typeof english>;
