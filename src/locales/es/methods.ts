import type { methods as english } from '../en/methods';
import type { Shape } from '../shape';

export const methods = {
  title: 'Cómo calculamos',
  lead: 'Ninguna cifra de Celebra cae del cielo. Aquí están todas las que usa el motor, con su fuente, su año y lo que nos fiamos de ellas, y lo que se hace con cada una. Esta página sale de los mismos archivos que el cálculo: cuando cambia uno, cambia la otra.',
  contents: 'En esta página',
  shares: {
    title: 'De dónde parte el reparto',
    text: 'Cada tipo de evento tiene unas partes habituales del total. Ninguna encuesta sirve tal cual: sus medias son de las parejas que compran cada cosa, y el lugar, la comida y la bebida suelen ir en una sola cifra. Por eso las partes son una propuesta nuestra, elegida dentro de lo que muestran los estudios, y suman el 100 %. Los anillos y el viaje de novios no entran. Junto a cada parte ves la menor y la mayor que muestran los estudios; donde no hay ninguno, tomamos ±{{spread}}.',
  },
  'left-out': {
    title: 'Lo que dejas fuera',
    text: 'La parte de una categoría que dejas fuera pasa a las demás, en proporción a la suya. De aquí en adelante cada categoría tiene un peso w, y su parte p del total es su peso dividido entre la suma de los pesos de todas las que has elegido.',
  },
  region: {
    title: 'La región',
    text: 'Donde las encuestas conocen la región, lo que cuesta allí un invitado comparado con el país, r, cambia los pesos. El salón se paga donde es la boda; el vestido se compra en cualquier parte. Por eso cada categoría tiene un exponente e, que dice cuánto le llega de esa diferencia.',
    local: 'Cuánto llega a cada categoría de los precios de la región',
  },
  guests: {
    title: 'Los invitados',
    text: 'Una parte g de cada categoría crece con el número de invitados n; el resto es fijo. Frente al número habitual n₀ de ese lugar, más invitados llevan peso hacia la comida y lo quitan de la música. n₀ es el de la encuesta de la región; si no la hay, el de la del país; y si tampoco, el de esta tabla.',
    driven: 'La parte que crece con los invitados',
    usual: 'Invitados habituales donde ninguna encuesta los cuenta',
  },
  place: {
    title: 'El tipo de lugar',
    text: 'Al aire libre se pagan carpas y luz; en casa, carpas y muebles; lejos, el transporte. Cada peso se multiplica por un factor f, que en un local cerrado es 1.',
    factors: 'Factores según el tipo de lugar',
  },
  hours: {
    title: 'Las horas',
    text: 'Una parte h de cada categoría se paga por horas: t son las tuyas y t₀ las habituales. Las bebidas siguen la regla de los caterings: dos en la primera hora y una en cada hora más. A partir de {{full}} horas cada una cuenta un cuarto: en un fin de semana también se duerme.',
    driven: 'La parte que se paga por horas',
    rule: 'la regla de las bebidas',
    usual: 'Horas habituales, de la ceremonia al final',
    value: '{{hours}} h',
    weddingIn: 'Boda, {{place}}',
    weddingElsewhere: 'Boda, resto del mundo',
    latinAmerica: 'América Latina',
  },
  priorities: {
    title: 'Tus prioridades',
    text: 'De cada dos categorías a y b, la que has puesto por delante toma de la otra un {{part}} de la parte más pequeña de las dos. Con nueve categorías son {{pairs}} intercambios cada una, un {{most}} como mucho. Ninguna se queda a cero, la suma no cambia y subir una categoría nunca le quita dinero. Lo que se guarda para imprevistos no participa.',
  },
  locks: {
    title: 'Lo fijado y el redondeo',
    text: 'Lo que has fijado se queda como está; lo demás se reparte según los pesos. Si lo fijado deja a las otras menos del {{starving}} de lo que tendrían, te avisamos. Al final cada cantidad se redondea hacia abajo al céntimo (o a la unidad, donde no hay céntimos) y los que sobran van a las que más habían perdido. Así la suma es siempre, exactamente, tu total.',
  },
  ranges: {
    title: 'El margen junto a cada cantidad',
    text: 'Responde a «¿es desproporcionado?»: la parte que sugieren tus datos, antes de prioridades y de lo fijado, con la menor y la mayor que muestran los estudios, en tu propio dinero. Las encuestas que coinciden demasiado son pocas, no precisas; por eso ningún margen es menor de ±{{narrowest}}.',
  },
  contingency: {
    title: 'Para imprevistos',
    text: 'Dentro de Varios se guarda un {{advised}} del total para lo que nadie había previsto; lo que se suele aconsejar es entre un 5 y un 10 %. Por debajo del {{warned}} te avisamos.',
  },
  usual: {
    title: 'Lo que suele costar un evento así',
    text: 'Lo que cuesta un invitado, c, según la mejor encuesta del país, por la proporción r de la región donde se conoce. El {{driven}} de un total crece con los invitados y el resto no: lo ajustamos a las medias por tamaño de una gran encuesta, porque las bodas grandes son también más ricas. Alrededor dibujamos ±{{band}}. Donde la familia y los amigos suelen ayudar hay dos cifras, lo que cuentan las parejas y lo que piden los proveedores; lo típico es entonces su media geométrica. Las cifras son de su año: no les sumamos la inflación de después.',
    weddings: 'Bodas, por país',
    others: 'Otros eventos, en dólares por invitado a los precios de Estados Unidos',
    to: 'a {{amount}}',
  },
  countries: {
    title: 'Países sin encuesta',
    text: 'La cifra estadounidense d se lleva al nivel de precios l del país (el del Banco Mundial, donde Estados Unidos es 1) y a su moneda, al cambio medio del año. Es una primera orientación y así lo decimos: en los países que tienen las dos, se equivoca más o menos entre −{{low}} y +{{high}}.',
    caption: 'Niveles de precios y cambios; * varios cambios, mucha inflación o un año anterior',
  },
  sources: {
    title: 'Fuentes',
    text: 'Junto a cada cifra está el estudio del que sale. Hay cuatro grados de confianza: una encuesta grande u oficial, leída en su fuente; una encuesta citada por otros; una estimación del sector; y una estimación nuestra.',
  },
  profile: {
    'wedding-global': 'Boda, la mayoría de países',
    'wedding-spain': 'Boda en España',
    'wedding-latin-america': 'Boda en América Latina',
    birthday: 'Cumpleaños',
    anniversary: 'Aniversario',
    corporate: 'Evento de empresa',
    other: 'Otro evento',
  },
  column: {
    category: 'Categoría',
    share: 'Parte',
    range: 'Estudios, %',
    driven: 'Parte',
    exponent: 'Exponente',
    event: 'Evento',
    guests: 'Invitados',
    hours: 'Horas',
    country: 'País',
    region: 'Región',
    perGuest: 'Por invitado',
    low: 'Bajo',
    typical: 'Típico',
    high: 'Alto',
    ratio: 'Coste',
    level: 'Nivel de precios',
    rate: 'Por un dólar',
    year: 'Año',
  },
  list: {
    regions: 'Todas las regiones con encuesta',
    priceLevels: 'Todos los países',
    sources: 'Todos los estudios',
  },
} satisfies Shape<typeof english>;
