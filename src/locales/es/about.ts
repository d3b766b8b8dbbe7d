import type { about as english } from '../en/about';
import type { Shape } from '../shape';

export const about = {
  title: 'Una fiesta tiene que dar alegría. Su presupuesto, cuadrar.',
  lead: '{{brand}} nació en {{year}} para lograr las dos cosas a la vez.',
  story: {
    title: 'Por qué estamos aquí',
    start:
      'La gente prepara uno de los días más caros de su vida con un buscador, una hoja de cálculo y un nudo en la garganta. El buscador dice cuánto cuesta «una boda», como si solo hubiera una. La hoja de cálculo guarda lo último que alguien escribió. El nudo no se va.',
    middle:
      'Buscamos números mejores y los encontramos desperdigados: una encuesta por aquí, una estadística por allá, la regla de una organizadora; en dos idiomas y diez monedas, y casi nunca de acuerdo. Los reunimos, anotamos al lado de cada uno de dónde sale y hasta qué punto es fiable, y escribimos la cuenta que los convierte en un primer plan.',
    now: 'Lo demás vino solo. Un plan que cambia con tus invitados y con lo que más te importa. Importes que se explican. Y ningún truco para tenerte mirando la pantalla: preferimos que la cierres y salgas a cenar.',
  },
  values: {
    title: 'En lo que no cedemos',
    honest: {
      title: 'Decir de dónde sale',
      text: 'Cada importe que proponemos enseña su margen, su fuente y su año. Y cuando es una propuesta nuestra, también lo dice.',
    },
    yours: {
      title: 'Lo que decides, se queda',
      text: 'Nunca pisamos lo que has escrito. Proponemos; tú decides.',
    },
    everybody: {
      title: 'Para cada pareja y cada fiesta',
      text: 'Dos novias, dos novios, unos XV años, unas bodas de oro, una cena para nueve. En español y en inglés, cada uno escrito por quien piensa en él.',
    },
    calm: {
      title: 'Tranquila y ligera',
      text: 'Páginas que se abren al momento en un teléfono viejo, que sirven sin conexión, con teclado o con lector de pantalla, y que no espían a nadie.',
    },
  },
  measure: {
    title: 'Lo que medimos',
    lead: 'Números sobre el producto, no sobre nosotros. Se cuentan de los mismos datos que usa el motor de presupuestos.',
    sources: 'fuentes públicas detrás de las cifras, cada una con su año',
    countries: 'países donde se ha encuestado lo que cuesta una boda, y un nivel de precios para los demás',
    regions: 'regiones con cifras propias',
    cent: 'errores de redondeo al repartir un presupuesto',
    more: 'Ver todas las cifras',
  },
  not: {
    title: 'Lo que no hacemos',
    ads: 'No ponemos publicidad ni cobramos comisión a los proveedores. Nadie puede pagar para que lo recomendemos.',
    data: 'No vendemos datos ni entrenamos nada con ellos.',
    certainty: 'No fingimos estar seguros. Una encuesta es una encuesta.',
    more: 'Lee cómo tratamos tus datos',
  },
  offices: {
    title: 'Dónde estamos',
    headquarters: 'Sede central',
    write: 'Escríbenos',
  },
  closing: {
    title: 'Pruébalo con tus números',
    text: 'El primer evento es gratis y no pide tarjeta.',
    start: 'Empezar gratis',
  },
} satisfies Shape<typeof english>;
