import type { modules as english } from '../en/modules';
import type { Shape } from '../shape';

export const modules = {
  offlineTitle: 'Estás sin conexión',
  offlineText:
    'Esto no se había cargado antes y sin conexión no lo podemos mostrar. Aparecerá solo en cuanto vuelvas.',
  missingTitle: 'No existe ese plan',
  missingText: 'Puede que se haya eliminado o que la dirección esté mal escrita.',
  backToPlans: 'Planes guardados',
  more: 'Más',
  csv: 'Descargar como tabla',
  print: 'Imprimir',
  failure: {
    gone: 'Este plan ya no existe o ya no se comparte contigo.',
  },
  conflict: {
    title: 'Alguien lo ha cambiado mientras tanto',
    text: 'No se ha perdido nada de lo que escribiste. Elige qué se queda.',
    theirs: 'Ahora',
    mine: 'Lo tuyo',
    deleted: 'elemento eliminado',
    applyMine: 'Poner encima mis cambios',
    keepTheirs: 'Dejarlo como está ahora',
  },
  proposals: {
    take: 'Aplicar',
    leave: 'Dejar',
    takeOne: 'Aplicar {{what}}',
    leaveOne: 'Dejar {{what}} como está',
    takeAll: 'Aplicar todo',
    leaveAll: 'Dejar todo como está',
    more_one: 'Ver {{formatted}} más',
    more_many: 'Ver {{formatted}} más',
    more_other: 'Ver {{formatted}} más',
  },
} satisfies Shape<typeof english>;
