import type { DrinkShares, Moment, Range } from './drink';

/**
 * Published rules of thumb (confidence C, read in 2026). They differ by a factor of up to two, so each figure
 * is a range with its sources.
 */
export const RULES = {
  'mixer-math': { label: 'NYC Event Pro, Mixer Math', url: 'https://nyceventpro.com/mixer-math' },
  'todays-bride': {
    label: 'Today’s Bride',
    url: 'https://todaysbride.com/wp-content/flipbook/NEO21/inc/html/70.html',
  },
  'dan-murphys': {
    label: 'Dan Murphy’s',
    url: 'https://www.danmurphys.com.au/dans-daily/learn/how-much-alcohol-per-person',
  },
  'wed-planners': {
    label: 'The Wed Planners',
    url: 'https://www.thewedplanners.co.uk/blog-content/how-much-alcohol-at-weddings',
  },
  wheeler: { label: 'Mr Wheeler', url: 'https://mrwheelerwine.com/weddings-and-large-gatherings.htm' },
  kubalu: {
    label: 'Kubalú Eventos',
    url: 'https://kubaluevents.com/como-calcular-cantidades-de-bebida-para-invitados',
  },
  'bodas-mx': {
    label: 'Bodas.com.mx',
    url: 'https://bodas.com.mx/articulos/que-no-falte-el-alcohol-en-tu-boda--c6124',
  },
  'buena-vida': {
    label: 'La Buena Vida',
    url: 'https://labuenavida.cl/articulo/como-calcular-la-cantidad-de-vino-espumante-y-destilados-para-una-fiesta',
  },
  casamiento: {
    label: 'Casamiento.com.uy',
    url: 'https://casamiento.com.uy/articulos/como-calcular-la-bebida-para-la-fiesta-8-consejos-que-no-fallan--c2450',
  },
  icy: {
    label: 'Icy Mountain Water',
    url: 'https://www.icymountainwater.com/post/planning-an-event-need-ice',
  },
  'tasting-table': {
    label: 'Tasting Table',
    url: 'https://www.tastingtable.com/1866410/how-much-ice-for-party-calculate/',
  },
  edades: {
    label: 'EDADES 2022',
    url: 'https://diarioenpositivo.com/articulo/espana/9-espanoles-15-64-anos-consumieron-alcohol-todos-dias-julio/20240801132217055449.html',
  },
  gallup: {
    label: 'Gallup, July 2025',
    url: 'https://progressivegrocer.com/bevalc-consumption-drops-again',
  },
  everlasting: {
    label: 'Everlasting Occasion',
    url: 'https://everlastingoccasion.com/how-many-bartenders-per-guest/',
  },
  celebra: { label: 'Celebra', url: null },
} as const;
type RuleSource = keyof typeof RULES;

type Rate = Range & { readonly sources: readonly RuleSource[] };

/** Drinks per drinker and hour; for a toast, drinks in total. */
export const RATES: Readonly<Record<Moment, Rate>> = {
  welcome: { low: 1, likely: 1, high: 1.5, sources: ['todays-bride', 'wed-planners', 'kubalu'] },
  // The sources, each for two hours: two glasses (one per hour), half a bottle, or two thirds of a bottle.
  meal: { low: 1, likely: 1.25, high: 1.67, sources: ['todays-bride', 'wed-planners', 'wheeler'] },
  // The sources, each for the whole toast: seven or eight short pours per bottle, one glass, or two glasses.
  toast: { low: 0.8, likely: 1, high: 2, sources: ['wed-planners', 'wheeler', 'buena-vida'] },
  // The sources: four to six drinks in five hours, one per hour, or one and a half per hour.
  bar: { low: 0.8, likely: 1, high: 1.5, sources: ['bodas-mx', 'kubalu', 'dan-murphys'] },
  late: { low: 0.4, likely: 0.7, high: 1, sources: ['celebra'] },
};

/** Extra drinks in the first hour of the day: "two in the first hour, then one an hour". */
export const FIRST_HOUR: Rate = { low: 0, likely: 1, high: 1, sources: ['mixer-math', 'todays-bride'] };

/** Alcohol-free drinks per hour, for people who drink alcohol and for people who don't. */
export const SOFT_OF_DRINKERS: Rate = {
  low: 0.25,
  likely: 0.4,
  high: 0.6,
  sources: ['celebra', 'dan-murphys'],
};
export const SOFT_OF_OTHERS: Rate = { low: 0.5, likely: 0.8, high: 1.2, sources: ['celebra', 'kubalu'] };

/**
 * Litres of water per person and hour. The sources say: a litre for four people in five hours; half a litre;
 * two litres on a day of six hours or more, counted as nine hours.
 */
export const WATER: Rate = {
  low: 0.05,
  likely: 0.1,
  high: 0.22,
  sources: ['dan-murphys', 'kubalu', 'buena-vida'],
};
/** How people who drink no alcohol choose among the drinks that are served. */
export const FREE_PARTS: DrinkShares = {
  'sparkling-free': 15,
  'beer-free': 20,
  'cocktails-free': 25,
  soft: 45,
  juice: 20,
};

/** Alcohol-free drinks that people take between two alcoholic drinks. */
export const BETWEEN_PARTS: DrinkShares = { 'beer-free': 10, 'cocktails-free': 10, soft: 70, juice: 10 };
export const CHILDREN_PARTS: DrinkShares = { 'cocktails-free': 15, soft: 40, juice: 45 };

/**
 * Factors for the amount that people drink. Sources confirm whether each factor is above or below 1
 * (confidence C). The factor's size lies within the sources' range.
 */
export const FACTORS = {
  /** Summer: people drink 15 to 20 % more. */
  hot: 1.15,
  hot_water: 1.5,
  /** Events that end before 20:00. The sources disagree (confidence D). */
  daytime: 0.9,
  young: 1.15,
  seniors: 0.6,
  drive: 0.9,
  bus: 1.1,
  /** Factor for guests who pay: with an open bar, people drink 20 to 30 % more. */
  cash_bar: 0.8,
  /** Factor for white wine's share in summer: 40 of 100 instead of 30. */
  hot_white: 1.4,
  /** Factor for red wine's share in summer: 15 % less (La Buena Vida). */
  hot_red: 0.85,
} as const;

/** Standard deviation of how much one person drinks, and of tastes, relative to the mean (confidence D). */
export const UNLIKE = { people: 0.5, tastes: 0.25 } as const;

/**
 * Default share of children among the guests: our own proposal (confidence D). One Spanish case has 10 %
 * (confidence C).
 */
export const CHILDREN_SHARE = 0.08;
/** Share of minors among the guests of a quinceañera (confidence D). They get no alcohol. */
export const QUINCEANERA_MINORS = 0.4;
/** Share of children at a children's party (confidence D). The other guests are parents who stay. */
export const PARTY_CHILDREN = 0.6;

export const BAR = {
  /**
   * Kilograms of ice per guest: for the first four hours 1.5 lb, for each further hour 0.5 lb (confidence C).
   */
  ice_hours: 4,
  ice: { low: 0.45, likely: 0.7, high: 0.9 },
  ice_long_drinks: { low: 0.7, likely: 1, high: 1.8 },
  ice_without_bar: { low: 0.45, likely: 0.45, high: 0.7 },
  ice_each_hour_more: 0.23,
  /** Factor for ice above 25 °C outdoors: 25 to 50 % more (confidence C). */
  ice_hot_outdoors: { low: 1.25, likely: 1.375, high: 1.5 },
  /** Litres of mixer per drink with spirits: three litres per bottle of spirits (confidence C). */
  mixer: 0.18,
  /** Guests per bartender with mixed drinks, and with beer and wine only (confidence C). */
  guests_each: 50,
  guests_each_without_mixing: 75,
  /**
   * Glasses per drinker (confidence D). The figure is higher where people put their glass down and take
   * another. A tenth is added for breakage.
   */
  glasses: { welcome: 1.5, meal: 1, toast: 1, bar: 2, late: 1 },
  breakage: 1.1,
} as const;
