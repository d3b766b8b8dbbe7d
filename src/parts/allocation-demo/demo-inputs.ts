import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import type { WizardValues } from '@/domain/wizard/values';

/** A visitor's inputs before signing up: no name, no address, nothing that identifies them. */
export interface DemoInputs {
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  region: string | null;
  /** ISO 4217 code. */
  currency: string;
  budget: Cents;
  guest_count: number;
  /** At most three categories, the most important first. */
  ranking: readonly Category[];
}

/** Key in local storage, because the confirmation link opens another tab. Sign-out deletes it. */
const KEY = 'celebra-inputs';

function keep(value: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Without storage, the wizard begins empty.
  }
}

export const keepDemoInputs = (inputs: DemoInputs): void => keep({ version: 1, ...inputs });

/** Stores a whole plan of the demonstration when its visitor asks for that. */
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
    // Without storage, nothing was kept.
  }
}
