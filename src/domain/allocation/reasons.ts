import type { Region } from '../places/regions';
import { CATEGORIES, type LocationType } from '../plan/facts';
import type { SourceId } from '../sources.data';
import type { Reason } from './allocation';
import type { Choices } from './check-input';
import type { AllocationSetting } from './setting';
import type { PerCategory } from './weights';

type Name = Pick<Reason, 'key' | 'values'>;

/** Shares after one step of the calculation, and the reason for the step. */
export type ReasonStep = {
  readonly shares: PerCategory;
  readonly source: SourceId;
  readonly name: Name;
  /** Reasons of categories for which this step has a more specific reason than `name`. */
  readonly own: readonly (Name | undefined)[] | null;
};

const NOTHING = {};
const TRANSPORTATION = CATEGORIES.indexOf('transportation');

export function leftOutStep(shares: PerCategory, { selectedCount }: Choices): ReasonStep {
  const values = { count: CATEGORIES.length - selectedCount };
  return { shares, source: 'own-choice', name: { key: 'leftOut', values }, own: null };
}

export function regionStep(shares: PerCategory, region: Region, ratio: number): ReasonStep {
  const values = { region: region.code, percent: Math.round(Math.abs(ratio - 1) * 100) };
  const key = ratio > 1 ? 'dearerRegion' : 'cheaperRegion';
  return { shares, source: region.source ?? 'model-region', name: { key, values }, own: null };
}

export function guestStep(
  shares: PerCategory,
  before: PerCategory,
  guests: number,
  setting: AllocationSetting,
): ReasonStep {
  const values = { guests, usual: setting.usual_guests };
  const more = guests > setting.usual_guests;
  // With fewer guests, this share can rise only because the other shares fall more. Then travel isn't the
  // reason.
  const rises = (shares[TRANSPORTATION] ?? 0) > (before[TRANSPORTATION] ?? 0);
  const own: (Name | undefined)[] = CATEGORIES.map(() => undefined);
  if (rises === more) own[TRANSPORTATION] = { key: more ? 'manyTravel' : 'fewTravel', values };
  const name: Name = { key: more ? 'moreGuests' : 'fewerGuests', values };
  return { shares, source: setting.guests_source, name, own };
}

export function locationStep(shares: PerCategory, type: Exclude<LocationType, 'indoor'>): ReasonStep {
  return { shares, source: 'model-location', name: { key: type, values: NOTHING }, own: null };
}

export function hourStep(shares: PerCategory, hours: number, usual: number): ReasonStep {
  const key = hours > usual ? 'longerEvent' : 'shorterEvent';
  return { shares, source: 'model-duration', name: { key, values: { hours, usual } }, own: null };
}

export function rankStep(shares: PerCategory, before: PerCategory, choices: Choices): ReasonStep {
  const own = shares.map((share, i): Name | undefined => {
    if (!Number.isFinite(choices.ranks[i])) return { key: 'unranked', values: NOTHING };
    const key = share > (before[i] ?? 0) ? 'rankedHigh' : 'rankedLow';
    return { key, values: { rank: placeOf(i, choices), of: choices.selectedCount } };
  });
  return { shares, source: 'model-priority', name: { key: 'rankedLow', values: NOTHING }, own };
}

/**
 * Returns a category's place among the selected ones, counted from 1. Categories of equal rank share the
 * better place.
 */
function placeOf(category: number, { ranks, selected }: Choices): number {
  const rank = ranks[category] ?? 0;
  let place = 1;
  for (let i = 0; i < ranks.length; i++) if (selected[i] && (ranks[i] ?? 0) < rank) place++;
  return place;
}

export function lockStep(shares: PerCategory, { locks, locked, lockCount }: Choices): ReasonStep {
  const own = locks.map((amount): Name | undefined =>
    amount === null ? undefined : { key: 'locked', values: { amount } },
  );
  const name: Name = { key: 'othersLocked', values: { count: lockCount, amount: locked } };
  return { shares, source: 'own-choice', name, own };
}

export function roundingStep(shares: PerCategory): ReasonStep {
  return { shares, source: 'own-choice', name: { key: 'rounding', values: NOTHING }, own: null };
}

const tenths = (share: number) => Math.round(share * 1000);

/**
 * Explains a category's share by the change in each step, in percentage points, largest first. The shares are
 * rounded to 0.1 point before they are subtracted, so that the changes add up exactly.
 */
export function reasonsOf(category: number, base: PerCategory, steps: readonly ReasonStep[]): Reason[] {
  const reasons: Reason[] = [];
  let before = tenths(base[category] ?? 0);
  for (const step of steps) {
    const after = tenths(step.shares[category] ?? 0);
    if (after === before) continue;
    const { key, values } = step.own?.[category] ?? step.name;
    insert(reasons, { key, points: (after - before) / 10, values, source: step.source });
    before = after;
  }
  return reasons;
}

/** Inserts a reason by size. Reasons of equal size stay in the order of the steps. */
function insert(reasons: Reason[], reason: Reason): void {
  const size = Math.abs(reason.points);
  let place = reasons.length;
  reasons.push(reason);
  for (; place > 0; place--) {
    const larger = reasons[place - 1];
    if (!larger || Math.abs(larger.points) >= size) break;
    reasons[place] = larger;
  }
  reasons[place] = reason;
}
