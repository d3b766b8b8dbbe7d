import type { Region } from '../places/places';
import { CATEGORIES, type LocationType } from '../plan/facts';
import type { Reason, ReasonKey } from './allocation';
import type { Choices } from './check-input';
import type { Setting } from './setting';
import type { SourceId } from './sources.data';
import type { PerCategory } from './weights';

/** Shares after one step of the way from the profile to the plan, and how to name what moved them. */
export type Step = {
  readonly shares: PerCategory;
  readonly source: SourceId;
  readonly key: (category: number, points: number) => ReasonKey;
  readonly values: (category: number) => Reason['values'];
};

const NOTHING = {};
const none = () => NOTHING;
const TRANSPORTATION = CATEGORIES.indexOf('transportation');

export function leftOutStep(shares: PerCategory, choices: Choices): Step {
  const values = { count: CATEGORIES.length - choices.selectedCount };
  return { shares, source: 'own-choice', key: () => 'leftOut', values: () => values };
}

export function regionStep(shares: PerCategory, region: Region, ratio: number): Step {
  const values = { region: region.code, percent: Math.round(Math.abs(ratio - 1) * 100) };
  const key = ratio > 1 ? 'dearerRegion' : 'cheaperRegion';
  return { shares, source: region.source ?? 'model-region', key: () => key, values: () => values };
}

export function guestStep(shares: PerCategory, guests: number, setting: Setting): Step {
  const values = { guests, usual: setting.usual_guests };
  const more = guests > setting.usual_guests;
  const [travel, general] = more
    ? (['manyTravel', 'moreGuests'] as const)
    : (['fewTravel', 'fewerGuests'] as const);
  const key = (i: number) => (i === TRANSPORTATION ? travel : general);
  return { shares, source: setting.guests_source, key, values: () => values };
}

export function locationStep(shares: PerCategory, type: Exclude<LocationType, 'indoor'>): Step {
  return { shares, source: 'model-location', key: () => type, values: none };
}

export function hourStep(shares: PerCategory, hours: number, usual: number): Step {
  const values = { hours, usual };
  const key = hours > usual ? 'longerEvent' : 'shorterEvent';
  return { shares, source: 'model-duration', key: () => key, values: () => values };
}

export function rankStep(shares: PerCategory, choices: Choices): Step {
  return {
    shares,
    source: 'model-priority',
    key: (_, points) => (points > 0 ? 'rankedHigh' : 'rankedLow'),
    values: (i) => ({ rank: placeOf(i, choices), of: choices.selectedCount }),
  };
}

/** 1 for the first of the selected; equals share the better place. */
function placeOf(category: number, { ranks, selected }: Choices): number {
  const own = ranks[category] ?? 0;
  let place = 1;
  for (let i = 0; i < ranks.length; i++) if (selected[i] && (ranks[i] ?? 0) < own) place++;
  return place;
}

export function lockStep(shares: PerCategory, { locks, locked, lockCount }: Choices): Step {
  const others = { count: lockCount, amount: locked };
  return {
    shares,
    source: 'own-choice',
    key: (i) => (locks[i] === null ? 'othersLocked' : 'locked'),
    values: (i) => {
      const amount = locks[i] ?? null;
      return amount === null ? others : { amount };
    },
  };
}

export function roundingStep(shares: PerCategory): Step {
  return { shares, source: 'own-choice', key: () => 'rounding', values: none };
}

const tenths = (share: number) => Math.round(share * 1000);

/**
 * Why one category's share is what it is: what each step moved, in points, largest first. Differences are taken of
 * shares already rounded to 0.1 point, so that they add up exactly.
 */
export function reasonsOf(category: number, base: PerCategory, steps: readonly Step[]): Reason[] {
  const reasons: Reason[] = [];
  let before = tenths(base[category] ?? 0);
  for (const step of steps) {
    const after = tenths(step.shares[category] ?? 0);
    if (after === before) continue;
    const points = (after - before) / 10;
    before = after;
    insert(reasons, {
      key: step.key(category, points),
      points,
      values: step.values(category),
      source: step.source,
    });
  }
  return reasons;
}

/** Keeps the largest first, and equals in the order of the steps. */
function insert(reasons: Reason[], reason: Reason): void {
  const size = Math.abs(reason.points);
  let place = reasons.length;
  while (place > 0 && Math.abs(reasons[place - 1]?.points ?? 0) < size) place--;
  reasons.splice(place, 0, reason);
}
