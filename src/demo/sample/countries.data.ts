import type { Language } from '@/lib/texts';

/** Countries of the sample wedding by language. The visitor's country is used if it is listed. */
export const SAMPLE_COUNTRIES = { es: ['ES', 'MX'], en: ['GB', 'US'] } as const satisfies Record<
  Language,
  readonly string[]
>;
export type SampleCountry = (typeof SAMPLE_COUNTRIES)[Language][number];

/**
 * Differences from the original sample. The Spanish original is set in Spain, the English original in
 * England.
 */
type Elsewhere = {
  /** Factor for the sample's amounts. A whole number, so that all sums stay exact. */
  readonly money: number;
  /** Usual tax on vendors' prices, in percent. */
  readonly tax: number;
  /** Pattern that finds an amount in a sentence, and the function that replaces the amount. */
  readonly sum: readonly [written: RegExp, become: (units: number) => string];
  /**
   * Replacements for names of places and vendors, and for words that aren't used in that country. Applied in
   * this order.
   */
  readonly words: readonly (readonly [RegExp, string])[];
};

const grouped = (units: number): string => units.toLocaleString('en-US');

const MEXICO: Elsewhere = {
  // Ratio of the usual costs per guest: 2,900 pesos in Mexico to 196 euros in Spain (costs.data.ts).
  money: 15,
  tax: 16,
  sum: [/(\d[\d.]*) (?:€|euros)/g, (units) => `$${grouped(units)}`],
  words: [
    [/21 %/g, '16 %'],
    [/Carmona|Écija|Osuna/g, 'San Miguel de Allende'],
    [/Guadalajara/g, 'Bogotá'],
    [/Ciudad de México/g, 'Madrid'],
    [/Puebla/g, 'Buenos Aires'],
    [/^Sevilla$/g, 'Querétaro'],
    [/^Madrid$/g, 'Ciudad de México'],
    [/Valencia|Zaragoza/g, 'Monterrey'],
    [/^Bilbao$/g, 'Puebla'],
    [/^Barcelona$/g, 'Guadalajara'],
    [/^(Cádiz|Málaga)$/g, 'Mérida'],
    [/^(Granada|Vigo)$/g, 'Oaxaca'],
    [/^(Córdoba|Huelva|Jerez)$/g, 'León'],
    [/London/g, 'Chicago'],
    [/Los Olivares/g, 'Los Laureles'],
    [/^Olivar$/g, 'Jardín'],
    [/Catering/g, 'Banquetes'],
    [/Autocares Guadalquivir/g, 'Autobuses del Bajío'],
    [/Bodegas del Aljarafe/g, 'Vinos del Bajío'],
    [/Joyería Triana/g, 'Joyería Querétaro'],
    [/Guadaíra/g, 'Jacaranda'],
    [/Giralda/g, 'Allende'],
    [/Retratos del Sur/g, 'Retratos del Bajío'],
    [/Generador de reserva/g, 'Planta de luz de respaldo'],
    [/vuestra/g, 'su'],
    [/finca/g, 'hacienda'],
    [/en el Registro/g, 'en el Registro Civil'],
    [/la mantilla/g, 'el velo'],
    [/Alianzas/g, 'Anillos'],
    [/Jamón/g, 'Canapés'],
    [/por cubierto/g, 'por persona'],
    [/Mis padres/g, 'Mis papás'],
    [/Padres de/g, 'Papás de'],
    [/Prueba de menú/g, 'Degustación del menú'],
    [/Comida de las dos/g, 'Comida con las dos'],
    [/Almuerzo del domingo/g, 'Comida del domingo'],
    [/El reportaje son/g, 'La fotografía cuesta'],
    [/Contrato de reportaje/g, 'Contrato de fotografía'],
    [/una señal/g, 'un anticipo'],
    [/Señal/g, 'Anticipo'],
    [/ya pagada/g, 'ya pagado'],
    [/Desplazamiento/g, 'Traslado'],
    [/El desplazamiento son/g, 'El traslado cuesta'],
    [/(servicio de DJ|día entero|hora extra) son/g, '$1 cuesta'],
    [/\+34 600 000 00/g, '+52 442 555 010'],
    [/Íñigo/g, 'Ignacio'],
    [/Maite/g, 'Mayte'],
    [/\bAne\b/g, 'Ana'],
    [/Laia/g, 'Lilia'],
    [/Jordi/g, 'Jacobo'],
    [/\bPol\b/g, 'Paulo'],
    [/Uxía/g, 'Ulises'],
    [/Brais/g, 'Brenda'],
    [/Curro/g, 'Pancho'],
    [/Leire Etxeberria/g, 'Leticia Echeverría'],
    [/Unai Garay/g, 'Uriel Garay'],
    [/Mireia Sala/g, 'Mireya Salas'],
    [/Aitor Lasa/g, 'Arturo Lara'],
    [/Ainhoa Sáez/g, 'Araceli Sáenz'],
    [/Helena Puig/g, 'Elena Puga'],
  ],
};

const UNITED_STATES: Elsewhere = {
  // Ratio of the usual costs per guest: 284 dollars in the US to 293 pounds in the UK (costs.data.ts).
  money: 1,
  tax: 5.3,
  sum: [/£(\d[\d,]*)/g, (units) => `$${grouped(units)}`],
  words: [
    [/VAT \(20%\)/g, 'sales tax (5.3%)'],
    [/\bVAT\b/g, 'tax'],
    [/\bBath\b/g, 'Charlottesville'],
    [/Bristol/g, 'Richmond'],
    [/^(Wells|Frome|Taunton)$/g, 'Staunton'],
    [/^Cardiff$/g, 'Raleigh'],
    [/^Leeds$/g, 'Pittsburgh'],
    [/^London$/g, 'New York'],
    [/^Exeter$/g, 'Baltimore'],
    [/^Edinburgh$/g, 'Boston'],
    [/^Manchester$/g, 'Chicago'],
    [/Avon Valley Coaches/g, 'Blue Ridge Shuttles'],
    [/coach/g, 'shuttle'],
    [/White Marquee Hire/g, 'White Tent Rentals'],
    [/Marquee/g, 'Tent'],
    [/Harbour/g, 'Harbor'],
    [/Pulteney Jewellers/g, 'Monticello Jewelers'],
    [/Browning Tailors/g, 'Browning Menswear'],
    [/The Abbey Quartet/g, 'The Rotunda Quartet'],
    [/Weir Street/g, 'Water Street'],
    [/West Country/g, 'Shenandoah'],
    [/We still have to give notice at the register office\./g, 'We still need the marriage license.'],
    [/Granny/g, 'Grandma'],
    [/drinks reception/g, 'cocktail hour'],
    [/send a stand-in/g, 'send a substitute'],
    [/falls ill/g, 'gets sick'],
    [/as good/g, 'just as good'],
    [/Cancelling/g, 'Canceling'],
    [/Whole day/g, 'Full day'],
    [/whole day/g, 'full day'],
    [/dinner service/g, 'set of china'],
    [/\+44 7700 90000/g, '+1 434 555 010'],
  ],
};

export const ELSEWHERE: Readonly<Record<Exclude<SampleCountry, 'ES' | 'GB'>, Elsewhere>> = {
  MX: MEXICO,
  US: UNITED_STATES,
};
