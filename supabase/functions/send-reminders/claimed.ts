/** Rows of `claim_reminders`. */
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

/** A plan's news for the reader; each field is present only if there is some. */
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
  /** The reader's current date, YYYY-MM-DD. */
  day: string;
  /** Items by due date; at least one. */
  items: Item[];
  /** News; may be empty, and is never the only reason for an e-mail. */
  news: News[];
};

/** Parses the database's answer. @throws Error if it doesn't consist of e-mails. */
export function readClaimed(answer: unknown): Claimed[] {
  if (!Array.isArray(answer)) throw new Error('claim_reminders gave no list');
  return answer;
}
