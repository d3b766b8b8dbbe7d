import type { Cents } from '../money';
import type { Category, CategoryChoice, EventKind, PlanFacts } from '../plan/facts';
import type { Confidence, SourceId } from '../sources.data';
import type { CostBasis } from './benchmarks';
import type { ProfileId } from './shares.data';

/** Input of an allocation. Equal input gives equal output. */
export type AllocationInput = Pick<
  PlanFacts,
  'event_type' | 'budget' | 'currency' | 'guest_count' | 'duration' | 'location_type' | 'country' | 'region'
> & {
  /** Name of the event. It hints at the kind if nobody has chosen one (plan/kind.ts). */
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
  /** YYYY-MM-DD. The date changes the usual cost, but not the split. */
  readonly event_date?: string | undefined;
  /** Each category at most once, in any order. A missing category counts as not selected. */
  readonly categories: readonly CategoryChoice[];
};

export const REASON_KEYS = [
  /**
   * Some categories are excluded, and the others get their shares. `values` has the `count` of excluded
   * categories.
   */
  'leftOut',
  /**
   * The region is more expensive than the country. `values` has the `region`, and by what `percent` its cost
   * per guest exceeds the national one.
   */
  'dearerRegion',
  /**
   * The region is cheaper than the country. `values` has the `region`, and by what `percent` its cost per
   * guest is below the national one.
   */
  'cheaperRegion',
  /** More guests than usual. `values` has `guests` and the `usual` number of guests. */
  'moreGuests',
  /** Fewer guests than usual. `values` has `guests` and the `usual` number of guests. */
  'fewerGuests',
  /**
   * For transportation only: more guests than usual. `values` has `guests` and the `usual` number of guests.
   */
  'manyTravel',
  /**
   * For transportation only: fewer guests than usual. `values` has `guests` and the `usual` number of guests.
   */
  'fewTravel',
  'outdoor',
  'home',
  'destination',
  /** The event is longer than usual. `values` has `hours` and the `usual` hours. */
  'longerEvent',
  'shorterEvent',
  /**
   * The category's rank is high or low. `values` has `rank` (1 is first) and `of`, the number of ranked
   * categories.
   */
  'rankedHigh',
  'rankedLow',
  /** Other categories are ranked, but this one isn't. */
  'unranked',
  /** This line is locked. `values` has its `amount` in cents. */
  'locked',
  /**
   * Other lines are locked, so this line shares the remaining total with the unlocked lines. `values` has the
   * `count` of locked lines and their `amount` in cents.
   */
  'othersLocked',
  /** The total is too small to be split more precisely. */
  'rounding',
] as const;
export type ReasonKey = (typeof REASON_KEYS)[number];

export type Reason = {
  readonly key: ReasonKey;
  /**
   * Signed change of the share in percentage points of the total, rounded to 0.1. The points of all reasons
   * add up to `share - base_share`.
   */
  readonly points: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly source: SourceId;
};

export type AllocationLine = {
  readonly category: Category;
  readonly amount: Cents;
  readonly locked: boolean;
  /** Share of the total, 0 to 1, rounded to 0.1 %. The shares of all lines add up to one. */
  readonly share: number;
  /** The category's share of the total at a usual event, before the plan's facts are applied. */
  readonly base_share: number;
  /**
   * Low, typical and high amount for the category, as spent on such an event by people with this total
   * (ranges.ts).
   */
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /**
   * Usual cost at the event's place for this number of guests, independent of the plan's total; null if there
   * are no figures.
   */
  readonly usual: Cents | null;
  /** Reasons for the share, largest effect first. Empty if nothing changed it. */
  readonly reasons: readonly Reason[];
};

export type Warning =
  /**
   * The locked amounts leave only the amount `left` for the unlocked categories. These categories would
   * usually cost `usual`.
   */
  | { readonly key: 'lockStarves'; readonly left: Cents; readonly usual: Cents; readonly categories: number }
  /** The total is outside the range that is usual for the selected categories at this place. */
  | {
      readonly key: 'budgetBelowUsual' | 'budgetAboveUsual';
      readonly total: Cents;
      readonly low: Cents;
      readonly typical: Cents;
      readonly high: Cents;
    }
  /**
   * Only `kept`, which is `percent` of the total, is reserved for surprises. `advised` is the recommended
   * amount.
   */
  | {
      readonly key: 'contingencyLow';
      readonly percent: number;
      readonly kept: Cents;
      readonly advised: Cents;
    }
  /** The category miscellaneous isn't selected, although it contains the reserve for surprises. */
  | { readonly key: 'contingencyMissing'; readonly advised: Cents }
  /** Selected categories whose amount is zero. */
  | { readonly key: 'emptyLines'; readonly categories: readonly Category[] };

export type Basis = {
  readonly profile: ProfileId;
  readonly source: SourceId;
  readonly year: number;
  readonly confidence: Confidence;
  readonly usual_guests: number;
  /** Where the usual number of guests comes from. `default` is our own estimate. */
  readonly guests_from: 'region' | 'country' | 'default';
  readonly usual_hours: number;
  /** Source of the usual costs; null if there are no figures. */
  readonly cost: CostBasis | null;
};

/** Usual cost of the selected categories, for this place and number of guests. */
export type UsualSelected = {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** Sum of the shares of the selected categories, where a complete event is 1. */
  readonly covers: number;
};

export type AllocationSuccess = {
  readonly ok: true;
  readonly total: Cents;
  /** Lines of the selected categories, in the order of CATEGORIES. Their amounts add up to the total. */
  readonly lines: readonly AllocationLine[];
  /** Part of the category miscellaneous that is kept for surprises. */
  readonly contingency: Cents;
  readonly warnings: readonly Warning[];
  /** The usual total; null if no figure for such an event is known. */
  readonly usual: UsualSelected | null;
  readonly basis: Basis;
};

export type AllocationError =
  | { readonly ok: false; readonly error: 'invalidTotal'; readonly total: number }
  | { readonly ok: false; readonly error: 'invalidGuests'; readonly guests: number }
  | { readonly ok: false; readonly error: 'invalidDuration'; readonly duration: number }
  | { readonly ok: false; readonly error: 'nothingSelected' }
  | { readonly ok: false; readonly error: 'repeatedCategory'; readonly category: Category }
  | {
      readonly ok: false;
      readonly error: 'invalidLock';
      readonly category: Category;
      readonly amount: number;
    }
  | {
      readonly ok: false;
      readonly error: 'invalidPriority';
      readonly category: Category;
      readonly priority: number;
    }
  /** The locked amounts exceed the total by `excess`. */
  | {
      readonly ok: false;
      readonly error: 'locksAboveTotal';
      readonly total: Cents;
      readonly locked: Cents;
      readonly excess: Cents;
    }
  /** Every category is locked, so no category can take the remaining amount `left`. */
  | {
      readonly ok: false;
      readonly error: 'locksBelowTotal';
      readonly total: Cents;
      readonly locked: Cents;
      readonly left: Cents;
    };

export type Allocation = AllocationSuccess | AllocationError;
