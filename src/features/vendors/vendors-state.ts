import { CRITERIA, type Weights } from '@/domain/vendors/ranking';
import { addressState, choice, freeText, matching } from '@/lib/list-state';

export const VIEWS = ['compare', 'board', 'list'] as const;
type View = (typeof VIEWS)[number];

/** State of the page that is stored in the URL. */
export interface VendorsState {
  plan: string | null;
  view: View;
  /** Numbers to try instead of the plan's, as text from the fields. */
  guests: string | null;
  hours: string | null;
  children: string | null;
  /** Weights in the order of the criteria; null means the weights derived from the plan. */
  weights: string | null;
  /** The first characters of the ids of quotes that aren't compared. */
  without: string | null;
  /** Keys of hidden rows. */
  hide: string | null;
}

export const vendorsAddress = addressState<VendorsState>({
  plan: freeText(40),
  view: choice(VIEWS, 'compare'),
  guests: matching(/^[1-9]\d{0,4}$/),
  hours: matching(/^\d{1,2}(\.5)?$/),
  children: matching(/^(0|[1-9]\d{0,4})$/),
  weights: matching(/^\d{1,3}(-\d{1,3}){5}$/),
  without: matching(/^[0-9a-f]{8}(-[0-9a-f]{8}){0,20}$/),
  hide: matching(/^[a-z_]{1,30}(-[a-z_]{1,30}){0,40}$/),
});

export const weightsText = (weights: Weights): string =>
  CRITERIA.map((key) => Math.round(weights[key])).join('-');

export function readWeights(text: string | null): Weights | null {
  if (text === null) return null;
  const [price = 0, reviews = 0, included = 0, terms = 0, style = 0, answer = 0] = text
    .split('-')
    .map(Number);
  return { price, reviews, included, terms, style, answer };
}

const short = (id: string) => id.slice(0, 8);
const listOf = (text: string | null) => text?.split('-') ?? [];

export const isLeftOut = (without: string | null, id: string): boolean => listOf(without).includes(short(id));

function switched(text: string | null, key: string): string | null {
  const all = listOf(text);
  const next = all.includes(key) ? all.filter((one) => one !== key) : [...all, key];
  return next.join('-') || null;
}

export const toggled = (without: string | null, id: string): string | null => switched(without, short(id));

export const isHidden = (hide: string | null, key: string): boolean => listOf(hide).includes(key);
export const hidden = (hide: string | null, key: string): string | null => switched(hide, key);
