import type { Moment } from './drink';
import type { MarketKey } from './markets.data';

/** Types of drink that have a public page, as named in the specification's {drinkType}. */
export const DRINK_TYPES = [
  'wine',
  'sparkling',
  'beer',
  'spirits',
  'cocktails',
  'soft-drinks',
  'water',
] as const;
export type DrinkType = (typeof DRINK_TYPES)[number];

export const DRINKS_MENUS = ['fish', 'meat', 'vegetables', 'spicy', 'sweet'] as const;
export type DrinksMenu = (typeof DRINKS_MENUS)[number];
export const SEASONS = ['summer', 'winter'] as const;
export type DrinksSeason = (typeof SEASONS)[number];

/**
 * A style of a drink, never a brand. Occasions and serving temperatures are usual advice of the trade
 * (confidence C), compiled by us (2026).
 */
export type Style = {
  readonly id: string;
  readonly moments: readonly Moment[];
  /** Season that the style suits; omitted if it suits both. */
  readonly season?: DrinksSeason;
  readonly menus: readonly DrinksMenu[];
  /** Serving temperatures in °C. */
  readonly serve: readonly [from: number, to: number];
  /** Markets where the style is usual and easy to find; omitted if that is everywhere. */
  readonly markets?: readonly MarketKey[];
};

const LATIN: readonly MarketKey[] = ['MX', 'CO', 'CL', 'AR'];

export const STYLES = {
  wine: [
    {
      id: 'crispWhite',
      moments: ['welcome', 'meal'],
      season: 'summer',
      menus: ['fish', 'vegetables'],
      serve: [7, 10],
    },
    { id: 'roundWhite', moments: ['meal'], menus: ['fish', 'meat'], serve: [10, 12] },
    {
      id: 'rose',
      moments: ['welcome', 'meal'],
      season: 'summer',
      menus: ['vegetables', 'spicy', 'fish'],
      serve: [8, 11],
    },
    { id: 'lightRed', moments: ['meal', 'bar'], menus: ['meat', 'vegetables'], serve: [13, 15] },
    { id: 'fullRed', moments: ['meal'], season: 'winter', menus: ['meat'], serve: [16, 18] },
    {
      id: 'vermouth',
      moments: ['welcome'],
      menus: ['vegetables', 'fish'],
      serve: [6, 10],
      markets: ['ES', 'AR'],
    },
    { id: 'sweetWine', moments: ['meal'], menus: ['sweet'], serve: [7, 10] },
  ],
  sparkling: [
    {
      id: 'cava',
      moments: ['welcome', 'meal', 'toast'],
      menus: ['fish', 'vegetables'],
      serve: [6, 8],
      markets: ['ES', 'GB', 'US', 'MX'],
    },
    {
      id: 'prosecco',
      moments: ['welcome', 'toast'],
      season: 'summer',
      menus: ['vegetables', 'spicy'],
      serve: [6, 8],
      markets: ['GB', 'US', 'BR'],
    },
    { id: 'champagne', moments: ['toast', 'meal'], menus: ['fish', 'meat'], serve: [8, 10] },
    {
      id: 'southern',
      moments: ['welcome', 'toast'],
      menus: ['fish', 'vegetables'],
      serve: [6, 8],
      markets: ['AR', 'CL', 'BR', 'CO'],
    },
    { id: 'demiSec', moments: ['toast'], menus: ['sweet'], serve: [6, 8] },
    { id: 'sparklingFree', moments: ['welcome', 'toast'], menus: ['sweet', 'vegetables'], serve: [4, 6] },
  ],
  beer: [
    {
      id: 'lager',
      moments: ['welcome', 'meal', 'bar'],
      season: 'summer',
      menus: ['fish', 'spicy'],
      serve: [3, 5],
    },
    {
      id: 'wheat',
      moments: ['welcome', 'meal'],
      season: 'summer',
      menus: ['fish', 'vegetables'],
      serve: [4, 6],
    },
    { id: 'paleAle', moments: ['bar', 'meal'], menus: ['meat', 'spicy'], serve: [6, 8] },
    { id: 'dark', moments: ['meal', 'late'], season: 'winter', menus: ['meat', 'sweet'], serve: [8, 12] },
    {
      id: 'michelada',
      moments: ['welcome', 'late'],
      menus: ['spicy', 'fish'],
      serve: [3, 5],
      markets: ['MX', 'CO'],
    },
    {
      id: 'beerFree',
      moments: ['welcome', 'meal', 'bar', 'late'],
      menus: ['fish', 'meat', 'vegetables', 'spicy'],
      serve: [3, 5],
    },
  ],
  spirits: [
    {
      id: 'gin',
      moments: ['bar', 'welcome'],
      season: 'summer',
      menus: ['vegetables', 'fish'],
      serve: [2, 6],
    },
    { id: 'rum', moments: ['bar', 'late'], menus: ['sweet', 'spicy'], serve: [2, 6] },
    {
      id: 'tequila',
      moments: ['bar', 'welcome'],
      menus: ['spicy', 'meat'],
      serve: [16, 20],
      markets: [...LATIN, 'US'],
    },
    { id: 'whisky', moments: ['bar', 'late'], season: 'winter', menus: ['meat', 'sweet'], serve: [16, 20] },
    { id: 'vodka', moments: ['bar'], menus: ['fish'], serve: [-4, 4] },
    {
      id: 'bitter',
      moments: ['bar', 'late'],
      menus: ['meat', 'sweet'],
      serve: [4, 10],
      markets: ['AR', 'ES'],
    },
    {
      id: 'aguardiente',
      moments: ['bar', 'late'],
      menus: ['sweet', 'spicy'],
      serve: [4, 8],
      markets: ['CO', 'CL', 'BR'],
    },
  ],
  cocktails: [
    { id: 'spritz', moments: ['welcome'], season: 'summer', menus: ['vegetables', 'fish'], serve: [2, 5] },
    {
      id: 'margarita',
      moments: ['welcome', 'bar'],
      menus: ['spicy', 'fish'],
      serve: [0, 4],
      markets: [...LATIN, 'US'],
    },
    {
      id: 'mojito',
      moments: ['welcome', 'bar'],
      season: 'summer',
      menus: ['vegetables', 'spicy'],
      serve: [0, 4],
    },
    { id: 'sour', moments: ['welcome', 'bar'], menus: ['fish', 'meat'], serve: [0, 4] },
    {
      id: 'oldFashioned',
      moments: ['late', 'bar'],
      season: 'winter',
      menus: ['meat', 'sweet'],
      serve: [2, 6],
    },
    { id: 'batch', moments: ['welcome', 'bar'], menus: ['fish', 'vegetables'], serve: [2, 6] },
    {
      id: 'cocktailFree',
      moments: ['welcome', 'toast', 'bar', 'late'],
      menus: ['fish', 'vegetables', 'spicy', 'sweet'],
      serve: [0, 4],
    },
  ],
  'soft-drinks': [
    { id: 'colas', moments: ['welcome', 'meal', 'bar', 'late'], menus: ['meat', 'spicy'], serve: [3, 6] },
    { id: 'tonics', moments: ['bar'], menus: ['vegetables'], serve: [3, 6] },
    {
      id: 'lemonade',
      moments: ['welcome', 'meal'],
      season: 'summer',
      menus: ['fish', 'vegetables', 'spicy'],
      serve: [4, 8],
    },
    {
      id: 'aguasFrescas',
      moments: ['welcome', 'meal'],
      season: 'summer',
      menus: ['spicy', 'vegetables'],
      serve: [4, 8],
      markets: LATIN,
    },
    {
      id: 'icedTea',
      moments: ['welcome', 'meal', 'late'],
      menus: ['fish', 'meat', 'vegetables'],
      serve: [4, 8],
    },
    { id: 'juices', moments: ['welcome', 'meal', 'toast'], menus: ['sweet', 'vegetables'], serve: [6, 10] },
    { id: 'warm', moments: ['late', 'welcome'], season: 'winter', menus: ['sweet'], serve: [55, 65] },
  ],
  water: [
    {
      id: 'still',
      moments: ['welcome', 'meal', 'bar', 'late'],
      menus: ['fish', 'vegetables', 'meat', 'spicy', 'sweet'],
      serve: [8, 12],
    },
    { id: 'gentle', moments: ['meal'], menus: ['fish', 'vegetables'], serve: [8, 12] },
    { id: 'lively', moments: ['welcome', 'meal'], menus: ['meat', 'spicy'], serve: [6, 10] },
    {
      id: 'infused',
      moments: ['welcome', 'late'],
      season: 'summer',
      menus: ['vegetables', 'spicy'],
      serve: [5, 9],
    },
  ],
} as const satisfies Readonly<Record<DrinkType, readonly Style[]>>;
