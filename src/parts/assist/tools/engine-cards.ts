import { units } from '@/domain/assist/reading/read-part';
import type * as engine from '@/domain/assist/tools/engine-tools';
import type { ArgsOf } from '@/domain/assist/tools/tool';
import { centsOf } from '@/domain/assist/tools/values';
import { itemTotals } from '@/domain/ledger/ledger';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import { committedOf } from '@/domain/what-if/committed-of';
import { costModel } from '@/domain/what-if/cost';
import { cheaperDates } from '@/domain/what-if/dates';
import { applyOverrides, type Overrides } from '@/domain/what-if/overrides';
import { reach, type Way } from '@/domain/what-if/reach';
import { evaluate } from '@/domain/what-if/scenario';
import { formatDate, formatList, formatMoney } from '@/lib/format';
import { translate as t } from '@/lib/translation';
import { firstAccepted } from '@/parts/allocation/first-accepted';
import type { CardLine } from './entry';
import { cardPlace, methods } from './places';
import { type Ran, refused, type ToolContext } from './tool-context';

const label = (category: Category): string => t(`common:category.${category}`);

function modelOf({ plan, rows, today }: ToolContext) {
  const committed = committedOf(rows.items, today, plan.currency);
  return { committed, model: costModel(plan, undefined, committed, rows.drinks[0] ?? null) };
}

export function allocateCard(args: ArgsOf<typeof engine.ALLOCATE>, { plan }: ToolContext): Ran {
  const facts = {
    ...plan,
    ...(args.budget !== undefined && { budget: centsOf(args.budget) }),
    ...(args.guest_count !== undefined && { guest_count: args.guest_count }),
  };
  const result = reallocate(facts);
  if (!result.ok) return refused(`the total can’t be split: ${result.error}`);
  const lines = result.categories.filter(({ selected }) => selected);
  return {
    data: {
      currency: plan.currency,
      lines: lines.map(({ category, allocated_amount }) => ({
        category,
        amount: units(allocated_amount ?? 0),
      })),
    },
    shown: [
      {
        kind: 'card',
        card: {
          title: t('assist:card.allocate', { total: formatMoney(facts.budget, plan.currency) }),
          lines: lines.map(({ category, allocated_amount }) => ({
            label: label(category),
            value: formatMoney(allocated_amount ?? 0, plan.currency),
          })),
          source: methods(),
        },
      },
    ],
  };
}

type WhatIf = ArgsOf<typeof engine.WHAT_IF>;

/** Turns the facts changed by a tool into the overrides of a scenario. */
export function overridesOf({ budget, without, ...facts }: WhatIf): Overrides {
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(budget !== undefined && { budget: centsOf(budget) }),
    ...(without &&
      without.length > 0 && { selected: Object.fromEntries(without.map((one) => [one, false])) }),
  };
}

export function whatIfCard(args: WhatIf, context: ToolContext): Ran {
  const { plan } = context;
  const { model } = modelOf(context);
  const result = evaluate(plan, overridesOf(args), model);
  if (!result.ok) return refused(`that can’t be reckoned: ${result.error}`);
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, plan.currency);
  return {
    data: {
      currency: plan.currency,
      cost_now: units(result.plan_cost),
      cost: units(result.cost),
      budget: units(result.facts.budget),
      left: units(result.left),
    },
    shown: [
      {
        kind: 'card',
        card: {
          title: t('assist:card.whatIf'),
          lines: [
            { label: t('assist:line.facts'), value: factsText(context, result.facts) },
            { label: t('assist:line.costNow'), value: money(result.plan_cost) },
            { label: t('assist:line.cost'), value: money(result.cost) },
            { label: t('assist:line.budget'), value: money(result.facts.budget) },
          ],
          note: t('assist:note.estimate'),
          source: cardPlace('scenarios', plan.id),
        },
      },
    ],
  };
}

type Facts = Pick<Way, 'guest_count' | 'duration' | 'location_type' | 'event_date'> & {
  readonly categories: ToolContext['plan']['categories'];
};

function factsText({ plan }: ToolContext, facts: Facts): string {
  const isIn = (category: Category, of: Facts) =>
    of.categories.some((one) => one.category === category && one.selected);
  const parts = [
    facts.guest_count !== plan.guest_count && t('common:guests', { count: facts.guest_count }),
    facts.duration !== null &&
      facts.duration !== plan.duration &&
      t('common:hours', { count: facts.duration }),
    facts.event_date !== plan.event_date && formatDate(facts.event_date, 'medium'),
    facts.location_type !== plan.location_type && t(`common:locationType.${facts.location_type}`),
    ...CATEGORIES.filter((one) => isIn(one, plan) && !isIn(one, facts)).map((one) =>
      t('assist:without', { category: label(one) }),
    ),
  ].filter((part) => part !== false);
  return parts.length > 0 ? formatList(parts) : t('assist:asPlanned');
}

const MOST_WAYS = 3;

export function reachCard(args: ArgsOf<typeof engine.REACH_TOOL>, context: ToolContext): Ran {
  const { plan, rows, today } = context;
  const { committed, model } = modelOf(context);
  const now = model.total(plan);
  const target = now - centsOf(args.save);
  if (target <= 0) return refused('that is all that the event costs');
  const keep: readonly Category[] = args.keep ?? [];
  const others = plan.categories.filter(({ category }) => !keep.includes(category));
  const accepted = firstAccepted({ ...plan, categories: others }, committed);
  const found = reach(plan, model, target, {
    ...accepted,
    least_guests: Math.min(args.least_guests ?? accepted.least_guests, plan.guest_count),
    dates: args.dates ? cheaperDates(plan.event_date, plan.country, today) : [],
  });
  const ways = found.kind === 'ways' ? found.ways.slice(0, MOST_WAYS) : [];
  const factsOf = (way: Way): Facts => ({
    ...way,
    categories: applyOverrides(plan, {
      selected: Object.fromEntries(way.removed.map((category) => [category, false])),
    }).categories,
  });
  const money = (cents: number) => formatMoney(Math.round(cents / 100) * 100, plan.currency);
  const lines: CardLine[] = [
    { label: t('assist:line.costNow'), value: money(now) },
    { label: t('assist:line.target'), value: money(target) },
    ...ways.map((way) => ({ label: factsText(context, factsOf(way)), value: money(way.total) })),
    ...(found.kind === 'unreachable' ? [{ label: t('assist:line.least'), value: money(found.least) }] : []),
  ];
  const open = rows.items.filter(
    (item) =>
      !keep.includes(item.category) &&
      item.planned_amount > 0 &&
      itemTotals(item, plan.currency).committed === 0,
  );
  return {
    data: {
      currency: plan.currency,
      kind: found.kind,
      ways: ways.map(({ losses, regret: _, total, ...way }) => ({ ...way, total: units(total) })),
      open_items: open.map(({ id, category, vendor_name, planned_amount }) => ({
        id,
        category,
        vendor_name: context.book.placeholder('vendor', vendor_name),
        planned_amount: units(planned_amount),
      })),
    },
    shown: [
      {
        kind: 'card',
        card: {
          title: t('assist:card.reach', { amount: money(centsOf(args.save)) }),
          lines,
          note: t('assist:note.estimate'),
          source: cardPlace('scenarios', plan.id),
        },
      },
    ],
  };
}
