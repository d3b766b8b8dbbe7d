import { whenOf } from '@/domain/assist/reading/read-part';
import { overallState } from '@/domain/guests/replies';
import { itemTotals } from '@/domain/ledger/ledger';
import { isMilestone } from '@/domain/timeline/item';
import { formatDate, formatMoney } from '@/lib/format';
import { translate as t } from '@/lib/translation';
import type { CardLine } from './entry';
import { cardPlace, rowPlaces } from './places';
import { type Ran, refused, type ToolContext } from './tool-context';

/** Returns the card's line for a row, with its figure and link, or null if the plan has no such row. */
function lineOfRow(id: string, { plan, rows }: ToolContext): CardLine | null {
  const to = rowPlaces(plan.id);
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const item = rows.items.find((one) => one.id === id);
  if (item) {
    const [due] = itemTotals(item, plan.currency).dues;
    const value = due
      ? [money(due.amount), due.date && formatDate(due.date, 'short')].filter(Boolean).join(' · ')
      : money(item.actual_amount ?? item.planned_amount);
    return { label: item.vendor_name, value, to: to.item(id) };
  }
  const task = rows.tasks.find((one) => one.id === id);
  if (task)
    return {
      label: task.task_name,
      value: formatDate(task.recommended_completion_date, 'short'),
      to: to.task(id),
    };
  const line = rows.timeline.find((one) => one.id === id);
  if (line)
    return isMilestone(line)
      ? { label: line.title, value: formatDate(line.starts_on, 'short'), to: to.milestone() }
      : { label: line.title, value: whenOf(line).time, to: to.line(line.title) };
  const guest = rows.guests.find((one) => one.id === id);
  if (guest) {
    const household = rows.households.find((one) => one.id === guest.household_id) ?? null;
    const name = `${guest.name} ${guest.last_name}`.trim();
    return {
      label: name,
      value: t(`assist:reply.${overallState(guest, household, rows.parts)}`),
      to: to.guest(name),
    };
  }
  const household = rows.households.find((one) => one.id === id);
  if (household) return { label: household.name, to: to.guest(household.name) };
  const quote = rows.quotes.find((one) => one.id === id);
  if (quote)
    return {
      label: quote.vendor_name,
      ...(quote.price !== null && { value: money(quote.price) }),
      to: to.quote(quote.category),
    };
  const table = rows.tables.find((one) => one.id === id);
  if (table) return { label: table.name, to: to.table() };
  const scenario = rows.scenarios.find((one) => one.id === id);
  return scenario ? { label: scenario.name, to: to.scenario() } : null;
}

export function rowsCard(ids: readonly string[], context: ToolContext): Ran {
  const found = ids.map((id) => lineOfRow(id, context));
  const lines = found.filter((line) => line !== null);
  if (lines.length === 0) return refused('the plan has no such rows');
  return {
    data: { shown: lines.length, unknown: found.length - lines.length },
    shown: [
      {
        kind: 'card',
        card: {
          title: t('assist:card.rows'),
          lines,
          source: cardPlace('facts', context.plan.id),
        },
      },
    ],
  };
}
