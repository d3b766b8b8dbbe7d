import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { briefly, wordsOf } from '../../supabase/local/refusal-words.ts';

const FAULT = {
  query: 'select * from public.guests where name = $1',
  where: 'SQL statement',
  params: ['Ana'],
};

test.each([
  [{ code: 'PT409', message: 'stale_version' }, '[local backend] PT409 stale_version'],
  [
    { code: '22P02', message: 'invalid input syntax for type uuid: "Ana"' },
    '[local backend] 22P02 invalid input syntax for type uuid',
  ],
  [
    { code: '23514', message: 'new row violates', constraint: 'tasks_name', detail: 'Failing row (Ana)' },
    '[local backend] 23514 new row violates (tasks_name)',
  ],
])('a refused change is logged in one line without personal data', (error, line) => {
  expect(wordsOf({ ...FAULT, ...error })).toBe(line);
});

test('a failed SQL statement is logged without its values', () => {
  const error = briefly(Object.assign(new Error('column x does not exist'), { code: '42703', ...FAULT }));
  expect(inspect(error)).toBe(
    '[local backend] 42703 column x does not exist\n  select * from public.guests where name = $1\n  SQL statement',
  );
  expect(error.params).toEqual(['Ana']);
});
