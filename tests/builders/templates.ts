import { QueryClient } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { addToOutbox } from '@/data/sync/outbox';
import { archiveTemplate, readEvent, saveTemplate } from '@/data/template-content';
import type { Ceremony } from '@/domain/plan/ceremony';
import { keptRows, type TemplateChoice } from '@/domain/templates/template';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import { firstRows } from '@/parts/plan/first-rows';

/** Adds the rows that a new plan starts with. The caller sends the outbox. */
export async function furnish(plan: Plan, ceremony: Ceremony | null): Promise<void> {
  await loadTexts('checklist', 'timeline');
  const rows = firstRows(plan, ceremony ?? undefined, today());
  const refusal = await addToOutbox(plan.id, rows, true).outcome;
  if (refusal) throw new Error(refusal.message);
}

export async function keepTemplate(
  plan: Plan,
  name: string,
  choice: Partial<TemplateChoice> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const rows = await readEvent(new QueryClient(), plan.id);
  const kept = keptRows(rows, { prices: false, notes: false, isOwner: true, ...choice });
  await saveTemplate(id, name, archiveTemplate(name, plan, kept));
  return id;
}
