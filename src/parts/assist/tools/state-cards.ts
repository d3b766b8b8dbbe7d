import { units, whenOf } from '@/domain/assist/reading/read-part';
import type * as engine from '@/domain/assist/tools/engine-tools';
import type { ArgsOf } from '@/domain/assist/tools/tool';
import { addDays } from '@/domain/calendar';
import { likelyBill, preferencesAt } from '@/domain/drinks/follow';
import { noPreferences } from '@/domain/drinks/no-preferences';
import { forecast, forecastGroups } from '@/domain/guests/forecast/forecast';
import { ledger } from '@/domain/ledger/ledger';
import { kindOf } from '@/domain/plan/kind';
import { doingOrder } from '@/domain/tasks/order';
import { findings } from '@/domain/timeline/checks';
import { byStart, isMilestone, isRow, type RunSheetRow } from '@/domain/timeline/item';
import { isOutdoor } from '@/domain/timeline/sun';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { translate as t } from '@/lib/translation';
import { forecastFacts } from '@/parts/plan/plan-facts';
import { eventSettingOf } from '@/parts/time/event-setting';
import type { Card, CardLine } from './entry';
import { cardPlace, rowPlaces } from './places';
import { type Ran, refused, type ToolContext } from './tool-context';

const shown = (card: Card): Ran['shown'] => [{ kind: 'card', card }];
/** Maximum lines of a card. The linked page shows the rest. */
const MOST_LINES = 12;

export function forecastCard({ plan, rows }: ToolContext): Ran {
  const households = new Map(rows.households.map((one) => [one.id, one]));
  const { expected, low, high, accepted, silent } = forecast({
    groups: forecastGroups(rows.guests, households, rows.parts),
    ...forecastFacts(plan),
  });
  if (accepted + silent === 0) return refused('nobody is invited yet');
  return {
    data: { expected, low, high, accepted, silent },
    shown: shown({
      title: t('assist:card.forecast'),
      lines: [
        { label: t('assist:line.expected'), value: formatNumber(expected) },
        { label: t('assist:line.range'), value: `${formatNumber(low)} – ${formatNumber(high)}` },
        { label: t('assist:line.accepted'), value: formatNumber(accepted) },
        { label: t('assist:line.silent'), value: formatNumber(silent) },
      ],
      source: cardPlace('guests', plan.id),
    }),
  };
}

const timeOf = (row: RunSheetRow): string => whenOf(row).time;

export function scheduleCard({ plan, rows, book }: ToolContext): Ran {
  const day = rows.timeline.filter(isRow).sort(byStart);
  if (day.length === 0) return refused('the run sheet is empty');
  const { sun } = eventSettingOf(plan, day[0]?.time_zone ?? null);
  const sunset = isOutdoor(plan.location_type) ? sun.sunset : null;
  const found = findings(day, { duration: plan.duration, sunset });
  return {
    data: {
      rows: day.map((row) => ({
        id: row.id,
        title: book.hide(row.title),
        ...whenOf(row),
        minutes: row.duration,
      })),
      findings: found.map(({ kind, row, minutes }) => ({ kind, row: row.id, minutes })),
    },
    shown: shown({
      title: t('assist:card.schedule'),
      lines: [
        ...day.slice(0, MOST_LINES).map((row) => ({ label: row.title, value: timeOf(row) })),
        { label: t('assist:line.findings'), value: formatNumber(found.length) },
      ],
      source: cardPlace('day', plan.id),
    }),
  };
}

export function drinksCard(
  { guest_count }: ArgsOf<typeof engine.DRINKS_TOOL>,
  { plan, rows }: ToolContext,
): Ran {
  const facts = { ...plan, guest_count: guest_count ?? plan.guest_count };
  const preferences = rows.drinks[0] ?? noPreferences(plan);
  const bill = Math.round(likelyBill(facts, preferencesAt(preferences, plan, facts)) / 100) * 100;
  return {
    data: { guests: facts.guest_count, bottles_cost: units(bill), currency: plan.currency },
    shown: shown({
      title: t('assist:card.drinks'),
      lines: [
        { label: t('common:guests', { count: facts.guest_count }), value: formatMoney(bill, plan.currency) },
      ],
      note: t('assist:note.drinks'),
      source: cardPlace('drinks', plan.id),
    }),
  };
}

export function briefingCard({ date }: ArgsOf<typeof engine.BRIEFING>, context: ToolContext): Ran {
  const { plan, rows, today, book } = context;
  const day = date ?? addDays(today, 1);
  const to = rowPlaces(plan.id);
  const tasks = rows.tasks
    .filter((task) => task.completed_at === null && task.recommended_completion_date <= day)
    .sort(doingOrder(kindOf(plan)));
  const dues = ledger(rows.items, today, plan.currency).dues.filter(
    (due) => due.date !== null && due.date <= day,
  );
  const milestones = rows.timeline
    .filter(isMilestone)
    .filter((one) => one.completed_at === null && one.starts_on === day);
  const lines = rows.timeline
    .filter(isRow)
    .filter((row) => whenOf(row).date === day)
    .sort(byStart);
  const all: CardLine[] = [
    ...lines.map((row) => ({ label: row.title, value: timeOf(row), to: to.line(row.title) })),
    ...milestones.map(({ title }) => ({ label: title, to: to.milestone() })),
    ...dues.map(({ item, amount }) => ({
      label: item.vendor_name,
      value: formatMoney(amount, plan.currency),
      to: to.item(item.id),
    })),
    ...tasks.map(({ id, task_name, recommended_completion_date }) => ({
      label: task_name,
      value: formatDate(recommended_completion_date, 'short'),
      to: to.task(id),
    })),
  ];
  return {
    data: {
      date: day,
      run_sheet: lines.map((row) => ({ id: row.id, title: book.hide(row.title), time: timeOf(row) })),
      milestones: milestones.map(({ id, title }) => ({ id, title: book.hide(title) })),
      payments: dues.map(({ item, date }) => ({ id: item.id, date, category: item.category })),
      tasks: tasks.map(({ id, task_name }) => ({ id, task_name: book.hide(task_name) })),
    },
    shown: shown({
      title: t('assist:card.briefing', { date: formatDate(day, 'medium') }),
      lines: all.length > 0 ? all.slice(0, MOST_LINES) : [{ label: t('assist:line.free') }],
      ...(all.length > MOST_LINES && {
        note: t('assist:note.more', { count: all.length - MOST_LINES }),
      }),
      source: cardPlace('tasks', plan.id),
    }),
  };
}
