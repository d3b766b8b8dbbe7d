import type { Category } from '@/domain/plan/facts';
import { EMPTY_TERMS } from '@/domain/vendors/quote';
import type { Stage, VendorQuote } from '@/domain/vendors/vendor';

export const newQuote = (category: Category, given: Partial<VendorQuote> = {}): VendorQuote => ({
  ...EMPTY_TERMS,
  id: crypto.randomUUID(),
  version: 0,
  category,
  stage: 'idea',
  vendor_name: '',
  contact_name: null,
  email: null,
  phone: null,
  website: null,
  place: null,
  language: null,
  notes: null,
  message: null,
  free_on_date: null,
  serves_place: null,
  capacity: null,
  rating: null,
  reviews: null,
  style: null,
  asked_on: null,
  answered_on: null,
  chase_on: null,
  item_id: null,
  own_lines: [],
  ...given,
});

/**
 * Returns the quote at another stage. The day of first contact is stored, to measure how fast the vendor
 * replies.
 */
export const atStage = (quote: VendorQuote, stage: Stage, today: string): VendorQuote => ({
  ...quote,
  stage,
  item_id: stage === 'booked' ? quote.item_id : null,
  asked_on: stage === 'contacted' ? (quote.asked_on ?? today) : quote.asked_on,
  answered_on: stage === 'quoted' && quote.asked_on ? (quote.answered_on ?? today) : quote.answered_on,
});
