import { describe, expect, test } from 'vitest';
import { answerTimes } from './answer-times';

const quote = (
  asked_on: string | null,
  answered_on: string | null,
  stage: 'quoted' | 'refused' = 'quoted',
) => ({
  category: 'music' as const,
  asked_on,
  answered_on,
  stage,
});

describe('response times of vendors', () => {
  test('answerTimes returns how long vendors took to reply', () => {
    expect(
      answerTimes(
        [
          quote('2026-11-01', '2026-11-02'),
          quote('2026-11-01', '2026-11-05'),
          quote('2026-11-01', '2026-11-11'),
          quote('2026-11-11', '2026-11-10'),
          quote('2026-11-14', null),
          quote('2026-11-01', null, 'refused'),
          quote(null, null),
        ],
        '2026-11-21',
      ),
    ).toEqual([{ category: 'music', asked: 6, answered: 3, days: 4, slowest: 10, waiting: 1, longest: 7 }]);
    expect(
      answerTimes([quote('2026-11-01', '2026-11-02'), quote('2026-11-01', '2026-11-05')], '2026-11-21')[0]
        ?.days,
    ).toBe(2.5);
  });
});
