import type { delays as english } from '../en/delays';
import type { Shape } from '../shape';

export const delays = {
  title: '¿Y si algo se retrasa?',
  text: 'Simulamos tu día 2000 veces con lo que suele durar cada cosa. Lo que hacen tus invitados espera a lo anterior; el margen absorbe los retrasos.',
  what: 'Qué te preocupa',
  after: 'Que empiece después de las',
  failed: 'No hemos podido simular el día. Recarga la página para intentarlo de nuevo.',
  chance: 'Hay un {{percent}} de probabilidad de que «{{what}}» empiece después de las {{time}}.',
  never: 'En {{runs}} simulaciones, «{{what}}» nunca empieza después de las {{time}}.',
  remedy: 'Con {{minutes}} más antes de «{{before}}» baja al {{percent}}',
  how: {
    earlier_one: '«{{what}}» empieza {{minutes}} antes.',
    earlier_many: '«{{what}}» y {{others}} de actividades más empiezan {{minutes}} antes.',
    earlier_other: '«{{what}}» y {{others}} más empiezan {{minutes}} antes.',
    shorter: '«{{what}}» dura {{minutes}} menos.',
  },
  add: 'Añadir {{minutes}}',
  said: '{{minutes}} de margen antes de «{{before}}»',
  calm: 'Tu día tiene margen de sobra: no hace falta cambiar nada.',
  nothing:
    'Añadir margen aquí apenas ayuda: lo anterior está fijado o no se puede acortar. Empezar antes sí ayudaría.',
  bars: {
    title: 'Cuándo empezaría «{{what}}»',
    text: 'Nueve de cada diez veces, entre las {{from}} y las {{to}}; en la mitad de los casos, antes de las {{middle}}.',
    always: 'Siempre a las {{from}}.',
  },
  day: {
    title: 'Las horas probables del día',
    text: 'La marca oscura es tu plan; la barra, la mitad de los casos; la línea, nueve de cada diez.',
    between: '{{from}} – {{to}}',
    more_one: 'Ver {{count, number}} más',
    more_many: 'Ver {{count, number}} de actividades más',
    more_other: 'Ver {{count, number}} más',
  },
  source:
    'Cuánto se alarga cada cosa es propuesta nuestra, hecha con los intervalos que las guías del sector dan como habituales (2026); nadie lo ha medido todavía. Lo que está fijado o va con el sol se da por puntual.',
  calendar: {
    label: 'Para tu calendario',
    day: 'El día entero',
    milestones: 'Las fechas clave',
    item: 'Añadir a mi calendario',
    dayFile: 'día',
    milestonesFile: 'fechas clave',
    dayName: '{{plan}}: el día',
    milestonesName: '{{plan}}: fechas clave',
    responsible: 'Se encarga: {{name}}',
    failed: 'No se ha podido crear el archivo de calendario. Inténtalo de nuevo.',
  },
} satisfies Shape<typeof english>;
