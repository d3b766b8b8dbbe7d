import type { PlanPart } from '@/domain/assist/tools/read-plan';
import type { Category } from '@/domain/plan/facts';
import { paths } from '@/lib/paths';
import { translate } from '@/lib/translation';

export interface CardPlace {
  readonly label: string;
  readonly to: string;
}

const moduleOf = {
  facts: ['plan', paths.eventPlan],
  money: ['tracking', paths.budgetTracking],
  guests: ['guests', paths.guestList],
  parts: ['guests', paths.guestList],
  questions: ['guests', paths.guestList],
  tasks: ['tasks', paths.eventTasks],
  milestones: ['timeline', paths.eventTimeline],
  day: ['timeline', (id: string) => `${paths.eventTimeline(id)}?view=day`],
  vendors: ['vendors', (id: string) => paths.vendorComparison('venue', id)],
  tables: ['tables', paths.tableArrangement],
  rules: ['tables', paths.tableArrangement],
  drinks: ['drinks', paths.drinksWizard],
  scenarios: ['whatIf', paths.whatIf],
} as const satisfies Record<PlanPart, readonly [string, (id: string) => string]>;

export function cardPlace(part: PlanPart, plan_id: string): CardPlace {
  const [key, path] = moduleOf[part];
  return { label: translate(`common:nav.module.${key}`), to: path(plan_id) };
}

export const methods = (): CardPlace => ({ label: translate('assist:source.methods'), to: paths.methods });

const search = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Returns functions for the address at which a row of each kind opens. */
export const rowPlaces = (plan_id: string) => ({
  item: (id: string) => search(paths.budgetTracking(plan_id), { item: id }),
  task: (id: string) => search(paths.eventTasks(plan_id), { task: id }),
  milestone: () => paths.eventTimeline(plan_id),
  line: (title: string) => search(paths.eventTimeline(plan_id), { view: 'day', q: title.slice(0, 100) }),
  guest: (name: string) => search(paths.guestList(plan_id), { q: name.slice(0, 100) }),
  quote: (category: Category) => paths.vendorComparison(category, plan_id),
  table: () => paths.tableArrangement(plan_id),
  scenario: () => paths.whatIf(plan_id),
});
