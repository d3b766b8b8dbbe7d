import * as z from 'zod/mini';
import type { CategoryChoice } from '../plan/facts';
import { choiceSchema } from '../plan/schema';

/** Choices that aren't accepted yet, and the stored choices on which they are based. */
export interface AllocationDraft {
  readonly base: readonly CategoryChoice[];
  readonly choices: readonly CategoryChoice[];
}

const choices = z.array(choiceSchema);
const kept = z.object({ draft: z.object({ base: choices, choices }) });

/** Parses a stored draft; null if there is none or it can't be read. */
export const readAllocationDraft = (data: unknown): AllocationDraft | null =>
  kept.safeParse(data).data?.draft ?? null;
