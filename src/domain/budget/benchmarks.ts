import type { Cents } from '../money';
import type { AllocationInput, Confidence } from './allocation';
import type { SourceId } from './sources.data';

export type BenchmarkFacts = Pick<
  AllocationInput,
  'event_type' | 'currency' | 'guest_count' | 'country' | 'region'
>;

export type UsualTotal = {
  readonly low: Cents;
  readonly typical: Cents;
  readonly high: Cents;
  /** `typical` divided by the guests. */
  readonly per_guest: Cents;
  readonly usual_guests: number;
  readonly method: 'region-survey' | 'country-survey' | 'price-level';
  readonly source: SourceId;
  readonly year: number;
  readonly confidence: Confidence;
  /** The figure's own currency when the plan's is another and the average rate of 2024 stands between. */
  readonly converted_from: string | null;
  /** Latin America: what couples report (family and sponsors help) and what full-service suppliers quote. */
  readonly modest: Cents | null;
  readonly full_service: Cents | null;
};

/** What such an event usually costs in all for so many guests in that place; null where no figure exists. */
export function usualTotal(_facts: BenchmarkFacts): UsualTotal | null {
  return null;
}
