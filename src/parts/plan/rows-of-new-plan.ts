import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { Ceremony } from '@/domain/plan/ceremony';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';

/** Milliseconds that a new plan waits for code that isn't loaded yet. */
const CODE_WITHIN_MS = 2_000;

const fetchFirstRows = async () => {
  const [made] = await Promise.all([import('./first-rows'), loadTexts('checklist', 'timeline')]);
  return made.firstRows;
};

/** Loads the code during the wizard's questions, because the device might be offline after the last one. */
export const prefetchFirstRows = (): void => void fetchFirstRows().catch(() => undefined);

/**
 * Returns the first rows of a new plan. If the code can't be loaded, the result is empty, and the plan's
 * pages suggest the same rows later.
 */
export async function rowsOfNewPlan(plan: Plan, ceremony: Ceremony | null): Promise<OutboxChange[]> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), CODE_WITHIN_MS));
  const firstRows = await Promise.race([fetchFirstRows().catch(() => null), late]);
  return firstRows?.(plan, (plan.event_type === 'wedding' && ceremony) || undefined, today()) ?? [];
}
