import type { head as english } from '../en/head';
import type { Shape } from '../shape';

export const head = {
  description: {
    home: 'Planifica tu boda o cualquier evento y reparte su presupuesto según el lugar, los invitados y lo que más te importa, con la razón y la fuente de cada cifra. Gratis para tu primer evento.',
    features:
      'Lo que Celebra hace por tu evento: un presupuesto que cuadra, prioridades que mueven el dinero, comparaciones de «¿y si…?» y planes que funcionan en el móvil, también sin conexión.',
    pricing:
      'Gratis para tu primer evento. Compara los planes Free, Basic, Pro y Enterprise: eventos, invitados, recomendaciones, equipo y soporte, sin letra pequeña.',
    about:
      'Quiénes hacemos Celebra y por qué: desde 2022 queremos que los presupuestos de los eventos sean tranquilos, honestos y con cifras que cualquiera pueda comprobar.',
    contact:
      'Escribe a Celebra: correo con respuesta en 24 horas, un formulario, teléfono para empresas y un centro de ayuda que nunca cierra.',
    blog: 'Lecturas útiles para preparar una celebración: lo que cuesta de verdad una boda, cuánto se bebe, a quién sentar dónde y qué hacer cuándo, con sus fuentes.',
    privacy:
      'Qué guarda Celebra sobre ti, dónde, cuánto tiempo y para qué, y cómo llevarte tus datos o pedir que los borremos, en palabras claras.',
    terms:
      'Las condiciones de uso de Celebra en palabras claras: cuentas, planes, pagos, reembolsos, lo que es tuyo y lo que es nuestro, y qué pasa si algo falla.',
    methods:
      'Todas las cifras, los pesos y las fórmulas de las propuestas de presupuesto de Celebra, con su fuente, su año y cuánto te puedes fiar de ellas.',
  },
  picture: '{{title}}, en Celebra',
  organisation: 'Eventos y sus presupuestos, en español y en inglés',
  feed: {
    title: 'Celebra · El blog',
    description: 'Celebraciones preparadas con calma y con cifras.',
  },
} satisfies Shape<typeof english>;
