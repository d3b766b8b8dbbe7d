import type { Cents } from '../money';
import type { Category, CategoryChoice, EventKind, PlanFacts } from '../plan/facts';
import type { Confidence, SourceId } from '../sources.data';
import type { CostBasis } from './benchmarks';
import type { ProfileId } from './shares.data';

/** All that an allocation depends on: equal input gives equal output. */
export type AllocationInput = Pick<
  PlanFacts,
  'event_type' | 'budget' | 'currency' | 'guest_count' | 'duration' | 'location_type' | 'country' | 'region'
> & {
  /** The event's name: it hints at the kind where nobody chose one (plan/kind.ts). */
  readonly name?: string | undefined;
  readonly kind?: EventKind | null | undefined;
  /** YYYY-MM-DD; moves what such an event usually costs, not how it is split. */
  readonly event_date?: string | undefined;
  /** Each category at most once; their order doesn't matter. A missing one counts as not selected. */
  readonly categories: readonly CategoryChoice[];
};

export const REASON_KEYS = [
  /** Categories left out, whose share is spread over the rest. Values: count. */
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
  /** Others are ranked, this one isn't. Values: none. */
  'unranked',
  /** This line is locked. Values: amount (cents). */
  'locked',
  /** Others are locked, this one shares what is left. Values: count, amount (cents, of the locks). */
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
  /** Part of the total, 0 to 1, to 0.1 point; those of all lines add up to one. */
  readonly share: number;
  /** Part of the total in the profile, before anything of this plan is known. */
  readonly base_share: number;
  /** Low, typical and high of what people with this total spend on it in such an event: see ranges.ts. */
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** Usual cost there for this number of guests, whatever the plan's total; null without figures. */
  readonly usual: Cents | null;
  /** Largest first. Empty when nothing moved it. */
  readonly reasons: readonly Reason[];
};

export type Warning =
  /** Locks leave the unlocked categories `left` where they would usually have `usual`. */
  | { readonly key: 'lockStarves'; readonly left: Cents; readonly usual: Cents; readonly categories: number }
  /** Outside the band of what the selected categories usually come to there. */
  | {
      readonly key: 'budgetBelowUsual' | 'budgetAboveUsual';
      readonly total: Cents;
      readonly low: Cents;
      readonly typical: Cents;
      readonly high: Cents;
    }
  /** `kept`, `percent` of the total, is left for surprises; `advised` would be right. */
  | {
      readonly key: 'contingencyLow';
      readonly percent: number;
      readonly kept: Cents;
      readonly advised: Cents;
    }
  /** Miscellaneous, which includes the contingency, isn't selected. */
  | { readonly key: 'contingencyMissing'; readonly advised: Cents }
  /** Selected categories that get nothing. */
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
  /** Where the usual costs come from; null where there are none. */
  readonly cost: CostBasis | null;
};

/** Usual cost of the selected categories there, for this number of guests. */
export type UsualSelected = {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** The part of a whole event that the selected categories make up, 0 to 1. */
  readonly covers: number;
};

export type AllocationSuccess = {
  readonly ok: true;
  readonly total: Cents;
  /** The selected categories in the order of CATEGORIES; their amounts add up to the total. */
  readonly lines: readonly AllocationLine[];
  /** What of miscellaneous is kept for surprises. */
  readonly contingency: Cents;
  readonly warnings: readonly Warning[];
  /** null where no figure exists. */
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
  /** Every category is locked and `left` would belong to none. */
  | {
      readonly ok: false;
      readonly error: 'locksBelowTotal';
      readonly total: Cents;
      readonly locked: Cents;
      readonly left: Cents;
    };

export type Allocation = AllocationSuccess | AllocationError;
