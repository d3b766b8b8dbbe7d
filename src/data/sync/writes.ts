/** Number of arrived writes per plan. */
const arrived = new Map<string, number>();
let total = 0;

/** Counts a write of this device or of another one that the service has stored. */
export function countWrite(plan_id: string): void {
  arrived.set(plan_id, writesTo(plan_id) + 1);
  total += 1;
}

/**
 * Returns how many writes to a plan have arrived. A response is stale if the number has changed since its
 * request was sent.
 */
export const writesTo = (plan_id: string): number => arrived.get(plan_id) ?? 0;

/** Returns how many writes have arrived, to compare before and after a request for several plans. */
export const allWrites = (): number => total;
