import { addMonths } from '@/domain/calendar';
import type { PlanFacts } from '@/domain/plan/facts';
import { sameWeekday } from '@/domain/what-if/dates';
import type { Overrides } from '@/domain/what-if/overrides';

function nextJanuary(event_date: string): string {
  const year = addMonths(`${event_date.slice(0, 4)}-01-01`, 12).slice(0, 4);
  return sameWeekday(event_date, `${year}-01`);
}

/** Returns the sample couple's what-if scenarios, without ids. */
export function demoScenarios(facts: PlanFacts) {
  const scenario = (position: number, name: string, overrides: Overrides) => ({
    name,
    position,
    overrides,
  });
  return [
    scenario(1, 'Solo familia y amigos de siempre', {
      guest_count: Math.round(facts.guest_count * 0.64),
      selected: { transportation: false },
      // Minimum number of menus in the caterer's contract.
      assumptions: { menu_minimum: Math.round(facts.guest_count * 0.6) },
    }),
    scenario(2, 'En enero y bajo techo', {
      event_date: nextJanuary(facts.event_date),
      location_type: 'indoor',
      duration: 9,
      budget: 3_200_000,
    }),
  ];
}
