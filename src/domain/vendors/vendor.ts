import type { DateText } from '../calendar';
import type { Category } from '../plan/facts';
import type { OwnLine } from './own-lines';
import type { QuoteTerms } from './quote';

/** Stages of contact with a vendor, in their usual order. */
export const STAGES = ['idea', 'contacted', 'quoted', 'visited', 'booked', 'refused'] as const;
export type Stage = (typeof STAGES)[number];

/** Languages of messages to vendors. */
export const VENDOR_LANGUAGES = ['es', 'en'] as const;
type VendorLanguage = (typeof VENDOR_LANGUAGES)[number];

/** Contact person and addresses. */
export type VendorContact = {
  readonly category: Category;
  readonly vendor_name: string;
  readonly contact_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly place: string | null;
  readonly language: VendorLanguage | null;
  /** The person's own rating, 1 to 5. */
  readonly style: number | null;
  readonly notes: string | null;
};

/** A vendor in a person's address book; a deleted one stays as a tombstone. */
export type Vendor = VendorContact & {
  readonly id: string;
  readonly version: number;
  readonly deleted_at?: string | null;
};

/** The contact fields of a vendor or a quote. */
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

/** A vendor's terms for one event, and its stage. */
export type VendorQuote = VendorContact &
  QuoteTerms & {
    readonly id: string;
    readonly version: number;
    readonly stage: Stage;
    /** The vendor's message as pasted. */
    readonly message: string | null;
    readonly free_on_date: boolean | null;
    /** The event's date to which `free_on_date` refers; absent until stored. */
    readonly event_on?: DateText | null;
    readonly serves_place: boolean | null;
    readonly capacity: number | null;
    /** Mean rating, 1 to 5, and number of other people's reviews. */
    readonly rating: number | null;
    readonly reviews: number | null;
    readonly asked_on: DateText | null;
    readonly answered_on: DateText | null;
    readonly chase_on: DateText | null;
    /** The ledger item that the quote's booking created. */
    readonly item_id: string | null;
    readonly own_lines: readonly OwnLine[];
  };

/** Returns the effective stage: a booking without its ledger item is open again. */
export const stageNow = ({ stage, item_id }: VendorQuote, items: ReadonlySet<string>): Stage =>
  stage === 'booked' && !items.has(item_id ?? '') ? 'quoted' : stage;
