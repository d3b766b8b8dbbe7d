import type { Cents } from '../money';
import type { Category, CategoryChoice, EventKind, PlanFacts } from '../plan/facts';
import type { Confidence, SourceId } from '../sources.data';
import type { CostBasis } from './benchmarks';
import type { ProfileId } from './shares.data';

/** Input of an allocation; equal input gives equal output. */
export type AllocationInput = Pick<
  PlanFacts,
  'event_type' | 'budget' | 'currency' | 'guest_count' | 'duration' | 'location_type' | 'country' | 'region'
> & {
  /** The event's name, which hints at the kind if nobody chose one (plan/kind.ts). */
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
  /** YYYY-MM-DD. It changes the usual cost, but not the split. */
  readonly event_date?: string | undefined;
  /** Each category at most once; their order doesn't matter. A missing one counts as not selected. */
  readonly categories: readonly CategoryChoice[];
};

export const REASON_KEYS = [
  /** The number of excluded categories, whose share is spread over the rest. Values: count. */
  'leftOut',
  /** Values: region, percent (above the national cost per guest). */
  'dearerRegion',
  /** Values: region, percent (below the national cost per guest). */
  'cheaperRegion',
  /** Values: guests, usual. */
  'moreGuests',
  /** Values: guests, usual. */
  'fewerGuests',
  /** Transportation only. Values: guests, usual. */
  'manyTravel',
  /** Transportation only. Values: guests, usual. */
  'fewTravel',
  /** Values: none. */
  'outdoor',
  'home',
  'destination',
  /** Values: hours, usual. */
  'longerEvent',
  'shorterEvent',
  /** Values: rank (1 is first), of (categories ranked). */
  'rankedHigh',
  'rankedLow',
  /** Other categories are ranked and this one isn't. Values: none. */
  'unranked',
  /** This line is locked. Values: amount (cents). */
  'locked',
  /** Other lines are locked, and this one shares the rest. Values: count, amount (cents, of the locks). */
  'othersLocked',
  /** The total is too small to be split more finely. Values: none. */
  'rounding',
] as const;
export type ReasonKey = (typeof REASON_KEYS)[number];

export type Reason = {
  readonly key: ReasonKey;
  /** Signed percentage points of the total, to 0.1. Those of a line add up to `share - base_share`, both to 0.1 point. */
  readonly points: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly source: SourceId;
};

export type AllocationLine = {
  readonly category: Category;
  readonly amount: Cents;
  readonly locked: boolean;
  /** Part of the total, 0 to 1, to 0.1 point; the parts of all lines add up to one. */
  readonly share: number;
  /** Part of the total in the profile, before the plan's facts are applied. */
  readonly base_share: number;
  /**
   * Low, typical and high amount that people with this total spend on the category in such an event: see
   * ranges.ts.
   */
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** Usual cost there for this number of guests, whatever the plan's total; null without figures. */
  readonly usual: Cents | null;
  /** Reasons by size, largest first; empty if nothing changed the share. */
  readonly reasons: readonly Reason[];
};

export type Warning =
  /** Locks leave the unlocked categories `left`, where `usual` would be usual. */
  | { readonly key: 'lockStarves'; readonly left: Cents; readonly usual: Cents; readonly categories: number }
  /** The total is outside the usual band of the selected categories there. */
  | {
      readonly key: 'budgetBelowUsual' | 'budgetAboveUsual';
      readonly total: Cents;
      readonly low: Cents;
      readonly typical: Cents;
      readonly high: Cents;
    }
  /** `kept`, `percent` of the total, is left for surprises; `advised` is recommended. */
  | {
      readonly key: 'contingencyLow';
      readonly percent: number;
      readonly kept: Cents;
      readonly advised: Cents;
    }
  /** Miscellaneous, which includes the contingency, isn't selected. */
  | { readonly key: 'contingencyMissing'; readonly advised: Cents }
  /** Selected categories without an amount. */
  | { readonly key: 'emptyLines'; readonly categories: readonly Category[] };

export type Basis = {
  readonly profile: ProfileId;
  readonly source: SourceId;
  readonly year: number;
  readonly confidence: Confidence;
  readonly usual_guests: number;
  /** Source of the number of guests; `default` is this product's own guess. */
  readonly guests_from: 'region' | 'country' | 'default';
  readonly usual_hours: number;
  /** The source of the usual costs; null without any. */
  readonly cost: CostBasis | null;
};

/** Usual cost of the selected categories there, for this number of guests. */
export type UsualSelected = {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** The selected categories' part of a complete event, 0 to 1. */
  readonly covers: number;
};

export type AllocationSuccess = {
  readonly ok: true;
  readonly total: Cents;
  /** The selected categories in the order of CATEGORIES; their amounts add up to the total. */
  readonly lines: readonly AllocationLine[];
  /** The part of miscellaneous that is kept for surprises. */
  readonly contingency: Cents;
  readonly warnings: readonly Warning[];
  /** The usual total; null without a figure. */
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
  /** Every category is locked, so that `left` belongs to none. */
  | {
      readonly ok: false;
      readonly error: 'locksBelowTotal';
      readonly total: Cents;
      readonly locked: Cents;
      readonly left: Cents;
    };

export type Allocation = AllocationSuccess | AllocationError;
