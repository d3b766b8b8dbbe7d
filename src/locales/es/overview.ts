import type { overview as english } from '../en/overview';
import type { Shape } from '../shape';

export const overview = {
  title: 'Tus eventos',
  daysTo_one: 'día para',
  daysTo_many: 'de días para',
  daysTo_other: 'días para',
  today: 'Hoy',
  todayUnit: 'es el día',
  nothingAhead: 'Nada próximo por ahora',
  nothingAheadText: 'Todos tus eventos ya han pasado. Cuando tengas el próximo en mente, empieza por aquí.',
  attention: 'Necesita tu atención',
  calm: 'Todo en orden',
  calmText: 'Pagos, contratos, respuestas, tareas y horarios están en orden en todos tus eventos.',
  showMore_one: 'Ver {{count, number}} más',
  showMore_many: 'Ver {{count, number}} de cosas más',
  showMore_other: 'Ver {{count, number}} más',
  month: 'Mes a mes',
  dates: 'Próximas fechas',
  past: 'Ya han pasado',
  all: 'Todos los planes guardados',
  emptyTitle: 'Toda celebración empieza con una idea',
  emptyText:
    'Cuéntanos qué celebras, cuándo y con cuánta gente. En unos minutos verás cómo puedes repartir tu presupuesto, y por qué.',
  emptyAction: 'Planear mi primer evento',
  onlyArchivedTitle: 'Todo está archivado',
  onlyArchivedText: 'Tus eventos anteriores siguen entre los planes guardados.',
  onlyArchivedAction: 'Ver los archivados',
} satisfies Shape<typeof english>;
