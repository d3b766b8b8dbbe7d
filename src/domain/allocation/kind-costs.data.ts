import type { KindId } from '../plan/kind';
import type { SourceId } from '../sources.data';

/**
 * Basis of a figure: a survey of such events, prices of such events, or the sum of venue, food, staff and
 * sound.
 */
export const COST_BASES = ['kind-survey', 'prices', 'parts'] as const;
export type CostBasisOfKind = (typeof COST_BASES)[number];

/** Complete cost per guest of such an event, for the usual number of guests. */
export type KindCost = {
  readonly currency: string;
  /** In whole units of the currency, not in cents. */
  readonly levels: readonly [simple: number, usual: number, lavish: number];
  readonly basis: CostBasisOfKind;
  readonly source: SourceId;
};

const cost =
  (currency: string) =>
  (basis: CostBasisOfKind, levels: KindCost['levels'], source: SourceId): KindCost => ({
    currency,
    levels,
    basis,
    source,
  });

const pounds = cost('GBP');
const dollars = cost('USD');
const euros = cost('EUR');
const pesos = cost('MXN');

/**
 * Costs by kind, and by country or region. Regions are listed only if a city is known to be more expensive. A
 * missing kind or country has no published figure.
 */
export const KIND_COSTS: Readonly<
  Record<Exclude<KindId, 'wedding'>, Readonly<Partial<Record<string, KindCost>>>>
> = {
  // A staff party costs £41 to 58 a head; half of these prices are for parties in a pub. A dinner in a hired
  // hall: food £30 to 90, drinks £50 to 90, hall £12 to 40, and a musician.
  company: {
    GB: pounds('parts', [55, 110, 210], 'london-agency-2025'),
    'GB-LND': pounds('parts', [80, 150, 250], 'london-agency-2025'),
    // Per guest: €90, between 65 and 120; with a show or stage 150 to 200; a set menu in a restaurant 57
    // (2025).
    ES: euros('kind-survey', [57, 90, 175], 'mci-2019'),
    // Medians of Bloomberg BNA are $55 and 78, including lunches. Planners in New York charge 200 to 300; a
    // party there with an open bar starts at 100.
    US: dollars('prices', [55, 150, 300], 'bna-2016'),
    'US-METRO-NYC': dollars('prices', [100, 230, 350], 'new-york-planners-2016'),
    // ANPEC 2025: restaurants 1,200 to 1,800 pesos, formal restaurants 2,500 to 5,000.
    MX: pesos('prices', [1200, 1800, 3500], 'anpec-2025'),
    // A survey of sixty suppliers, in US dollars of its year.
    AR: dollars('prices', [80, 130, 190], 'cronista-2016'),
  },
  // Price per delegate for food, room and basic sound: £125 to 138 (2023). The simple level is a hotel's day
  // rate alone: £33 booked (2018), £35 to 68 quoted (2016). Spending per delegate has risen since (£86 to
  // 130), so the booked rate is about £50 today; £45 is used. London's average is no higher than the
  // country's (£80 in 2019, £100 in 2022, Venue Performance), so London has no separate figure.
  conference: {
    GB: pounds('kind-survey', [45, 130, 240], 'economy-tracker-2023'),
    // The simple level is a day's package of room, meals and screen, $95 to 124 (2018). Higher levels add
    // speakers, crew and stage.
    US: dollars('parts', [100, 210, 400], 'conference-centers-2018'),
    ES: euros('parts', [75, 130, 240], 'own-parts'),
  },
  // Hall, food and drinks as for a company's evening, plus the same amount for stage, screens, light and
  // crew.
  launch: {
    US: dollars('parts', [180, 320, 600], 'own-parts'),
    'US-METRO-CHI': dollars('parts', [190, 340, 640], 'own-parts'),
    'US-METRO-NYC': dollars('parts', [260, 450, 850], 'own-parts'),
    GB: pounds('parts', [120, 220, 420], 'own-parts'),
    'GB-LND': pounds('parts', [150, 270, 500], 'own-parts'),
    ES: euros('parts', [110, 190, 380], 'own-parts'),
    MX: pesos('parts', [1800, 3000, 6000], 'own-parts'),
  },
  // Three courses with wine £90 to 150; room £15 to 50; stage, sound and host £30 to 80.
  gala: {
    GB: pounds('parts', [95, 160, 280], 'london-agency-2025'),
    'GB-LND': pounds('parts', [130, 210, 360], 'london-agency-2025'),
    US: dollars('parts', [150, 260, 480], 'new-york-planners-2016'),
    ES: euros('prices', [110, 165, 260], 'mci-2019'),
    // Price of a seat at hotels' New Year's Eve galas, which are expensive.
    MX: pesos('prices', [1500, 2500, 5000], 'anpec-2025'),
  },
  // $21,781 for 212 guests. According to planners, families in Mexico spend 600 to 1,000 pesos per guest
  // (2016) and 1,000 (2022).
  quinceanera: {
    US: dollars('kind-survey', [55, 103, 180], 'mi-padrino-2019'),
    MX: pesos('prices', [600, 1200, 2200], 'universal-2016'),
    ES: euros('prices', [45, 80, 130], 'quince-madrid-2025'),
    AR: dollars('parts', [35, 60, 120], 'san-juan-2024'),
  },
  // Cost per child in four surveys: £25 to 29.
  children: {
    GB: pounds('kind-survey', [14, 27, 55], 'barclays-2016'),
    US: dollars('prices', [10, 20, 45], 'party-genius-2025'),
    ES: euros('prices', [9, 15, 35], 'pontevedra-2019'),
    // 450,000 to 600,000 pesos for twenty children, with entertainers and food.
    AR: dollars('prices', [13, 22, 65], 'buenos-aires-2025'),
    MX: pesos('parts', [180, 400, 900], 'own-parts'),
  },
  // Three levels: at home for £10 a head (£382 in total); a hired room with a buffet at £20 to 50, drinks and
  // a DJ; or dinner served at a table.
  adult: {
    GB: pounds('parts', [18, 60, 130], 'voucher-codes-2014'),
    US: dollars('prices', [20, 50, 120], 'party-genius-2025'),
    ES: euros('parts', [30, 60, 115], 'own-parts'),
    // Dinner at home 700 to 1,140 pesos (ANPEC 2025); or a hall with food, music and drinks.
    MX: pesos('parts', [450, 900, 2000], 'anpec-2025'),
    // A party with hall, food, waiters, music and drinks: 50,000 to 60,000 pesos.
    AR: dollars('prices', [25, 55, 110], 'san-juan-2024'),
  },
  anniversary: {
    US: dollars('parts', [40, 75, 130], 'per-guest-other-events'),
    GB: pounds('parts', [30, 70, 140], 'own-parts'),
    // Menus at €42 to 77, plus room, music and photographs.
    ES: euros('parts', [50, 85, 150], 'communion-menus-2017'),
    MX: pesos('parts', [500, 1000, 2200], 'anpec-2025'),
    AR: dollars('prices', [30, 60, 115], 'san-juan-2024'),
  },
  // Menus at €42 to 77 (2017 to 2023). Families buy hardly any clothes.
  baptism: {
    ES: euros('parts', [40, 65, 110], 'communion-menus-2017'),
    MX: pesos('parts', [350, 750, 1600], 'own-parts'),
    GB: pounds('parts', [15, 40, 90], 'own-parts'),
  },
  // Per guest: €75 to 81 in Spain as a whole, and €150 in Valencia, including clothes. Per family: €3,500 to
  // 4,500.
  communion: {
    ES: euros('kind-survey', [55, 80, 150], 'consumers-2023'),
  },
  // Surveys give $9 to 19, mostly for parties at home. The figures of other countries are prices of a seat at
  // a school dance.
  graduation: {
    US: dollars('kind-survey', [10, 19, 60], 'graduation-2022'),
    MX: pesos('prices', [600, 900, 1700], 'anpec-2025'),
    PE: cost('PEN')('prices', [100, 120, 180], 'lima-2022'),
    AR: dollars('prices', [40, 55, 90], 'san-juan-2024'),
  },
  // $1,000 to 3,500 in total for 25 to 40 guests.
  'baby-shower': {
    US: dollars('prices', [20, 55, 110], 'baby-shower-2026'),
  },
  plain: {},
};

/**
 * Kinds that are celebrated in the same way everywhere. A country without a figure uses the American figure,
 * scaled to the country's prices.
 */
export const CARRIED: ReadonlySet<KindId> = new Set([
  'company',
  'conference',
  'quinceanera',
  'children',
  'adult',
  'anniversary',
]);
