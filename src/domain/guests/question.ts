import type { Guest } from './guest';

export const QUESTION_KINDS = ['text', 'choice', 'yes-no'] as const;
type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question that the couple asks every guest who attends one of the `parts`. */
export interface Question {
  readonly id: string;
  readonly version: number;
  readonly position: number;
  readonly text: string;
  readonly kind: QuestionKind;
  readonly options: readonly string[];
  /** Ids of the event's parts with this question; null means all parts. */
  readonly parts: readonly string[] | null;
}

/** Counts the answers of attending guests to one question, most common first. */
export function countAnswers(
  { id, kind, options }: Question,
  guests: readonly Pick<Guest, 'answers'>[],
): readonly { readonly answer: string; readonly count: number }[] {
  const counts = new Map<string, number>(
    (kind === 'yes-no' ? ['yes', 'no'] : kind === 'choice' ? options : []).map((one) => [one, 0]),
  );
  for (const { answers } of guests) {
    const answer = answers[id];
    if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([answer, count]) => ({ answer, count })).sort((a, b) => b.count - a.count);
}
