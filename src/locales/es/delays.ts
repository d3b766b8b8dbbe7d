import type { delays as english } from '../en/delays';
import type { Shape } from '../shape';

export const delays = {
  title: '¿Y si algo se retrasa?',
  text: 'Vivimos tu día dos mil veces, y cada cosa dura lo que suele durar. Lo que hacen tus invitados espera a lo anterior; lo que queda libre absorbe los retrasos.',
  what: 'Qué te preocupa',
  after: 'Que empiece después de las',
  failed: 'No hemos podido simular el día. Recarga la página para intentarlo de nuevo.',
  chance: 'Hay un {{percent}} de probabilidad de que «{{what}}» empiece después de las {{time}}.',
  never: 'Ninguna de las {{runs}} veces empieza «{{what}}» después de las {{time}}.',
  remedy: 'Con {{minutes}} más antes de «{{before}}» baja al {{percent}}',
  how: {
    earlier_one: '«{{what}}» empieza {{minutes}} antes.',
    earlier_many: '«{{what}}» y {{formatted}} de líneas más empiezan {{minutes}} antes.',
    earlier_other: '«{{what}}» y {{formatted}} más empiezan {{minutes}} antes.',
    shorter: '«{{what}}» dura {{minutes}} menos.',
  },
  add: 'Añadir {{minutes}}',
  said: '{{minutes}} libres antes de «{{before}}»',
  calm: 'Tu día tiene margen de sobra: no hace falta cambiar nada.',
  nothing:
    'Ningún rato libre que quepa en este día cambia mucho: lo de antes está fijado o no tiene de dónde quitar. Empezar antes sí ayudaría.',
  bars: {
    title: 'Cuándo empezaría «{{what}}»',
    text: 'Nueve de cada diez veces, entre las {{from}} y las {{to}}; la mitad, como tarde a las {{middle}}.',
    always: 'Siempre a las {{from}}.',
  },
  day: {
    title: 'Las horas probables del día',
    text: 'La marca oscura es tu plan; la barra, donde cae la mitad de los comienzos; la línea, nueve de cada diez.',
    between: '{{from}} – {{to}}',
    more_one: 'Ver {{formatted}} más',
    more_many: 'Ver {{formatted}} de líneas más',
    more_other: 'Ver {{formatted}} más',
  },
  source:
    'Cuánto se alarga cada cosa es propuesta nuestra, hecha con los intervalos que las guías del sector dan como habituales (2026); nadie lo ha medido todavía. Lo que está fijado o va con el sol se da por puntual.',
  calendar: {
    label: 'Para tu calendario',
    day: 'El día entero',
    milestones: 'Los hitos',
    item: 'Añadir a mi calendario',
    dayFile: 'día',
    milestonesFile: 'hitos',
    dayName: '{{plan}}: el día',
    milestonesName: '{{plan}}: hitos',
    responsible: 'Se encarga: {{name}}',
    failed: 'No se ha podido hacer el archivo de calendario. Inténtalo de nuevo.',
  },
} satisfies Shape<typeof english>;
