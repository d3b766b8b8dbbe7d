/** A row of `claim_reminders`. */
export type Item = {
  kind: 'task' | 'payment' | 'milestone' | 'vendor';
  plan_id: string;
  plan_name: string;
  currency: string;
  title: string;
  /** Date as YYYY-MM-DD. */
  due_on: string;
  amount: number | null;
};

/** News about a plan. A field is absent if there is nothing new. */
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
  /** The current date in the reader's time zone, YYYY-MM-DD. */
  day: string;
  /** At least one item, sorted by due date. */
  items: Item[];
  /** Can be empty. News alone never causes an e-mail. */
  news: News[];
};

/** @throws Error if the database's answer is no list */
export function readClaimed(answer: unknown): Claimed[] {
  if (!Array.isArray(answer)) throw new Error('claim_reminders gave no list');
  return answer;
}
