/** Words that tell what an amount is for, in both languages. All are in lower case without accents. */
const GUEST =
  'adults?|covers?|guests?|heads?|pax|persons?|plates?|adultos?|comensal(?:es)?|cubiertos?|invitad[oa]s?|personas?|platos?';
export const PER_GUEST = `(?:each|per|por|cada|/) ?(?:${GUEST})|p\\.?p\\.?`;
export const PER_HOUR = '(?:per|an|por|la|cada|/) ?(?:hours?|hrs?|horas?|h)';
export const IN_ALL =
  'total|in all|all in|flat|packages?|(?:whole|full|entire) day|paquetes?|precio cerrado|dia (?:entero|completo)|todo el dia';

/** Words for a payment that secures the date. A refundable security deposit is something else. */
export const DEPOSIT =
  '(?<!security |damage |refundable )deposit|retainer|down payment|(?:at|on) signing|to (?:book|hold|secure)|senal|anticipo|adelanto|enganche|(?:a la|al) (?:firma|firmar)|para reservar';
export const TAX = 'iva|vat|(?:sales )?tax(?:es)?|gst|hst|igic|igv|impuestos?';
export const CHARGE = 'servicio|service|fee|gratuity|propina|administra\\w+';
export const VALID = 'valid[oa]?|vigente|vigencia|expires?|until|till|caduca|vence|hasta';

/** Words after a number that show that it is a count, not an amount. */
export const COUNTED = `${GUEST}|minut\\w+|days?|dias?|km|miles?|photos?|fotos?|people`;
