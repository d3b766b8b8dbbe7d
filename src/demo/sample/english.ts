const ENGLISH: Readonly<Record<string, string>> = {
  'Hacienda Los Olivares': 'Oakfield Barn',
  'Incluye carpa por si llueve. Acceso desde las 10:00.':
    'Marquee included in case it rains. Access from 10 am.',
  'Catering Sol y Sal': 'Salt & Thyme Catering',
  'Menú cerrado para 184. Precio por cubierto 64 € más IVA.': 'Menu agreed for 132 guests.',
  'Lola Vera': 'Lola Verey',
  'Lola Vera Fotografía': 'Lola Verey Photography',
  'Dos Orillas Vídeo': 'Two Rivers Film',
  'DJ Nico Ríos': 'DJ Sam Rivers',
  'Cuarteto Alameda': 'The Avenue Quartet',
  'Flores Azahar': 'Orange Blossom Flowers',
  'Papelería Tinta Lenta': 'Slow Ink Stationery',
  'Atelier Rosa Clavel': 'Rose & Carnation Bridal',
  'Sastrería Moreno': 'Browning Tailors',
  'Autocares Guadalquivir': 'Avon Valley Coaches',
  'Bodegas del Aljarafe': 'Harbour Street Wines',
  'Carpa Blanca Alquileres': 'White Marquee Hire',
  'Joyería Triana': 'Pulteney Jewellers',
  'Generador de reserva': 'Back-up generator',
  'Mis padres': 'My parents',
  'Nuestra boda en Valle de Bravo': 'Our wedding in Valle de Bravo',
  'Jornada de innovación Norte': 'Northern innovation day',
  Ahorros: 'Savings',
  Lucía: 'Lucy',
  Andrés: 'Andrew',
  'Ahorros de Lucía y Andrés': 'Lucy and Andrew’s savings',
  'Ahorro mensual': 'Monthly saving',
  'Padres de Lucía': 'Lucy’s parents',
  'Padres de Andrés': 'Andrew’s parents',
  'Civil en la finca. Falta la cita en el Registro.':
    'At the barn. We still have to give notice at the register office.',
  'Pedir presupuesto al grupo de Marta.': 'Ask Martha’s band for a quote.',
  'Preguntar a la abuela Carmen por la mantilla': 'Ask Granny Carol about the veil',
  'Ensayar el baile con los primos': 'Rehearse the dance with the cousins',
  Rocío: 'Rosie',
  'Casa de Lucía': 'Lucy’s house',
  'Patio y salón': 'Courtyard and barn',
  Salón: 'Barn',
  '+34 600 000 001': '+44 7700 900001',
  '+34 600 000 002': '+44 7700 900002',
  '+34 600 000 003': '+44 7700 900003',
  Cocina: 'Kitchen',
  Patio: 'Courtyard',
  Marta: 'Martha',
  Entrada: 'Entrance',
  Olivar: 'Orchard',
  'Lecturas: Carmen y Pablo. Alianzas: Hugo.': 'Readings: Carol and Paul. Rings: Hugo.',
  'Jamón desde el principio.': 'Canapés from the start.',
  '12 menús vegetarianos, 3 sin gluten.': '12 vegetarian menus, 3 gluten-free.',
  'Dos salidas: a las 3 y al final.': 'Two departures: at 11 and at the end.',
  'Comida de las dos familias': 'Lunch for both families',
  'Prueba de menú en la finca': 'Menu tasting at the barn',
  'Solo familia y amigos de siempre': 'Family and old friends only',
  'En enero y bajo techo': 'In January and indoors',
  'DJ Manu Vega': 'DJ Manny Vale',
  Manu: 'Manny',
  'Hola Lucía: para vuestra boda el servicio de DJ son 1.100 € + IVA (21 %). Incluye 6 horas, equipo de sonido y luces. La hora extra son 120 €. Para reservar pido una señal del 25 %.':
    'Hi Lucy, for your wedding the DJ service is £1,100 + VAT (20%). It includes 6 hours, sound system and lights. An extra hour is £120. To book I ask for a 25% deposit.',
  'Banda Azahar': 'The Blossom Band',
  'Estudio Guadaíra': 'Weir Street Studio',
  'Retratos del Sur': 'West Country Portraits',
  Carmona: 'Bath',
  'Hola, Lucía: el día entero son 2.650 € con el IVA incluido, 11 horas, segundo fotógrafo y galería. Señal de 500 €.':
    'Hi Lucy, the whole day is £2,650 including VAT: 11 hours, a second photographer and a gallery. Deposit of £500.',
  'El reportaje son 1.900 euros más IVA (21 %), 8 horas. Cada hora extra, 160 euros. Desplazamiento a Carmona: 90 euros.':
    'Coverage is £1,900 plus VAT (20%) for 8 hours. Each extra hour is £160. Travel to Bath: £90.',
  'Cobramos 15 € por invitado, IVA incluido, con un mínimo de 120 invitados. Sin límite de horas.':
    'We charge £15 a guest, VAT included, with a minimum of 120 guests. No limit on hours.',
  'Contesta en un día. Trae segundo fotógrafo.': 'Answers within a day. Brings a second photographer.',
  'Prueba de menú en marzo.': 'Menu tasting in March.',
  '¿Quién viene ese día?': 'Who comes on the day?',
  'Lola y Marcos': 'Lola and Mark',
  'Quien esté libre del estudio': 'Whoever is free at the studio',
  Sevilla: 'Bristol',
  'El precio de la banda es de 16 € por invitado, IVA incluido, con un mínimo de 100 invitados. Cubrimos la ceremonia, el cóctel y 5 horas de baile. Si alguien enferma mandamos un sustituto.':
    'The band is £16 a guest, VAT included, with a minimum of 100 guests. We cover the ceremony, the drinks reception and 5 hours of dancing. If someone falls ill we send a stand-in.',
  'Cuarteto Giralda': 'The Abbey Quartet',
  'Nuestro precio es de 1.450 euros. El desplazamiento son 60 euros.': 'Our price is £1,450. Travel is £60.',
};

/** Values that replace the Spanish ones, such as the usual value-added tax. */
const FIGURES: Readonly<Record<string, unknown>> = { language: 'en', tax_rate: 20 };
const isFigure = (key: string, value: unknown): boolean =>
  key in FIGURES && (key === 'language' ? value === 'es' : typeof value === 'number' && value > 0);

/**
 * Translates the sample's rows to English. It also replaces the values in `FIGURES`, unless `abroad` is true.
 * Guests aren't translated, because the English sample has its own guest list.
 */
export function english<Rows>(rows: Rows, abroad = false): Rows {
  const told = JSON.stringify(rows, (key, value: unknown) => {
    if (!abroad && isFigure(key, value)) return FIGURES[key];
    return typeof value === 'string' && Object.hasOwn(ENGLISH, value) ? ENGLISH[value] : value;
  });
  // Only texts are replaced, so the rows keep their structure.
  return JSON.parse(told) as Rows;
}
