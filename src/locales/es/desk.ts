import type { desk as english } from '../en/desk';
import type { Shape } from '../shape';

export const desk = {
  need: {
    unsigned_one:
      'Sin contratar a {{count, number}} día del evento: {{categories}}. {{first}}: lo habitual son {{lead}} días antes.',
    unsigned_many:
      'Sin contratar a {{count, number}} de días del evento: {{categories}}. {{first}}: lo habitual son {{lead}} días antes.',
    unsigned_other:
      'Sin contratar a {{count, number}} días del evento: {{categories}}. {{first}}: lo habitual son {{lead}} días antes.',
    replies_one: 'Falta la respuesta de {{count, number}} persona; el plazo acaba el {{date}}.',
    replies_many: 'Falta la respuesta de {{count, number}} de personas; el plazo acaba el {{date}}.',
    replies_other: 'Falta la respuesta de {{count, number}} personas; el plazo acaba el {{date}}.',
    repliesLate_one: 'Falta la respuesta de {{count, number}} persona; el plazo acabó el {{date}}.',
    repliesLate_many: 'Falta la respuesta de {{count, number}} de personas; el plazo acabó el {{date}}.',
    repliesLate_other: 'Falta la respuesta de {{count, number}} personas; el plazo acabó el {{date}}.',
    critical: '«{{task}}» era para el {{date}}.',
    holding_one: '«{{task}}» era para el {{date}}, y una tarea espera por ella.',
    holding_many: '«{{task}}» era para el {{date}}, y {{count, number}} de tareas esperan por ella.',
    holding_other: '«{{task}}» era para el {{date}}, y {{count, number}} tareas esperan por ella.',
    unscheduled: 'El día aún no tiene horario.',
    unscheduledDays: 'Todavía sin horario: {{days}}.',
    due: '{{amount}} a {{vendor}}, el {{date}}.',
  },
  mend: {
    overdue: 'Pagar',
    short: 'Buscar el dinero',
    unsigned: 'Contratar',
    replies: 'Recordárselo',
    critical: 'Abrir la tarea',
    unscheduled: 'Preparar el día',
    due: 'Pagar',
    over: 'Ver en qué se ha ido',
    lateTasks: 'Ver las tareas',
    concern: 'Abrir el plan',
  },
} satisfies Shape<typeof english>;
