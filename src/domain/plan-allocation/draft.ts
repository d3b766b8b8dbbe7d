import * as z from 'zod/mini';
import type { CategoryChoice } from '../plan/facts';
import { choiceSchema } from '../plan/schema';

/** Choices that are not accepted yet, with those that were stored when they were made. */
export interface AllocationDraft {
  readonly base: readonly CategoryChoice[];
  readonly choices: readonly CategoryChoice[];
}

const choices = z.array(choiceSchema);
const kept = z.object({ draft: z.object({ base: choices, choices }) });

/** As a device kept it; null for none and for what can't be read. */
export const readAllocationDraft = (data: unknown): AllocationDraft | null =>
  kept.safeParse(data).data?.draft ?? null;
