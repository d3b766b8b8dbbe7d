import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import type { WizardValues } from '@/domain/wizard/values';

/** A visitor's inputs before signing up: no name, no address, nothing that identifies them. */
export interface DemoInputs {
  /** ISO 3166-1 alpha-2 */
  country: string;
  region: string | null;
  /** ISO 4217 */
  currency: string;
  budget: Cents;
  guest_count: number;
  /** The most important first, three at most. */
  ranking: readonly Category[];
}

/** In local storage, because the confirmation link opens another tab. Deleted on sign-out. */
const KEY = 'celebra-inputs';

function keep(value: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Storage is closed to us: the wizard then begins empty.
  }
}

export const keepDemoInputs = (inputs: DemoInputs): void => keep({ version: 1, ...inputs });

/** A whole plan of the demonstration, at its visitor's wish. */
export const keepDemoPlan = (values: WizardValues): void => keep({ version: 2, values });

/** The stored inputs, unvalidated; null without any. */
export function keptDemoInputs(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetDemoInputs(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there is none.
  }
}
