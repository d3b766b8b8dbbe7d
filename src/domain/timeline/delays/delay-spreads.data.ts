/**
 * Durations as multiples of the planned one: best, most likely and worst case. They are our own proposal
 * (confidence D), based on trade guides (read in 2026, confidence C): ceremonies 20 to 45 minutes, greetings
 * and transfers 15 to 60, cocktails 45 to 90, meals 60 to 180, speeches "five minutes each, in practice ten".
 * No survey of delays was found.
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

/** Kind of delay for each row of the templates. Rows that users add are `other`. */
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
  food: 'meal',
  games: 'open',
  gifts: 'speeches',
  photos: 'photos',
  together: 'open',
  reveal: 'talks',
  demos: 'open',
  demosTwo: 'open',
};

/**
 * Rows that start on time even if the couple is late (D): those of separate teams, and the arrival of guests.
 */
export const ALONE: ReadonlySet<string> = new Set([
  'arrive',
  'busThere',
  'setUp',
  'sound',
  'kitchen',
  'tables',
  'barSetUp',
]);

/** Rows that never delay the ceremony (D). Kitchen and bar have hours until the meal and the drinks. */
export const APART: ReadonlySet<string> = new Set(['kitchen', 'barSetUp']);

/** Kinds of rows that can be shortened without guests noticing. */
export const ELASTIC: ReadonlySet<SpreadKind> = new Set(['drinks', 'open']);
