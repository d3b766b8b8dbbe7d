import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import type { WizardValues } from '@/domain/wizard/values';

/** A visitor's inputs before signing up. They contain no personal data. */
export interface DemoInputs {
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  region: string | null;
  /** ISO 4217 code. */
  currency: string;
  budget: Cents;
  guest_count: number;
  /** Up to three categories, the most important first. */
  ranking: readonly Category[];
}

/** Key in local storage, which the confirmation link's new tab can read too. Sign-out deletes it. */
const KEY = 'celebra-inputs';

function keep(value: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // If storage is blocked, the wizard starts empty.
  }
}

export const keepDemoInputs = (inputs: DemoInputs): void => keep({ version: 1, ...inputs });

/** Stores the demonstration's whole plan when the visitor chooses to keep it. */
export const keepDemoPlan = (values: WizardValues): void => keep({ version: 2, values });

/** Returns the stored inputs, not yet validated, or null. */
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
    // If storage is blocked, nothing was stored.
  }
}
