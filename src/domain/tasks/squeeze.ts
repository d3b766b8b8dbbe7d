import { daysBetween } from '../calendar';
import { type ChecklistFacts, checklist, type Dropped, templateIdOf, templateOf } from './checklist';
import type { Task } from './task';

/** What a short time made of the usual checklist. */
export type Squeeze = {
  /** Origins of tasks that came nearer to the event than they usually are. */
  readonly compressed: readonly string[];
  /** Origins of tasks that came so near that they are to be done at once. */
  readonly tight: readonly string[];
  readonly dropped: readonly Dropped[];
};

/** What the engagement's length did to the tasks that a plan has, as they were first dated. */
export function squeezeOf(
  tasks: readonly Task[],
  removed: readonly string[],
  facts: ChecklistFacts,
  today: string,
): Squeeze {
  const compressed: string[] = [];
  const tight: string[] = [];
  for (const { generated } of tasks) {
    const line = generated && templateOf(generated.origin);
    if (!generated || !line || line.lead < 0) continue;
    const lead = daysBetween(generated.origin_date, generated.origin_event);
    const { floor } = generated.origin.endsWith('-Short') && line.short ? line.short : line;
    if (lead < Math.min(floor, line.lead)) tight.push(generated.origin);
    else if (lead < line.lead) compressed.push(generated.origin);
  }
  const known = new Set(
    [...tasks.flatMap(({ generated }) => generated?.origin ?? []), ...removed].map(templateIdOf),
  );
  const dropped = checklist(facts, today).dropped.filter(({ template }) => !known.has(template));
  return { compressed, tight, dropped };
}
