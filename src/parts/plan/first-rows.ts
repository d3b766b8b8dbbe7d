import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import type { DateText } from '@/domain/calendar';
import type { Ceremony } from '@/domain/plan/ceremony';
import { planWords } from '@/domain/plan/plan-words';
import { checklist, checklistOrigin, textKeyOf } from '@/domain/tasks/checklist';
import { generateDay, usualCeremony, usualTemplate } from '@/domain/timeline/generate';
import { lineKey } from '@/domain/timeline/item';
import { generateMilestones } from '@/domain/timeline/milestones';
import { knownText } from '@/lib/translation';
import { checklistFacts, dayFacts } from '@/parts/plan/plan-facts';
import { taskOfLine } from '@/parts/tasks/made-tasks';
import { eventSettingOf } from '@/parts/time/event-setting';
import { milestoneOfDraft, rowOfLine } from '@/parts/time/made-timeline';

/**
 * Returns the first rows of a new plan: the checklist, milestones and run sheet that would be suggested for
 * an empty plan. The namespaces `checklist` and `timeline` must be loaded.
 */
export function firstRows(plan: Plan, ceremony: Ceremony | undefined, today: DateText): OutboxChange[] {
  const { event_date } = plan;
  const words = planWords(plan);
  const listed = { ...checklistFacts(plan), ceremony };
  const tasks = checklist(listed, today).tasks.map((line) => {
    const origin = checklistOrigin(line);
    return taskOfLine(
      line,
      knownText('checklist', textKeyOf(origin), { words }) ?? line.template,
      event_date,
    );
  });
  const milestones = generateMilestones(listed, today).map((draft) =>
    milestoneOfDraft(
      draft,
      knownText('timeline', `milestone.${draft.id}`, { words }) ?? draft.id,
      event_date,
    ),
  );
  const facts = { ...dayFacts(plan), ceremony: ceremony ?? usualCeremony(plan) };
  const { zone, sun } = eventSettingOf(plan);
  const day = generateDay(usualTemplate(facts), facts, zone, sun).lines.map((line) =>
    rowOfLine(
      line,
      knownText('timeline', `block.${lineKey(line.id)}`, { words }) ?? line.id,
      zone,
      event_date,
    ),
  );
  return [
    ...tasks.map((after) => ({ table: TASKS.table, before: null, after })),
    ...[...milestones, ...day].map((after) => ({ table: TIMELINE.table, before: null, after })),
  ];
}
