import type { Category } from '../plan/facts.ts';

/**
 * Words for categories in both languages, in lower case without accents. They are our own list of usual
 * vendors. If a name matches two categories, the earlier one wins.
 */
export const CATEGORY_WORDS: readonly (readonly [Category, string])[] = [
  [
    'miscellaneous',
    'planner|organizador\\w*|coordinador\\w*|papeleria|stationery|invitaciones|invitations|detalles|favou?rs|recuerdos|pinatas?|lazo|arras',
  ],
  ['photo-and-video', 'photo\\w*|foto\\w*|video\\w*|dron|drone|album'],
  [
    'music',
    'dj|band|banda|music\\w*|grupo|mariachi\\w*|orquesta|orchestra|quartet|cuarteto|sonido|coro|choir|norten[oa]s?|trio|saxofon\\w*|violin\\w*',
  ],
  [
    'drinks',
    'drinks?|bar|barra|bebidas?|vinos?|wine\\w*|cava|champan\\w*|champagne|cocteles|cocktails?|cerveza|beer|bodega|tequila|mezcal|whisky|hielo|refrescos?',
  ],
  [
    'catering',
    'cater\\w*|menu|comida|banquete|tarta|cake|pastel|reposteria|chef|food\\w*|bakery|pasteleria|cortador|taquiza|tacos?|tornaboda|desserts?|botanas?|mesa de (?:postres|quesos)',
  ],
  [
    'transportation',
    'bus|buses|autobus\\w*|autocar\\w*|coach\\w*|taxi\\w*|coches?|cars?|limo\\w*|limusina\\w*|transport\\w*|traslados?|shuttle\\w*|camion\\w*|flights?|vuelos?',
  ],
  [
    'decorations',
    'flor\\w*|flowers?|ramo|bouquet|decor\\w*|globos|balloons?|luces|lights?|lighting|iluminacion|velas|candles|centros|sillas?|chairs?|manteler\\w*|generador|generator',
  ],
  [
    'attire',
    'vestido|dress|traje|suit|zapatos|shoes|velo|veil|peluquer\\w*|hair\\w*|maquilla\\w*|makeup|barber\\w*|sastre|tailor|modista|joyeria|jewel\\w*|alianzas|rings?|anillos|tocado',
  ],
  [
    'venue',
    'venue|finca|hacienda|salon|hotel|restaurante|restaurant|hall|masia|cortijo|castillo|castle|iglesia|church|jardin|garden|barn|carpa|tent|marquee|quinta',
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

/** Names of weekdays, starting with Monday. */
export const WEEKDAYS: readonly string[] = [
  'monday|mon|lunes',
  'tuesday|tues|tue|martes',
  'wednesday|wed|miercoles',
  'thursday|thurs|thu|jueves',
  'friday|fri|viernes',
  'saturday|sat|sabado',
  'sunday|sun|domingo',
];

const DOLLARS = 'USD CAD AUD NZD SGD HKD MXN ARS CLP COP UYU DOP';
/** Symbols and codes of currencies, each with the currencies that it can mean. */
export const CURRENCY_WORDS: readonly (readonly [written: string, codes: string])[] = [
  ['€|eur|euros?', 'EUR'],
  ['us\\$|usd', 'USD'],
  ['mxn|mx\\$', 'MXN'],
  ['\\$', DOLLARS],
  ['dollars?|dolares', 'USD CAD AUD NZD SGD HKD'],
  ['pesos?', 'MXN ARS CLP COP UYU DOP CUP PHP'],
  ['£|gbp|pounds?|libras?', 'GBP'],
  ['chf|francs?|francos?', 'CHF'],
  ['¥|jpy|yen', 'JPY CNY'],
  ['₹|inr|rupees?', 'INR'],
  ['cad|ca\\$', 'CAD'],
  ['aud|au\\$', 'AUD'],
  ['cop', 'COP'],
  ['ars', 'ARS'],
  ['clp', 'CLP'],
  ['pen|soles', 'PEN'],
  ['brl|reais|r\\$', 'BRL'],
];

/** Words after a number that multiply it, such as "mil" or "k". */
export const THOUSANDS: Readonly<Record<string, number>> = {
  k: 1_000,
  mil: 1_000,
  thousand: 1_000,
  millones: 1_000_000,
  millon: 1_000_000,
  million: 1_000_000,
};
