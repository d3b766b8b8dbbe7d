import * as z from 'zod/mini';
import { cleanLine } from '../text';
import { GUEST_LENGTHS, MAX_OPTIONS } from './guest';
import { QUESTION_KINDS } from './question';

export type QuestionProblem =
  | 'problem.question'
  | 'problem.questionLong'
  | 'problem.options'
  | 'problem.optionLong';
const must = <T>(holds: (value: T) => boolean, error: QuestionProblem) =>
  z.refine<T>(holds, { error, abort: true });

export const optionsIn = (text: string): string[] => [
  ...new Set(text.split('\n').map(cleanLine).filter(Boolean)),
];

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
