import type { DateText } from '../calendar';
import type { Cents } from '../money';
import { CATEGORIES, type Category, EVENT_TYPES, LOCATION_TYPES, type LocationType } from '../plan/facts';
import type { AnalyzedFacts, EventFigures } from './analytics';

export const GROUPINGS = ['type', 'place', 'size'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Upper limits of the size groups, in guests. The last group has no limit. */
export const DEVIATION_SIZES = [50, 100, 150, null] as const;

export interface PlacedEvent extends AnalyzedFacts {
  readonly location_type: LocationType;
}

export const sizeOf = ({ guest_count }: Pick<AnalyzedFacts, 'guest_count'>): string =>
  String(DEVIATION_SIZES.find((most) => most === null || guest_count <= most) ?? null);

const KEYS: Readonly<Record<Grouping, readonly string[]>> = {
  type: EVENT_TYPES,
  place: LOCATION_TYPES,
  size: DEVIATION_SIZES.map(String),
};
const keyOf = (event: PlacedEvent, by: Grouping): string =>
  by === 'type' ? event.event_type : by === 'place' ? event.location_type : sizeOf(event);

interface Deviation {
  /** An event type, a kind of place, or the upper limit of a size group (`null` for no limit). */
  readonly group: string;
  readonly category: Category;
  readonly events: number;
  readonly planned: Cents;
  readonly cost: Cents;
  readonly difference: Cents;
}

/**
 * Returns how much past events deviated from their plan, by category. An event counts only for categories
 * with items, and all events must have the same currency. Within a group, the category that most exceeded its
 * plan comes first.
 */
export function deviations(
  events: readonly PlacedEvent[],
  figures: readonly EventFigures[],
  by: Grouping,
  today: DateText,
): Deviation[] {
  const moneyOf = new Map(figures.map(({ plan_id, money }) => [plan_id, money]));
  const ended = events.filter(({ event_date }) => event_date < today);
  return KEYS[by].flatMap((group) => {
    const own = ended.filter((event) => keyOf(event, by) === group);
    return CATEGORIES.flatMap((category): Deviation[] => {
      const counted = own.flatMap(({ id, categories }) => {
        const cost = moneyOf.get(id)?.[category]?.expected;
        const choice = categories.find((one) => one.category === category);
        return cost === undefined
          ? []
          : [{ cost, planned: choice?.selected ? (choice.allocated_amount ?? 0) : 0 }];
      });
      if (counted.length === 0) return [];
      const planned = counted.reduce((sum, one) => sum + one.planned, 0);
      const cost = counted.reduce((sum, one) => sum + one.cost, 0);
      return [{ group, category, events: counted.length, planned, cost, difference: cost - planned }];
    }).sort((a, b) => b.difference - a.difference);
  });
}
