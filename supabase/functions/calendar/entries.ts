import { currencyDigits } from '../../../src/domain/money.ts';
import { lastDay } from '../../../src/domain/plan/event-days.ts';
import type { EventType } from '../../../src/domain/plan/facts.ts';
import type { CalendarEntry } from '../../../src/domain/timeline/calendar/ics.ts';
import { WORDS } from './words.ts';

/** Result of `calendar_feed`. Amounts are in whole units of the currency. */
export type Feed = {
  language: 'es' | 'en';
  plans: {
    id: string;
    name: string;
    city: string;
    event_type: EventType;
    event_date: string;
    event_end_date: string | null;
    duration: number | null;
    currency: string;
  }[];
  dates: {
    plan_id: string;
    kind: 'event' | 'payment' | 'reply' | 'milestone' | 'task';
    id: string;
    title: string;
    day: string;
    amount: number | null;
    version: number;
  }[];
};

function money(amount: number, currency: string, language: Feed['language']): string {
  const digits = currencyDigits(currency) === 0 && Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : 'es', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Turns each date into an all-day calendar entry that doesn't mark the person as busy. */
export function entriesOf({ language, plans, dates }: Feed): CalendarEntry[] {
  const words = WORDS[language];
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  return dates.flatMap(({ plan_id, kind, id, title, day, amount, version }): CalendarEntry[] => {
    const plan = byId.get(plan_id);
    if (!plan) return [];
    const titles = {
      event: () => title,
      payment: () => words.payment(money(amount ?? 0, plan.currency, language), title),
      reply: () => words.reply(title),
      milestone: () => title,
      task: () => words.task(title),
    };
    return [
      {
        // An item has at most one payment entry per day, so the item and the day identify the entry.
        id: kind === 'payment' ? `${id}-${day}` : `${kind}-${id}`,
        sequence: version,
        title: titles[kind](),
        description: kind === 'event' ? null : plan.name,
        place: kind === 'event' ? plan.city : null,
        when: { kind: 'day', on: day, ...(kind === 'event' ? { until: lastDay(plan) } : {}) },
        reminder: null,
      },
    ];
  });
}
