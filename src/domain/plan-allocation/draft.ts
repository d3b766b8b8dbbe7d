import * as z from 'zod/mini';
import type { CategoryChoice } from '../plan/facts';
import { choiceSchema } from '../plan/schema';

export interface AllocationDraft {
  readonly base: readonly CategoryChoice[];
  readonly choices: readonly CategoryChoice[];
}

const choices = z.array(choiceSchema);
const kept = z.object({ draft: z.object({ base: choices, choices }) });

export const readAllocationDraft = (data: unknown): AllocationDraft | null =>
  kept.safeParse(data).data?.draft ?? null;
