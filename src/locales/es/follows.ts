import type { follows as english } from '../en/follows';
import type { Shape } from '../shape';

export const follows = {
  title: 'El evento se movió al {{date}}',
  text_one: '{{count, number}} línea cambiaría. Aplícala si te conviene.',
  text_many: '{{count, number}} de líneas cambiarían. Aplica las que te convengan.',
  text_other: '{{count, number}} líneas cambiarían. Aplica las que te convengan.',
  kept_one: '{{count, number}} fecha que elegiste queda como está.',
  kept_many: '{{count, number}} de fechas que elegiste quedan como están.',
  kept_other: '{{count, number}} fechas que elegiste quedan como están.',
  along: 'Se mueve con el evento',
  nearestAnswer: 'Con el evento, y el {{date}}: el día posible más cercano',
  nearestPayment:
    'Con el evento. Un pago no puede pasar a una fecha anterior a hoy ni a más de un año, así que se toma el día posible más cercano',
  begins: 'Empieza',
  answers: 'Respuestas hasta',
  instalments: 'Por pagar',
  instalment: '{{amount}} el {{date}}',
  rest: 'El resto vence el',
  due: 'Vence',
  taken_one: '{{count, number}} línea actualizada',
  taken_many: '{{count, number}} de líneas actualizadas',
  taken_other: '{{count, number}} líneas actualizadas',
  left: 'Las fechas quedan como están',
  said: {
    households: 'Quien ya esté invitado se entera de la nueva fecha solo cuando se lo dices.',
    vendor_quotes:
      'Tus proveedores también se enteran por ti. Pregunta a cada uno si le va bien la nueva fecha.',
  },
  tell: 'Avisar a los invitados',
  ask: 'Ir a los proveedores',
  unaware_one: '{{count, number}} grupo tiene la invitación con otra fecha y no se le ha avisado',
  unaware_many: '{{count, number}} de grupos tienen la invitación con otra fecha y no se les ha avisado',
  unaware_other: '{{count, number}} grupos tienen la invitación con otra fecha y no se les ha avisado',
  undecided: 'Hasta que decidas, los invitados no ven en su invitación las horas de estas partes.',
  off: '{{moment}}. El evento no es ese día.',
  offTitle: 'Partes en un día sin evento',
} satisfies Shape<typeof english>;
