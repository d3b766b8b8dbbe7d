import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar';
import { movedDate } from './move-date';
import { taskSchema } from './schema';

const TODAY = '2028-02-27';

test.each([
  ['2028-03-20', -7, '2028-03-13'],
  ['2028-03-06', -7, '2028-02-28'],
  ['2028-03-05', -7, '2028-02-28'],
  ['2028-02-28', -7, '2028-02-28'],
  ['2028-02-27', -7, '2028-02-27'],
  ['2027-11-02', -7, '2027-11-02'],
  ['2028-02-27', 7, '2028-03-05'],
  ['2028-02-20', 7, '2028-02-28'],
  ['2027-11-02', 7, '2028-02-28'],
])('the date %s moved by %i days becomes %s', (date, days, moved) =>
  expect(movedDate(date, days, TODAY)).toBe(moved),
);

test('a task’s date is moved to a valid date or not at all', () => {
  const schema = taskSchema(TODAY).shape.recommended_completion_date;
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -60, max: 60 }), (from, days) => {
      const date = addDays(TODAY, from);
      const moved = movedDate(date, days, TODAY);
      expect(moved === date || schema.safeParse(moved).success).toBe(true);
      if (days < 0) expect(moved <= date).toBe(true);
    }),
  );
});
