import type { Category } from '../plan/facts';

/**
 * Words of a quick entry in both languages, without accents and in lower case. The product's own list: what couples
 * write for the usual suppliers of weddings and parties. The earlier category wins where a line names two.
 */
export const CATEGORY_WORDS: readonly (readonly [Category, string])[] = [
  ['photo-and-video', 'photo\\w*|foto\\w*|video\\w*|dron|drone|album|photobooth|fotomaton'],
  [
    'music',
    'dj|band|banda|music\\w*|grupo|mariachi\\w*|orquesta|orchestra|quartet|cuarteto|sonido|coro|choir',
  ],
  [
    'drinks',
    'drinks?|bar|barra|bebidas?|vinos?|wine\\w*|cava|champan\\w*|champagne|cocteles|cocktails?|cerveza|beer|bodega|winery',
  ],
  [
    'catering',
    'cater\\w*|menu|comida|banquete|tarta|cake|pastel|reposteria|chef|food\\w*|candy|dulces|bakery|pasteleria|jamon\\w*|cortador',
  ],
  [
    'decorations',
    'flor\\w*|ramo|bouquet|decor\\w*|globos|balloons?|luces|lights?|lighting|iluminacion|velas|candles|papeleria|stationery|invitaciones|invitations|alquiler|rentals?|centros',
  ],
  [
    'attire',
    'vestido|dress|traje|suit|zapatos|shoes|velo|veil|peluquer\\w*|hair\\w*|maquilla\\w*|makeup|barber\\w*|sastre|tailor|modista|joyeria|jewel\\w*|alianzas|rings?|anillos',
  ],
  [
    'transportation',
    'bus|buses|autobus\\w*|autocar\\w*|coach\\w*|taxi\\w*|coche|car|limo\\w*|transport\\w*|traslados?|shuttle\\w*|camion\\w*|flights?|vuelos?',
  ],
  [
    'venue',
    'venue|finca|hacienda|salon|hotel|restaurante|restaurant|hall|masia|cortijo|castillo|castle|iglesia|church|jardin|garden|barn|carpa|marquee|lugar|local|quinta',
  ],
];

export const MONTHS: readonly string[] = [
  'jan(?:uary)?|enero|ene',
  'feb(?:ruary)?|febrero',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'may|mayo',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?|setiembre',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];

/** Monday first. */
export const WEEKDAYS: readonly string[] = [
  'monday|mon|lunes',
  'tuesday|tue|martes',
  'wednesday|wed|miercoles',
  'thursday|thu|jueves',
  'friday|fri|viernes',
  'saturday|sat|sabado',
  'sunday|sun|domingo',
];

export const PAID = 'paid|already paid|pagad[oa]s?|pague|ya pagad[oa]|abonad[oa]';
export const DEPOSIT = 'deposit|down payment|senal|anticipo|fianza|reserva|a cuenta|enganche';
export const REFUND = 'refund(?:ed)?|devolucion|reembolso|devuelto';
export const LINKS =
  'on|by|due|for|at|in|the|el|la|los|las|para|por|en|a|al|antes del|before|vence|from|of|de|del|dia|next|proximo|este|this';
