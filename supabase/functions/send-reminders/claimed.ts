/** Rows of `claim_reminders`. */
export type Item = {
  kind: 'task' | 'payment' | 'milestone' | 'vendor';
  plan_id: string;
  plan_name: string;
  currency: string;
  title: string;
  /** YYYY-MM-DD */
  due_on: string;
  amount: number | null;
};

/** News of a plan for the reader: each only if there is some. */
export type News = {
  plan_id: string;
  plan_name: string;
  suggestions?: number;
  joined?: string[];
  offered?: boolean;
};

export type Claimed = {
  email_id: string;
  user_id: string;
  email: string;
  full_name: string;
  language: 'es' | 'en';
  /** The reader's today, YYYY-MM-DD. */
  day: string;
  /** Sorted by due date; at least one. */
  items: Item[];
  /** May be empty: none of it is worth an email of its own. */
  news: News[];
};

/** @throws Error when the database answered with something else than emails. */
export function readClaimed(answer: unknown): Claimed[] {
  if (!Array.isArray(answer)) throw new Error('claim_reminders gave no list');
  return answer;
}
