/**
 * How far things depart from what is planned, as parts of the planned minutes: at best, most often, at worst.
 * Proposals of this product (confidence D), made from what trade guides give as usual ranges (read in 2026, confidence
 * C): ceremonies 20 to 45 minutes, greetings and transfers 15 to 60, cocktails 45 to 90, meals 60 to 180, speeches "five
 * minutes each, in practice ten". No survey of delays was found; whoever has one should put it here.
 */
export const SPREADS = {
  gathering: { optimistic: 0.9, likely: 1, late: 1.6 },
  ceremony: { optimistic: 0.9, likely: 1, late: 1.35 },
  transfer: { optimistic: 0.85, likely: 1.05, late: 1.6 },
  photos: { optimistic: 0.8, likely: 1.05, late: 1.5 },
  drinks: { optimistic: 0.9, likely: 1, late: 1.2 },
  meal: { optimistic: 0.9, likely: 1, late: 1.3 },
  speeches: { optimistic: 0.7, likely: 1, late: 1.8 },
  dance: { optimistic: 0.9, likely: 1, late: 1.3 },
  open: { optimistic: 0.9, likely: 1, late: 1.15 },
  talks: { optimistic: 0.95, likely: 1, late: 1.25 },
  making: { optimistic: 0.8, likely: 1, late: 1.5 },
  other: { optimistic: 0.9, likely: 1, late: 1.35 },
} as const;

export type SpreadKind = keyof typeof SPREADS;

/** By the lines of the day's templates; what people add themselves is `other`. */
export const KIND_OF_LINE: Readonly<Record<string, SpreadKind>> = {
  arrive: 'gathering',
  welcome: 'gathering',
  badges: 'gathering',
  seating: 'gathering',
  ceremony: 'ceremony',
  mass: 'ceremony',
  civil: 'ceremony',
  vows: 'ceremony',
  opening: 'ceremony',
  greet: 'transfer',
  congrats: 'photos',
  transfer: 'transfer',
  busThere: 'transfer',
  busBack: 'transfer',
  golden: 'photos',
  ready: 'photos',
  cocktail: 'drinks',
  coffee: 'drinks',
  coffeeTwo: 'drinks',
  network: 'open',
  dinner: 'meal',
  welcomeDinner: 'meal',
  brunch: 'meal',
  mehndi: 'open',
  sangeet: 'open',
  lunch: 'meal',
  breakfast: 'meal',
  tea: 'meal',
  speeches: 'speeches',
  cake: 'speeches',
  candles: 'speeches',
  video: 'speeches',
  awards: 'speeches',
  rituals: 'speeches',
  presents: 'speeches',
  waltz: 'dance',
  firstDance: 'dance',
  parents: 'dance',
  lastSong: 'dance',
  dancing: 'open',
  bar: 'open',
  evening: 'open',
  lateFood: 'open',
  tornaboda: 'open',
  horaLoca: 'open',
  carnaval: 'open',
  trasnoche: 'open',
  sweets: 'open',
  play: 'open',
  talks: 'talks',
  talksTwo: 'talks',
  workshops: 'talks',
  closing: 'talks',
  hair: 'making',
  setUp: 'making',
  sound: 'making',
  kitchen: 'making',
  tables: 'making',
  registrar: 'gathering',
  cakeCut: 'speeches',
  barSetUp: 'making',
  lights: 'making',
  turnaround: 'making',
  clear: 'making',
  portraits: 'photos',
  groupPhotos: 'photos',
  toast: 'speeches',
  quinceRites: 'speeches',
  eveningFood: 'open',
  barTwo: 'open',
  afterParty: 'open',
  afterLunch: 'open',
  coffeeCake: 'drinks',
  procession: 'gathering',
  garlands: 'ceremony',
  farewell: 'dance',
};

/** Crews of their own, and the guests: none of them waits until the couple is dressed (proposal). */
export const ALONE: ReadonlySet<string> = new Set([
  'arrive',
  'busThere',
  'setUp',
  'sound',
  'kitchen',
  'tables',
  'barSetUp',
]);

/** No ceremony waits for the bar: kitchen and bar have hours before the meal and the drinks (proposal). */
export const APART: ReadonlySet<string> = new Set(['kitchen', 'barSetUp']);

/** What can give minutes away without anybody missing them. */
export const ELASTIC: ReadonlySet<SpreadKind> = new Set(['drinks', 'open']);
