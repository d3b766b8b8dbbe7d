import type { head as english } from '../en/head';
import type { Shape } from '../shape';

export const head = {
  description: {
    bottlesWine:
      'Qué vino va con el momento y el menú, a qué temperatura se sirve y cuántas botellas necesitan tus invitados. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    bottlesSparkling:
      'Qué espumoso va con la bienvenida y el brindis, a qué temperatura se sirve y cuántas botellas necesitan tus invitados. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    bottlesBeer:
      'Qué cerveza va con el momento y el menú, a qué temperatura se sirve y cuántas cajas necesitan tus invitados. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    bottlesSpirits:
      'Qué destilados necesita una barra libre, con qué se mezclan y cuántas botellas necesitan tus invitados. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    bottlesCocktails:
      'Qué cócteles van con el momento y se pueden hacer para muchos, con y sin alcohol, y cuánto comprar. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    bottlesSoftDrinks:
      'Qué servir a los niños, a quien conduce y a quien no bebe, y cuántas botellas necesitan tus invitados. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    bottlesWater:
      'Cuánta agua con y sin gas necesitan tus invitados, según las horas y el calor, y cómo servirla. Con una calculadora sencilla, rangos y fuentes, y sin cuenta.',
    home: 'Planifica tu boda o cualquier evento y reparte su presupuesto según el lugar, los invitados y lo que más te importa, con la razón y la fuente de cada cifra. Gratis para tu primer evento.',
    features:
      'Lo que Celebra hace por tu evento: un presupuesto que cuadra, prioridades que mueven el dinero, comparaciones de «¿y si…?» y planes que funcionan en el teléfono, también sin conexión.',
    pricing:
      'Gratis para tu primer evento. Compara Free, Basic, Pro y Enterprise: eventos, invitados, recomendaciones, equipo y soporte, sin letra pequeña.',
    about:
      'Quiénes hacemos Celebra y por qué: desde 2022 queremos que los presupuestos de los eventos sean tranquilos, honestos y con cifras que cualquiera pueda comprobar.',
    contact:
      'Escribe a Celebra: correo con respuesta en 24 horas, un formulario, teléfono para empresas y un centro de ayuda que nunca cierra.',
    blog: 'Lecturas útiles para preparar una celebración: lo que cuesta de verdad una boda, cuánto se bebe, a quién sentar dónde y qué hacer cuándo, con sus fuentes.',
    privacy:
      'Qué guarda Celebra sobre ti, dónde, cuánto tiempo y para qué, y cómo llevarte tus datos o pedir que los borremos, en palabras claras.',
    terms:
      'Las condiciones de uso de Celebra en palabras claras: cuentas, suscripciones, pagos, reembolsos, lo que es tuyo y lo que es nuestro, y qué pasa si algo falla.',
    methods:
      'Todas las cifras, los pesos y las fórmulas de las propuestas de presupuesto de Celebra, con su fuente, su año y hasta qué punto son fiables.',
  },
  invited: {
    title: 'Tienes una invitación',
    text: 'Ábrela para ver cuándo y dónde, y para responder.',
    picture: 'Una rama de olivo y las palabras «Tienes una invitación»',
  },
  linked: {
    title: 'Un enlace para ti',
    text: 'Ábrelo para ver lo que han compartido contigo.',
  },
  picture: '{{title}}, en Celebra',
  oldBrowser:
    'Para planificar hace falta un navegador más nuevo que este: Chrome o Edge {{chrome}}, Firefox {{firefox}}, Safari {{safari}} o posterior.',
  organisation: 'Eventos y sus presupuestos, en español y en inglés',
  feed: {
    title: 'Celebra · El blog',
    description: 'Consejos para preparar una celebración, con cifras y fuentes.',
  },
} satisfies Shape<typeof english>;
