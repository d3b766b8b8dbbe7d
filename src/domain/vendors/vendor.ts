import type { DateText } from '../calendar';
import type { Category } from '../plan/facts';
import type { OwnLine } from './own-lines';
import type { QuoteTerms } from './quote';

/** Stages of contact with a vendor, in their usual order. */
export const STAGES = ['idea', 'contacted', 'quoted', 'visited', 'booked', 'refused'] as const;
export type Stage = (typeof STAGES)[number];

/** The language in which a vendor is written to. */
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
  /** 1 to 5, the person's own. */
  readonly style: number | null;
  readonly notes: string | null;
};

/** A vendor of a person's address book; one that was taken out stays as a mark. */
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
    /** The event's date that `free_on_date` was said of; missing until stored. */
    readonly event_on?: DateText | null;
    readonly serves_place: boolean | null;
    readonly capacity: number | null;
    /** 1 to 5, of other people's reviews, and how many there are. */
    readonly rating: number | null;
    readonly reviews: number | null;
    readonly asked_on: DateText | null;
    readonly answered_on: DateText | null;
    readonly chase_on: DateText | null;
    /** The item of the ledger that its booking wrote. */
    readonly item_id: string | null;
    readonly own_lines: readonly OwnLine[];
  };

/** How far things really are: a booking that the ledger has no money for any more is open again, until it has. */
export const stageNow = ({ stage, item_id }: VendorQuote, items: ReadonlySet<string>): Stage =>
  stage === 'booked' && !items.has(item_id ?? '') ? 'quoted' : stage;
