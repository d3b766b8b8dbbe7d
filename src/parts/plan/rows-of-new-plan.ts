import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { Ceremony } from '@/domain/plan/ceremony';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';

/** Wait of a new plan for code that isn't loaded yet, in milliseconds. */
const CODE_WITHIN_MS = 2_000;

const fetchFirstRows = async () => {
  const [made] = await Promise.all([import('./first-rows'), loadTexts('checklist', 'timeline')]);
  return made.firstRows;
};

/**
 * Loads the code while the wizard's questions are answered, because the connection may be lost by the end.
 */
export const prefetchFirstRows = (): void => void fetchFirstRows().catch(() => undefined);

/**
 * Returns the rows of a new plan; none if the code can't be loaded, since the plan's pages suggest the same
 * rows.
 */
export async function rowsOfNewPlan(plan: Plan, ceremony: Ceremony | null): Promise<OutboxChange[]> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), CODE_WITHIN_MS));
  const firstRows = await Promise.race([fetchFirstRows().catch(() => null), late]);
  return firstRows?.(plan, (plan.event_type === 'wedding' && ceremony) || undefined, today()) ?? [];
}
