import type { QueryClient } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import type { Row } from '@/data/sync/noun';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { type TemplateContent, templateQuery } from '@/data/template-content';
import type { Ceremony } from '@/domain/plan/ceremony';
import { planWords } from '@/domain/plan/plan-words';
import { ceremonyOf } from '@/domain/tasks/ceremony';
import { checklistOrigin as taskOrigin, textKeyOf } from '@/domain/tasks/checklist';
import { originsOf } from '@/domain/tasks/task';
import { type MisfitFacts, misfits } from '@/domain/templates/misfits';
import { begunRows, type TemplateRows } from '@/domain/templates/template';
import { usualCeremony } from '@/domain/timeline/generate';
import { lineKey } from '@/domain/timeline/item';
import type { ChosenTemplate } from '@/domain/wizard/values';
import { today as todayNow } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { knownText } from '@/lib/translation';
import { checklistFacts, dayFacts } from '@/parts/plan/plan-facts';
import { rowsOfNewPlan } from '@/parts/plan/rows-of-new-plan';
import { taskOfLine } from '@/parts/tasks/made-tasks';
import { eventSettingOf } from '@/parts/time/event-setting';
import { rowOfLine } from '@/parts/time/made-timeline';
import { suggestionsOf } from './template-suggestions';

/** The rows of a plan made from a template, and the number of suggestions. */
export interface Begun {
  readonly changes: readonly OutboxChange[];
  readonly waiting: number;
}

function factsOf(plan: Plan, ceremony: Ceremony | undefined): MisfitFacts {
  const { event_date, country, city, currency, guest_count } = plan;
  return {
    event_date,
    country,
    city,
    currency,
    guest_count,
    checklist: { ...checklistFacts(plan), ceremony },
    day: { ...dayFacts(plan), ceremony: ceremony ?? usualCeremony(plan) },
  };
}

const added = (rows: TemplateRows): OutboxChange[] =>
  (Object.keys(rows) as (keyof TemplateRows)[]).flatMap((table) =>
    (rows[table] as readonly Row[]).map((after) => ({ table, before: null, after })),
  );

/** True if the template has neither tasks nor a timeline. The plan then gets those of a new plan. */
const isBare = ({ tasks, timeline_items }: TemplateRows): boolean =>
  tasks.length === 0 && timeline_items.length === 0;

/**
 * Makes a new plan's rows from a template. Each date is as far from the event as in the template. Each row
 * that doesn't fit becomes a suggestion.
 * @throws if the template can't be read.
 */
export async function beginPlan(
  client: QueryClient,
  plan: Plan,
  template: ChosenTemplate,
  asked: Ceremony | null,
): Promise<Begun> {
  const [content]: [TemplateContent, unknown] = await Promise.all([
    client.fetchQuery(templateQuery(template.id)),
    loadTexts('checklist', 'timeline', 'templates'),
  ]);
  const { plan: old, rows } = content;
  const { zone, sun } = eventSettingOf(plan);
  const today = todayNow();
  const newId = () => crypto.randomUUID();
  const words = planWords(plan);
  const was = ceremonyOf(originsOf(rows.tasks));
  const ceremony = (plan.event_type === 'wedding' && asked) || was;
  const made = begunRows(rows, { plan_id: plan.id, from: old, to: plan, zone, today, newId });
  if (isBare(rows))
    return { changes: [...added(made), ...(await rowsOfNewPlan(plan, ceremony ?? null))], waiting: 0 };
  const found = misfits(rows, made, {
    plan_id: plan.id,
    from: factsOf(old, was),
    to: factsOf(plan, ceremony),
    zone,
    sun,
    today,
    newId,
    words: (origin) => knownText('checklist', textKeyOf(origin), { words }),
    newTask: (line) => {
      const origin = taskOrigin(line);
      return taskOfLine(
        line,
        knownText('checklist', textKeyOf(origin), { words }) ?? line.template,
        plan.event_date,
      );
    },
    newRow: (line) =>
      rowOfLine(
        line,
        knownText('timeline', `block.${lineKey(line.id)}`, { words }) ?? line.id,
        zone,
        plan.event_date,
      ),
  });
  const suggested = suggestionsOf(found, { name: template.name, from: old, to: plan });
  return { changes: [...added(made), ...suggested], waiting: found.length };
}
