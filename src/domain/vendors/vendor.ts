import type { DateText } from '../calendar';
import type { Category } from '../plan/facts';
import type { OwnLine } from './own-lines';
import type { QuoteTerms } from './quote';

export const STAGES = ['idea', 'contacted', 'quoted', 'visited', 'booked', 'refused'] as const;
export type Stage = (typeof STAGES)[number];

export const VENDOR_LANGUAGES = ['es', 'en'] as const;
type VendorLanguage = (typeof VENDOR_LANGUAGES)[number];

export type VendorContact = {
  readonly category: Category;
  readonly vendor_name: string;
  readonly contact_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly place: string | null;
  readonly language: VendorLanguage | null;
  /** The user's own rating, from 1 to 5. */
  readonly style: number | null;
  readonly notes: string | null;
};

/** A vendor in the user's address book. A deleted vendor stays as a tombstone that keeps only the name. */
export type Vendor = VendorContact & {
  readonly id: string;
  readonly version: number;
  readonly deleted_at?: string | null;
};

export const contactIn = (one: VendorContact): VendorContact => ({
  category: one.category,
  vendor_name: one.vendor_name,
  contact_name: one.contact_name,
  email: one.email,
  phone: one.phone,
  website: one.website,
  place: one.place,
  language: one.language,
  style: one.style,
  notes: one.notes,
});

/** A quote: the vendor's terms for one event, and the stage of the contact with the vendor. */
export type VendorQuote = VendorContact &
  QuoteTerms & {
    readonly id: string;
    readonly version: number;
    readonly stage: Stage;
    readonly message: string | null;
    readonly free_on_date: boolean | null;
    /**
     * The date to which `free_on_date` refers. It differs from the plan's date if the event has moved since.
     */
    readonly event_on?: DateText | null;
    readonly serves_place: boolean | null;
    readonly capacity: number | null;
    /** Average rating from 1 to 5 in other people's reviews, and the number of these reviews. */
    readonly rating: number | null;
    readonly reviews: number | null;
    readonly asked_on: DateText | null;
    readonly answered_on: DateText | null;
    readonly chase_on: DateText | null;
    /** Id of the ledger item that booking the quote created. */
    readonly item_id: string | null;
    readonly own_lines: readonly OwnLine[];
  };

/**
 * Returns the current stage. If the ledger item of a booking was deleted, the quote isn't booked any more.
 */
export const stageNow = ({ stage, item_id }: VendorQuote, items: ReadonlySet<string>): Stage =>
  stage === 'booked' && !items.has(item_id ?? '') ? 'quoted' : stage;
