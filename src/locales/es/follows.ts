import type { follows as english } from '../en/follows';
import type { Shape } from '../shape';

export const follows = {
  title: 'El evento se movió al {{date}}',
  text_one: '{{formatted}} línea cambiaría. Aplícala si te conviene.',
  text_many: '{{formatted}} de líneas cambiarían. Aplica las que te convengan.',
  text_other: '{{formatted}} líneas cambiarían. Aplica las que te convengan.',
  kept_one: '{{formatted}} fecha que elegiste queda como está.',
  kept_many: '{{formatted}} de fechas que elegiste quedan como están.',
  kept_other: '{{formatted}} fechas que elegiste quedan como están.',
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
  taken_one: '{{formatted}} línea actualizada',
  taken_many: '{{formatted}} de líneas actualizadas',
  taken_other: '{{formatted}} líneas actualizadas',
  left: 'Las fechas quedan como están',
  said: {
    households: 'A quienes ya invitaste no se les ha avisado. Tú decides cuándo.',
    vendor_quotes:
      'A tus proveedores tampoco se les ha avisado. Pregunta a cada uno si la nueva fecha le va bien.',
  },
  tell: 'Avisar a los invitados',
  ask: 'Ir a los proveedores',
  unaware_one: '{{formatted}} grupo tiene la invitación con otra fecha y no se le ha avisado',
  unaware_many: '{{formatted}} de grupos tienen la invitación con otra fecha y no se les ha avisado',
  unaware_other: '{{formatted}} grupos tienen la invitación con otra fecha y no se les ha avisado',
  undecided: 'Hasta que decidas, los invitados no ven en su invitación las horas de estas partes.',
  off: '{{moment}}. El evento no es ese día.',
  offTitle: 'Partes en un día sin evento',
} satisfies Shape<typeof english>;
