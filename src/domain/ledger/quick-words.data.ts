import type { Category } from '../plan/facts';

/**
 * Words of a quick entry in both languages, without accents and in lower case. The product's own list: what couples
 * write for the usual vendors of weddings and parties. The earlier category wins where a line names two.
 */
export const CATEGORY_WORDS: readonly (readonly [Category, string])[] = [
  [
    'miscellaneous',
    'planner|organizador\\w*|coordinador\\w*|papeleria|stationery|invitaciones|invitations|detalles|favou?rs|recuerdos|recuerditos|pinatas?|lazo|arras',
  ],
  ['photo-and-video', 'photo\\w*|foto\\w*|video\\w*|dron|drone|album|photobooth|fotomaton'],
  [
    'music',
    'dj|band|banda|music\\w*|grupo|mariachi\\w*|orquesta|orchestra|quartet|cuarteto|sonido|coro|choir|norten[oa]s?|trio|sonidero|marimba|saxofon\\w*|violin\\w*',
  ],
  [
    'drinks',
    'drinks?|bar|barra|bebidas?|vinos?|wine\\w*|cava|champan\\w*|champagne|cocteles|cocktails?|cerveza|beer|bodega|winery|tequila|mezcal|whisky|whiskey|hielo|refrescos?|agua',
  ],
  [
    'catering',
    'cater\\w*|menu|comida|banquete|tarta|cake|pastel|reposteria|chef|food\\w*|candy|dulces|bakery|pasteleria|jamon\\w*|cortador|taquiza|tacos?|tornaboda|postres|desserts?|botanas?|chilaquiles|mesa de (?:postres|quesos)',
  ],
  [
    'transportation',
    'bus|buses|autobus\\w*|autocar\\w*|coach\\w*|taxi\\w*|coches?|cars?|limo\\w*|limusina\\w*|transport\\w*|traslados?|shuttle\\w*|camion\\w*|flights?|vuelos?',
  ],
  [
    'decorations',
    'flor\\w*|ramo|bouquet|decor\\w*|globos|balloons?|luces|lights?|lighting|iluminacion|velas|candles|centros|sillas?|chairs?|manteler\\w*|periqueras?|planta de luz|generador|generator',
  ],
  [
    'attire',
    'vestido|dress|traje|suit|zapatos|shoes|velo|veil|peluquer\\w*|hair\\w*|maquilla\\w*|makeup|barber\\w*|sastre|tailor|modista|joyeria|jewel\\w*|alianzas|rings?|anillos|tiara|corona|zapatillas|tocado',
  ],
  [
    'venue',
    'venue|finca|hacienda|salon|hotel|restaurante|restaurant|hall|masia|cortijo|castillo|castle|iglesia|church|jardin|garden|barn|carpa|tent|marquee|lugar|local|quinta',
  ],
  ['decorations', 'alquiler|rentals?|renta|hire'],
];

export const MONTHS: readonly string[] = [
  'january|jan|enero|ene',
  'february|feb|febrero',
  'march|marzo|mar',
  'april|apr|abril|abr',
  'mayo|may',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto|ago',
  'september|sept|sep|septiembre|setiembre',
  'october|octubre|oct',
  'november|noviembre|nov',
  'december|dec|diciembre|dic',
];

/** Monday first. */
export const WEEKDAYS: readonly string[] = [
  'monday|mon|lunes',
  'tuesday|tues|tue|martes',
  'wednesday|wed|miercoles',
  'thursday|thurs|thu|jueves',
  'friday|fri|viernes',
  'saturday|sat|sabado',
  'sunday|sun|domingo',
];

/** Words that stand before a day. */
export const BEFORE_A_DAY =
  'not(?= due)|due|by|before|until|on|for|vence|vencia|vencio|antes|para|hasta|el|del|de|al|a|dia|the|este|this|proximo|in|en';
/** Those among them after which a payment is still to come. */
export const DUE = 'due|by|before|until|vence|vencia|vencio|antes|para|hasta';

/** What a deposit leaves of a price. */
export const REST =
  'remaining balance|balance|rest|remainder|remaining|resto|restante|saldo|liquidacion|pendiente';
/** What a deposit is given for. */
export const BOOKING =
  '(?:to|para) (?:secure|hold|book|reserve|confirm|bloquear|reservar|asegurar|apartar|guardar|confirmar)(?: (?:the|your|our|la|el|vuestra|nuestra))?(?: (?:date|booking|day|slot|fecha|reserva|dia))?|(?:on|at|upon) (?:booking|signing)|al (?:reservar|firmar|contratar|confirmar)|a la (?:firma|reserva)(?: del contrato)?';

const PAST = '(?:pagad|abonad|liquidad|saldad|transferid)[oa]s?';
const DONE = '(?:dad|entregad|hech|realizad)[oa]s?';
/** What is still owed, after the amount that it is a part of: "1,800 still owe 900". */
const OWED =
  '(?:still )?ow(?:e|ed|es|ing)(?! (?:me|us))|bal(?:ance)?(?: due)?|outstanding|(?:restan?|faltan?|quedan?)(?: (?:por|de))?(?: pagar)?|saldo|resto';
export const UNPAID = `(?<=\\d.*)(?:${OWED})|(?:still |we |i )*owe(?! (?:me|us))|debo|debemos|(?:not|never|(?:is|was|has)n['’]?t)(?: yet| been| fully)* paid(?: yet)?|unpaid|(?:to|will|must|should) be paid|to pay|a pagar|(?:(?:aun|todavia) )?no (?:(?:esta|he|hemos|ha sido) )?${PAST}|seran? ${PAST}|sin pagar|(?:se )?liquidan?(?= (?:el|en|antes|hasta|un))|(?:quedan? )?pendientes?(?: de pago)?|se pagan?|por pagar|falta pagar`;
export const HALF = `(?:(?:first|second|other) )?half(?! board)(?: of)?|1/2(?= (?:paid|${PAST}|de |of ))|½|(?:la )?(?:(?:primera|segunda|otra) )?mitad(?: de)?|a medias`;
export const PARTLY_PAID = `(?:part(?:ly|ially)?|nearly|almost|mostly) paid|(?:parcialmente|casi) ${PAST}|${PAST} (?:en parte|parcialmente)`;
export const PAID = `(?:already )?paid(?: off| in full)?(?: \\(?100 ?%\\)?(?!\\d))?|settled|(?:cheque|check|payment|money|transfer) (?:is |was )?(?:sent|made|done)|wired|transferred|(?:venmo|zelle|paypal)['’]?e?d|(?:pago|transferencia|bizum) ${DONE}|(?:ya )?(?:(?:esta|quedo|fue|quedaron) )?(?:ya )?${PAST}(?: (?:al )?100 ?%(?!\\d))?|(?:ya )?les? (?:di|dimos)|(?:ya )?(?:les? )?(?:pague|pagamos|deje|dejamos|abone|abonamos)|(?:he|hemos) pagado`;
/** Paid, or given up: the word for both. */
export const MAYBE_PAID =
  'ya (?:quedo|quedaron|estuvo)|(?<=\\d\\S* )given|cancelad[oa]s?|cancell?ed|banked|✅|✔|☑|(?<=\\d[^\\p{L}]*)(?:done|sorted|listo|hecho)';
export const DEPOSIT =
  'deposit|down ?payment|retainer|(?<!in )advance|token|senal?|anticipo|fianza|(?<!gran )reserva|a cuenta|enganche|adelanto|deposito|apartado';
/** A deposit that is told of beside an amount, which may be the whole price: "12,000, deposit paid". */
export const DEPOSIT_GIVEN = `(?<=\\d[^\\d]*)(?:(?:${DEPOSIT}) (?:is |was )?(?:${DONE}|down|given|sent|in)|(?<=[,;(–-] ?)(?:${DEPOSIT}) (?:is |was )?(?:${PAID})|(?:${PAID}) (?:the |an? |el |la |un |una )?(?:${DEPOSIT})(?! (?:de |of )?[€$£]?\\d))`;
export const REFUND =
  'refunds?|money back|devolucion|reembolso|reintegro|(?:(?:nos|me) )?(?:devuelven?|devolveran?)|(?:nos|me) (?:regresan?|regresaran?|reintegran?|reembolsan?)';
export const REFUNDED =
  '(?:has |have )?refunded(?: us| me)?|(?:gave|paid|sent|returned) (?:me|us)(?: back)?|devuelt[oa]|reembolsad[oa]|(?:(?:me|nos) )(?:regresaron|regreso|reintegraron|reintegro|reembolsaron|reembolso)|(?:(?:me|nos) )?(?:devolvieron|devolvio|(?:ha|han) (?:devuelto|regresado|reintegrado|reembolsado))';
export const NO_REFUND = '(?:non-? ?|no )?(?:refundable|reembolsable)|no refunds?|sin devolucion';
/** Money that may come in. */
export const CREDIT =
  'regreso (?:del? |de la )?(?:deposito|anticipo|enganche|apartado|senal?|fianza|dinero)|(?:deposit|deposito|fianza|anticipo|money) (?:returned|back|de vuelta)|credit(?! card)|got(?=.* back)|back from|reimburse[ds]?|(?<!tarjeta de )credito|descuento|discount|rebate|cashback|owes? (?:me|us)|(?:me|nos) deben?|cobrad[oa]s?|venta|sold|received|recibid[oa]s?|ingreso|income|gift from|regalo de|pus(?:o|ieron)|aport(?:an?|o|aron|acion)|cooper(?:an?|o|aron|acion)|contribut(?:ed|es|ion)|(?:chips|chipped|pitches|pitched) in';
export const ON_ACCOUNT = 'abono';

const EACH =
  'person|people|head|guest|child|kid|adult|plate|hour|night|month|week|unit|piece|table|day|bottle|glass|chair|box|case|room|seat|song|slice|portion|serving|stem|drink|invite|card|mile|set|dozen';
const CADA =
  'personas?|cabeza|invitado|comensal|nino|adulto|plato|cubierto|menu|hora|noche|mes|semana|unidad|pieza|mesa|dia|botella|copa|silla|caja|habitacion|plaza|cancion';
/** Each of the guests, of whom a plan knows the number. */
export const PER_GUEST =
  'person|people|head|guest|plate|pp|p/p|pax|personas?|cabeza|invitado|comensal|plato|cubierto|menu';
export const UNITS = `${EACH}|${CADA}`;
export const PER_UNIT = `each|apiece|pp|p/p|pn|pppn|per (?:${EACH})|(?<=(?:[\\d€$£]|euros|pesos|eur|mxn|cop|ars) ?)(?:el|la) (?:${CADA})|(?:por|al|a la|cada) (?:${CADA})|cada un[oa]|c/u|(?<=\\d[^\\p{L}\\d]*)(?:unidad|ud|pieza)|mensual(?:es)?|monthly|semanal(?:es)?|weekly|x (?:${CADA})|(?:an?|every) (?:${EACH})`;

/** What is counted and not paid with. */
export const QUANTITY =
  'guests?|people|persons?|courses?|pax|personas?|invitados?|comensales|adultos?|adults?|ninos?|kids|children|rooms?|habitaciones|habitacion|cuartos?|nights?|noches?|hours?|hrs?|horas?|hs?|min|minutos?|minutes|days?|dias?|seats?|seater|plazas?|asientos?|plates?|platos?|cubiertos?|menus?|tables?|mesas?|chairs?|sillas?|bottles?|botellas?|glasses|copas?|units?|unidades|unidad|uds?|pcs|pieces?|piezas?|boxes|cases|cajas?|songs|canciones|prints|copies|copias|fotos|photos|photographers|fotografos|musicians|musicos|buses|autobuses|coaches|cars|coches|centros|centerpieces|stems|tallos|kg|kilos?|litros?|liters?|litres?|tiers|pisos|months?|meses|weeks?|semanas?|cuotas';

export const TAX =
  '(?:iva|vat|tax|igv|gst)(?: del?)?\\s?\\(?\\d{1,2}(?:[.,]\\d)?\\s?%\\)?(?: (?:no inclu\\w+|not included|aparte))?|(?<![\\d.,])(?:(?:\\+|mas|plus)\\s?)?\\d{1,2}(?:[.,]\\d)?\\s?%\\s(?:de )?(?:iva|vat|tax|igv|gst)(?: (?:no inclu\\w+|not included|aparte))?|\\+\\s?\\d{1,2}\\s?%|(?:\\+|mas|plus) (?:\\d{1,2}(?:[.,]\\d)?\\s?%\\s(?:de )?)?(?:gratuity|service|tip|servicio|propina)|(?:\\+|mas|plus|sin|excl(?:uding|\\.)?|ex|before|antes de)\\s*(?:de )?(?:el )?(?:iva|vat|tax(?:es)?|igv|gst|impuestos?)(?:\\s*(?:del? )?\\(?\\d{1,2}(?:[.,]\\d)?\\s?%\\)?)?';
export const TAX_INCLUDED =
  '(?:iva|vat|tax(?:es)?|gst|impuestos) incl(?:uid[oa]s?|uded|\\.)?|incl?(?:uding|uded|\\.)?\\s(?:of )?(?:vat|tax(?:es)?|gst|iva)|con iva|(?:iva|vat|tax|gst)(?: del?)? \\d{1,2}(?:[.,]\\d)?\\s?% incl(?:uido|uded|\\.)?';

/** Words of a percentage that is taken off. */
export const OFF = 'off|less|minus|discount|menos|dto|dcto|descuento|rebaja|de descuento';

/** Between a price and the one that it was. */
export const WAS =
  '(?:rebajad[oa]|reduced|down) (?:de|from)|antes|was|en (?:vez|lugar) de|instead of|rather than';

/** Multipliers; those with a question mark mean something else as often ("2m", "1.5L"). */
export const FACTORS: Readonly<Record<string, number>> = {
  k: 1_000,
  mil: 1_000,
  hundred: 100,
  grand: 1_000,
  thousand: 1_000,
  lakhs: 100_000,
  lakh: 100_000,
  lacs: 100_000,
  lac: 100_000,
  crores: 10_000_000,
  crore: 10_000_000,
  cr: 10_000_000,
  millones: 1_000_000,
  millon: 1_000_000,
  million: 1_000_000,
  mdp: 1_000_000,
};
export const UNSURE_FACTORS: Readonly<Record<string, number>> = { m: 1_000_000, l: 100_000 };
/** What is said and not the same everywhere. */
export const SLANG_FACTORS: Readonly<Record<string, number>> = {
  lucas: 1_000,
  palos: 1_000_000,
  palo: 1_000_000,
};

const SPOKEN_UNITS = [
  'cero|zero',
  'un|uno|una|one',
  'dos|two',
  'tres|three',
  'cuatro|four',
  'cinco|five',
  'seis|six',
  'siete|seven',
  'ocho|eight',
  'nueve|nine',
  'diez|ten',
  'once|eleven',
  'doce|twelve',
  'trece|thirteen',
  'catorce|fourteen',
  'quince|fifteen',
  'dieciseis|sixteen',
  'diecisiete|seventeen',
  'dieciocho|eighteen',
  'diecinueve|nineteen',
  'veinte|twenty',
  'veinti(?:un|uno|una)',
  'veintidos',
  'veintitres',
  'veinticuatro',
  'veinticinco',
  'veintiseis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const SPOKEN_TENS = [
  'treinta|thirty',
  'cuarenta|forty',
  'cincuenta|fifty',
  'sesenta|sixty',
  'setenta|seventy',
  'ochenta|eighty',
  'noventa|ninety',
];
const SPOKEN_HUNDREDS = [
  'cien|ciento',
  'doscient[oa]s',
  'trescient[oa]s',
  'cuatrocient[oa]s',
  'quinient[oa]s',
  'seiscient[oa]s',
  'setecient[oa]s',
  'ochocient[oa]s',
  'novecient[oa]s',
];
/** Those that are numbers before a factor only: "a grand", "medio millón". */
export const SPOKEN_BEFORE_FACTOR: readonly (readonly [written: string, value: number])[] = [
  ['an?', 1],
  ['medio', 0.5],
];
/** Numbers in words, each with its value; those that multiply what stands before them are in `FACTORS`. */
export const SPOKEN: readonly (readonly [written: string, value: number])[] = [
  ...SPOKEN_UNITS.map((written, value) => [written, value] as const),
  ...SPOKEN_TENS.map((written, i) => [written, 30 + 10 * i] as const),
  ...SPOKEN_HUNDREDS.map((written, i) => [written, 100 + 100 * i] as const),
];

const DOLLARS = 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP UYU DOP';
/** How currencies are written, and what each writing may stand for. */
export const CURRENCY_WORDS: readonly (readonly [written: string, codes: string])[] = [
  ['€|eur|euros?', 'EUR'],
  ['us\\$|u\\$[sd]|usd', 'USD'],
  ['mxn|mx\\$|m\\.n\\.', 'MXN'],
  ['\\$', DOLLARS],
  ['dollars?|dolares|bucks', 'USD CAD AUD NZD SGD HKD'],
  ['pesos?|varos', 'MXN ARS CLP COP UYU DOP CUP PHP'],
  ['£|gbp|pounds?|libras?|quid', 'GBP'],
  ['chf|sfr\\.?|fr\\.|francs?|francos?|franken', 'CHF'],
  ['₹|inr', 'INR'],
  ['¥|jpy|yen', 'JPY CNY'],
  ['aed|dirhams?', 'AED'],
  ['cad|ca\\$', 'CAD'],
  ['aud|au\\$', 'AUD'],
  ['cop', 'COP'],
  ['ars', 'ARS'],
  ['clp', 'CLP'],
  ['pen|soles', 'PEN'],
  ['brl|reais|r\\$', 'BRL'],
  ['sek|nok|dkk|kr\\.?', 'SEK NOK DKK'],
  ['rs\\.?|rupees?|rupias?', 'INR PKR LKR NPR MUR'],
];

/** What ties a piece of a line to the next one, at either side of what was understood. */
export const LINKS =
  'on|by|due|for|at|(?:en|in) total|total$|ahora|now|in|the|el|la|los|las|lo|para|por|en|a|al|of|from|to|de|del|is|es|son|are|was|y|and|o|or|with|con|unos|unas|about|approx|aprox|around|sobre|casi|entre|between|next|proximo|este|this|dia';

/** Money of those who write English with the day first: it is the likelier reading, and still asked. */
export const DAY_FIRST: ReadonlySet<string> = new Set(['GBP', 'AUD', 'NZD', 'INR', 'ZAR']);
