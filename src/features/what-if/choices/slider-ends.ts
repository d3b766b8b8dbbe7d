import type { Cents } from '@/domain/money';
import { MAX_GUESTS, MAX_HOURS } from '@/domain/plan/facts';

/** Ends and step of a slider, in whole units. */
export interface Ends {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Returns the slider's range around the plan's budget. Values outside the range can be entered in the field.
 */
export function budgetEnds(budget: Cents): Ends {
  const units = Math.max(1, budget / 100);
  const step = Math.max(1, 10 ** Math.floor(Math.log10(units)) / 100);
  const even = (value: number) => Math.round(value / step) * step;
  return { min: Math.max(step, even(units * 0.4)), max: Math.max(2 * step, even(units * 1.6)), step };
}

export function guestEnds(guests: number): Ends {
  return {
    min: Math.max(1, Math.floor(guests * 0.3)),
    max: Math.min(MAX_GUESTS, Math.max(Math.ceil(guests * 1.6), guests + 20)),
    step: 1,
  };
}

export const hourEnds = (hours: number): Ends => ({
  min: 1,
  max: Math.min(MAX_HOURS, Math.max(16, hours * 2)),
  step: 1,
});
