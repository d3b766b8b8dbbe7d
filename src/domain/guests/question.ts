import * as z from 'zod/mini';
import { cleanLine } from '../text';
import { GUEST_LENGTHS, type Guest, MAX_OPTIONS } from './guest';

export const QUESTION_KINDS = ['text', 'choice', 'yes-no'] as const;
type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What a couple wants to know besides; asked of each guest who comes to one of its parts. */
export interface Question {
  readonly id: string;
  readonly version: number;
  readonly position: number;
  readonly text: string;
  readonly kind: QuestionKind;
  /** What a choice is between. */
  readonly options: readonly string[];
  /** Null is any part. */
  readonly parts: readonly string[] | null;
}

/** The answers to one question among those who come: how many gave which, the commonest first. */
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

export type QuestionProblem =
  | 'problem.question'
  | 'problem.questionLong'
  | 'problem.options'
  | 'problem.optionLong';
const must = <T>(holds: (value: T) => boolean, error: QuestionProblem) =>
  z.refine<T>(holds, { error, abort: true });

/** What a choice is between, one a line. */
const optionsIn = (text: string): string[] => [...new Set(text.split('\n').map(cleanLine).filter(Boolean))];

export const questionSchema = z
  .object({
    text: z.string().check(
      z.overwrite(cleanLine),
      must((text) => text.length > 0, 'problem.question'),
      must((text) => [...text].length <= GUEST_LENGTHS.question, 'problem.questionLong'),
    ),
    kind: z.enum(QUESTION_KINDS),
    options: z.pipe(z.string(), z.transform(optionsIn)),
    parts: z.array(z.string()),
  })
  .check(
    z.refine(
      ({ kind, options }) => kind !== 'choice' || (options.length >= 2 && options.length <= MAX_OPTIONS),
      {
        error: 'problem.options' satisfies QuestionProblem,
        path: ['options'],
      },
    ),
    z.refine(
      ({ kind, options }) =>
        kind !== 'choice' || options.every((one) => [...one].length <= GUEST_LENGTHS.option),
      {
        error: 'problem.optionLong' satisfies QuestionProblem,
        path: ['options'],
      },
    ),
  );
