import type { files as english } from '../en/files';
import type { Shape } from '../shape';

export const files = {
  title: 'Archivos',
  hint: 'Contrato, recibos, fotos: PDF, imágenes, Word, Excel, OpenDocument, CSV o texto, hasta {{max}} cada uno.',
  withRow: 'Se guardan junto con lo demás.',
  add: 'Añadir archivos',
  list: 'Archivos',
  count_one: 'Un archivo',
  count_many: '{{count, number}} archivos',
  count_other: '{{count, number}} archivos',
  none: 'Todavía no hay archivos.',
  open: 'Abrir {{name}}',
  remove: 'Eliminar {{name}}',
  added: 'Añadido: {{names}}',
  removed: '«{{name}}» eliminado',
  problem: {
    empty: '«{{name}}» está vacío.',
    large: '«{{name}}» pesa {{size}}; el máximo son {{max}}.',
    kind: '«{{name}}» no es un tipo de archivo que se pueda guardar aquí.',
    lie: '«{{name}}» no contiene lo que dice su nombre.',
    full: '«{{name}}» no cabe: un plan guarda hasta {{max}} archivos.',
    unread: '«{{name}}» no se pudo leer.',
    onlyInTab: 'En este dispositivo no cabe «{{name}}»: no cierres esta página hasta que se guarde.',
  },
  preview: {
    save: 'Descargar',
    other: 'Este tipo de archivo no se puede ver aquí. Descárgalo para verlo.',
    lie: 'Este archivo no contiene lo que dice su nombre, así que no lo abrimos aquí.',
    failed: 'No pudimos traerlo. No se ha perdido nada: inténtalo de nuevo en un momento.',
    gone: 'Ya no está: alguien lo eliminó.',
    again: 'Intentarlo de nuevo',
  },
  field: { file_name: 'Archivo', size: 'Tamaño' },
  limit: 'En este plan ya no caben más archivos.',
} satisfies Shape<typeof english>;
