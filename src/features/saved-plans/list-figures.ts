import type { PlanNeeds } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import type { DateText } from '@/domain/calendar';
import type { Cents } from '@/domain/money';

export interface NextDate {
  readonly date: DateText;
  readonly what: 'payment' | 'reply' | 'task' | 'event';
}

/** Figures of an active plan, shown in the list and used for sorting. */
export interface ListFigures {
  readonly overdue: Cents;
  readonly due: Cents;
  /** Null for a past event without outstanding payments. */
  readonly next: NextDate | null;
}

export function listFigures(
  { event_date }: Pick<Plan, 'event_date'>,
  needs: Omit<PlanNeeds, 'plan_id'> | undefined,
  today: DateText,
): ListFigures {
  const dated: readonly (readonly [NextDate['what'], DateText | null | undefined])[] = [
    ['payment', needs?.next?.date],
    ['reply', needs?.replies?.by],
    ['task', needs?.task],
    ['event', event_date],
  ];
  const [next] = dated
    .flatMap(([what, date]): NextDate[] => (date && date >= today ? [{ what, date }] : []))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { overdue: needs?.overdue?.amount ?? 0, due: needs?.due ?? 0, next: next ?? null };
}
