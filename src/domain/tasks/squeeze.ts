import { daysBetween } from '../calendar';
import { kindOf } from '../plan/kind';
import { ceremonyOf } from './ceremony';
import {
  type ChecklistFacts,
  checklist,
  type Dropped,
  type Impossible,
  templateIdOf,
  templateOf,
} from './checklist';
import { fitOf } from './schedule';
import { originsOf, type Task } from './task';
import { usualLead } from './usual';

export type Squeeze = {
  /** Origins of tasks that are later than usual. */
  readonly compressed: readonly string[];
  /** Origins of tasks that are so late that they must be done at once. */
  readonly tight: readonly string[];
  readonly dropped: readonly Dropped[];
  /** Tasks whose legal deadline for this date has passed. */
  readonly impossible: readonly Impossible[];
};

/**
 * Returns how a plan's tasks were affected by too little time until the event. It compares the dates that the
 * tasks had when they were created.
 */
export function squeezeOf(
  tasks: readonly Task[],
  removed: readonly string[],
  facts: ChecklistFacts,
  today: string,
): Squeeze {
  const origins = originsOf(tasks);
  const asked = { ...facts, ceremony: facts.ceremony ?? ceremonyOf([...origins, ...removed]) };
  const compressed: string[] = [];
  const tight: string[] = [];
  for (const { generated } of tasks) {
    const line = generated && templateOf(generated.origin, facts);
    if (!generated || !line || line.lead < 0) continue;
    const lead = daysBetween(generated.origin_date, generated.origin_event);
    const { floor } = generated.origin.endsWith('-Short') && line.short ? line.short : line;
    const fit = fitOf(lead, usualLead(line, { ...asked, kind: kindOf(asked) }), floor);
    if (fit === 'tight') tight.push(generated.origin);
    else if (fit === 'compressed') compressed.push(generated.origin);
  }
  const known = new Set([...origins, ...removed].map(templateIdOf));
  const list = checklist(asked, today);
  const dropped = list.dropped.filter(({ template }) => !known.has(template));
  // If the user has done or deleted the task, the legal requirement counts as met.
  const open = new Set(
    tasks.flatMap(({ generated, completed_at }) =>
      generated && completed_at === null ? templateIdOf(generated.origin) : [],
    ),
  );
  const impossible = list.impossible.filter(({ template }) => open.has(template));
  return { compressed, tight, dropped, impossible };
}
