import type { Plan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import type { Ceremony } from '@/domain/plan/ceremony';
import { today } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';

/** How long a new plan waits for code that has not come yet, milliseconds. */
const CODE_WITHIN_MS = 2_000;

const fetchFirstRows = async () => {
  const [made] = await Promise.all([import('./first-rows'), loadTexts('checklist', 'timeline')]);
  return made.firstRows;
};

/** Milliseconds a new plan waits for code that isn't loaded yet. */
export const prefetchFirstRows = (): void => void fetchFirstRows().catch(() => undefined);

/** Loads the code while questions are answered: the connection may be lost by the end. */
export async function rowsOfNewPlan(plan: Plan, ceremony: Ceremony | null): Promise<OutboxChange[]> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), CODE_WITHIN_MS));
  const firstRows = await Promise.race([fetchFirstRows().catch(() => null), late]);
  return firstRows?.(plan, (plan.event_type === 'wedding' && ceremony) || undefined, today()) ?? [];
}
