import type { Category } from '../../plan/facts';

/**
 * Words of vendors' messages in both languages, without accents and in lower case: what an amount beside them is.
 * The product's own list; the first that fits counts.
 */
export const AMOUNT_LABELS = [
  [
    'client',
    'your budget|budget of|you (?:mentioned|said|told|have)|(?:vuestro|tu|su) presupuesto (?:es|de|era|max)|(?:nos |me )?(?:coment|dijist|indic|mencion)\\w+|podeis gastar|we can spend|no (?:llegamos|llego|podemos bajar|puedo bajar)|(?:cannot|can not|can.t|couldn.t|unable to) (?:do|go|match|meet)(?![a-z])',
  ],
  [
    'discount',
    'descuento|descontamos|rebajamos|dto\\.?|discount|\\d% off|off\\b|rebaja|early[- ]bird|promocion|promo\\b|oferta|special offer|savings?|ahorr\\w+|antes costaba|(?:si|if) (?:you |lo |nos |la )?(?:reserv|confirm|contrat|firm|book|sign)\\w* (?:\\w+ ){0,3}(?:antes|before|by)|book(?:ing|ed)? (?:before|by)|reservando antes',
  ],
  [
    'gift',
    'gift (?:card|voucher)|vale (?:de|regalo)|(?:te|os) regalamos|refer a friend|recomendais|recomiendas|donat\\w*|donamos',
  ],
  [
    'about',
    'on average|de media|(?:couples|clients|brides) (?:\\w+ )?spend|suelen gastar|something similar|similar (?:wedding|event|job)|algo (?:similar|parecido)|(?:boda|evento)s? (?:similar|parecid)\\w*|(?:last|another) (?:bride|couple|client)|otra (?:boda|pareja|novia)|hag(?:ais|as|an) una idea|give you an idea|ballpark|orientativ\\w*|(?:we|i)(?: have|.ve) (?:\\w+ ){0,2}(?:planned|done|styled|catered|played|photographed|organi[sz]ed|decorated)|(?:my|a|mi|un) (?:colleague|friend|companero|colega|amigo)|hemos (?:\\w+ )?(?:hecho|organizado|decorado|montado)',
  ],
  [
    'minimum',
    '(?:consumo|gasto|pedido) minimo|minimum (?:\\w+ )?(?:spend|order|consumption)|(?:beverage|food|bar|f&b|catering) minimum|minimum consumption|minim(?:o|um) (?:is|of|es|de|charge|fee|investment)(?! ?\\d)|minimo (?:factura\\w*|(?:de|a) (?:factura\\w*|contrata\\w*|compra))',
  ],
  [
    'children',
    'infantil|nin[oa]s?|chic[oa]s?|children|child|kids?|menor(?:es)? de|(?:staff|vendor|supplier|crew|band|contractor)s? meals?|menu (?:de )?(?:staff|proveedor\\w*)|proveedores|musicos? y',
  ],
  [
    'otherRate',
    '(?:por|per|el|/|a) ?(?:km|kilometro|kilometer|kilometre|mile)s?|half[- ]hour|media hora|descorche|corkage|(?:por|per|la) (?:botella|bottle)',
  ],
  [
    'extraHour',
    '(?:hora|hr)s? (?:extra|adicional|de mas)\\w*|\\d{1,2}(?:ª|a) hora|\\d(?:rd|th) hour|(?:extra|additional|further) (?:hour|hr)s?|overtime|(?:ampliacion|prolongacion|extension) (?:de |del )?(?:horario|hora)|per hour (?:after|over)|(?:after|over) that|a partir de ahi',
  ],
  [
    'optional',
    "opcional\\w*|optional\\w*|aparte|(?:cost[eo]|cargo|precio) (?:extra|adicional)|(?:extra|additional) (?:cost|charge)|add-?ons?|upgrade|suplement\\w+|supplement|si (?:(?:ademas|tambien|l[oa]s?|os|te|se) ){0,2}(?:quer|quier|dese|necesit|interes|apetec|anim)\\w+|if you(?:'d| would)? (?:like|want|wish|need|fancy|prefer)|should you|(?:an|another) extra(?! (?:hour|hr))|por si (?:\\w+ ){0,3}(?:anim|quier|quer|interes|apetec)\\w*|(?:can|could) (?:also )?(?:be )?add\\w*|(?:podemos|se puede|podeis|pueden?) (?:tambien )?(?:anadir|incluir|agregar|sumar|contratar)|tambien (?:ofrecemos|tenemos)|we also offer|a mayores|(?<!(?:hora|hour|hr)s? )extras? (?:a|at)(?![a-z])|additional options?|extras:|(?:a partir de|mas de|desde) \\d+ (?:personas|invitados|comensales|pax|adultos)|(?:over|above|from) \\d+ (?:guests|people|persons)|baja a|drop(?:s|ping)? to|(?:persona|invitad[oa]|comensal|guest|person)s? (?:extra|adicional)\\w*|(?:extra|additional) (?:evening |day )?(?:guest|person)s?|tiempo de espera|espera:|waiting",
  ],
  ['insurance', 'liability|insured|insurance|responsabilidad civil|seguro\\b|poliza'],
  ['change', 'cambios? de fecha|date changes?|change (?:of|the) date|reschedul\\w*|aplazamiento'],
  ['cancel', 'cancel\\w*|anulaci\\w*|penaliza\\w*|penalty'],
  [
    'travel',
    'desplazamiento|flete|kilometraje|viaticos|gastos de viaje|travel\\w*|mileage|transport(?:e|ation)? (?:fee|cost|del equipo)|delivery',
  ],
  ['notGuarantee', 'se descuenta|a cuenta|non-? ?refundable|no (?:es )?(?:reembolsable|retornable)|deducted'],
  [
    'guarantee',
    'fianza|garantia|refundable security|(?:security|damage|breakage|refundable) (?:security )?deposit|deposito (?:por|de) (?:danos|desperfectos)|se reintegra|se (?:os )?devuelve|reembolsable|refunded after|returned after|bond\\b',
  ],
  [
    'deposit',
    'sena(?:l|s)?(?![a-z])|anticipo|enganche|deposito?s?|retainer|booking fee|down ?payment|(?:reservar|bloquear|apartar|separar|formalizar|confirmar)(?![a-z])|reserva (?:de|:)|^\\W*reserva|(?:se )?(?:apart|separ)as?(?![a-z])|apartamos|apartado|(?:guard|bloque|reserv)\\w+ (?:la|tu|vuestra|su) fecha|(?:secures?|holds?|books?|blocks?) (?:the|your) date|when you sign|^\\W*advance|al (?:firmar|reservar|confirmar|contratar)|a la (?:firma|reserva)|at signing|reserv(?:amos|ais|as) con|to (?:book|hold|secure|reserve)|(?<!(?:delighted|happy|pleased|glad|able) )to confirm',
  ],
  [
    'instalment',
    'pagos? de|payments? of|mensualidad\\w*|cuotas?\\b|(?:a|per|/) ?month|al mes|recibid[oa]|received|got your|pagad[oa]|abonad[oa]|entregad[oa]|pendiente|resto|restante|saldo|segundo pago|liquidacion|balance|remaining|remainder|(?:second|final) payment|plazos?\\b|instal?ments?',
  ],
] as const;

/** What else costs something on the day: a sentence that begins with it names no price of the vendor's own work. */
export const SIDE_COSTS =
  'parking|valet|habitacion(?:es)?|(?:hotel )?rooms?(?! hire| rental)|alojamiento|accommodation|pruebas?(?: de \\w+)?|tastings?|copias|prints?|late (?:departures?|payments?|collection)|recargos?|multas?|cake[- ]cutting|rush fees?|sgae|licencias?|engagement (?:session|shoot)|pre-?boda|post-?boda|nocturnidad|(?:in|en) caso de|(?:in the event|in case) of|award|premio|canon';
export const PRICE_LABEL =
  'total|importe|precio|valor|presupuesto|price|quote|cost[eoa]?s?|cuesta|costari\\w+|fee|tarifa|honorarios|cache|(?:sale[n]?|saldria[n]?|queda[n]?|quedaria[n]?) (?:en|a|por)|serian|reportaje|collection|package|paquete|pack|alquiler|rental|hire';
export const TOTAL_LABEL =
  'total|suma|importe final|precio final|grand total|en total|comes to|all in(?![a-z])|=';
export const FROM_LABEL =
  '(?:desde|from|a partir de|starting (?:at|from)|starts? (?:at|from)|begins? (?:at|from)|empiezan? (?:en|desde|por|a)|hasta|up to|as low as|minimo|mas de|over|more than)\\s*(?:los|solo|only|just|unos)?';
export const ABOUT_LABEL =
  '(?:unos|unas|aprox\\w*|aproximadamente|alrededor de|en torno a|del orden de|in the region of|sobre|casi|around|about|approx\\w*|roughly|circa|ca\\.?|~)\\s*(?:los)?';

export const PER_GUEST =
  'personas?|pax|invitad[oa]s?|comensal(?:es)?|cubiertos?|cabeza|adult[oa]s?|adults?|person|head|guest|plates?|plato|pp|p\\.p\\.?|p/p';
export const PER_HOUR = 'horas?|hours?|hr|ph|p/h|h';
export const PER_UNIT =
  'unidad(?:es)?|autobus(?:es)?|autocar(?:es)?|buses|bus|coach|coche|vehiculo|camioneta|van|car|vehicle|mesa|table|unit|item|each|pieza|centro|arrangement|barra|maquina';

export const TAX_NAME =
  '(?:(?:[a-z]{2,10} )?sales tax|i\\.?v\\.?a\\.?|vat|igv|itbis|impoconsumo|gst|sales tax|tax(?:es)?|impuestos?)(?![a-z])';
export const SERVICE_NAME =
  '(?:(?:driver|staff|house|event|banquet|taxable|mandatory|discretionary|suggested) )?(?:service charge|service fee|admin(?:istrative|istration)? (?:fee|charge)|servicio|service|gratuity|propina)(?![a-z])';

export const COUNT_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  twelve: 12,
  doce: 12,
  quince: 15,
  treinta: 30,
};

/**
 * Currencies as a message names them anywhere: a bare "$" is that one then. The more exact names first; the patterns
 * hold no groups.
 */
export const STATED_CURRENCIES: readonly (readonly [written: string, codes: string])[] = [
  ['(?:us|american) dollars?|dolares (?:americanos|estadounidenses)|usd|us\\$', 'USD'],
  ['canadian dollars?|dolares canadienses|cad|ca\\$', 'CAD'],
  ['australian dollars?|dolares australianos|aud|au\\$', 'AUD'],
  ['mexican pesos?|pesos mexicanos|mxn|mx\\$|m\\.n\\.', 'MXN'],
  ['argentine pesos?|pesos argentinos|ars', 'ARS'],
  ['colombian pesos?|pesos colombianos|cop', 'COP'],
  ['chilean pesos?|pesos chilenos|clp', 'CLP'],
  ['eur|euros?', 'EUR'],
  ['gbp|libras esterlinas|pounds sterling|sterling', 'GBP'],
  ['dollars?|dolares', 'USD CAD AUD NZD SGD HKD'],
  ['pesos?', 'MXN ARS CLP COP UYU DOP CUP PHP'],
];

/** What a banquet has besides its menu. */
export const BESIDES =
  'tornaboda|recena|evening (?:food|buffet|meal|snacks?)|resopon|mesas? (?:de )?(?:dulces?|postres?|quesos?|botanas?)|candy bar|dessert table|late[- ]night (?:food|snacks?)|canapes|canapes? reception';

/** What is served or played for a part of an event only, and the vendors whose whole service it is. */
export const PARTS_OF_SERVICE: readonly (readonly [own: readonly Category[], name: string])[] = [
  [
    ['drinks'],
    'barras? libres?|open bars?|free bar|barra(?! de (?:flores|sonido))|premium bar|bar service|copas',
  ],
  [['music', 'drinks'], 'cocktail|coctel|drinks reception|aperitivo'],
  [['music'], 'dj|disco|discomovil|discoteca'],
];
