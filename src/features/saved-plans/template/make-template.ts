import type { QueryClient } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { archiveTemplate, readEvent, saveTemplate } from '@/data/template-content';
import { templatesQuery } from '@/data/templates';
import { keptRows, type TemplateChoice } from '@/domain/templates/template';
import { statusOf } from '@/lib/errors';

interface Making extends TemplateChoice {
  /** Id created on the client before the request, so that a retry doesn't create a second template. */
  readonly id: string;
  readonly name: string;
}

export type Refused = 'limit' | 'large' | 'failed';

/** Returns null on success, or the reason why no template was saved. */
export async function makeTemplate(
  client: QueryClient,
  userId: string,
  plan: Plan,
  { id, name, ...choice }: Making,
): Promise<Refused | null> {
  try {
    const rows = keptRows(await readEvent(client, plan.id), choice);
    await saveTemplate(id, name, archiveTemplate(name, plan, rows));
    await client.invalidateQueries({ queryKey: templatesQuery(userId).queryKey });
    return null;
  } catch (error) {
    console.warn('No template', error);
    const status = statusOf(error);
    return status === 402 ? 'limit' : status === 400 || status === 413 ? 'large' : 'failed';
  }
}
