import { describe, expect, it } from 'vitest';
import { row } from '../../../tests/builders/timeline';
import { dayNow, spanOfRows } from './now';

const dinner = row(600, 90, { title: 'Dinner' });
const bar = row(630, 240, { title: 'Bar', track: 'team' });
const toast = row(690, 0, { title: 'Toast' });
const dance = row(700, 120, { title: 'Dance' });
const rows = [dinner, bar, toast, dance];
const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title);

describe('what is going on now', () => {
  it('dayNow returns the current and the next activities', () => {
    const { current, next, late } = dayNow(rows, dinner.starts_at + 45);
    expect(titles(current)).toEqual(['Dinner', 'Bar']);
    expect(titles(next)).toEqual(['Toast', 'Dance']);
    expect(late).toBe(dinner);
  });

  it('between activities, dayNow offers to report the guests’ next activity as late', () => {
    expect(dayNow(rows, dinner.starts_at - 10)).toMatchObject({ current: [], late: { title: 'Dinner' } });
    expect(dayNow(rows, dance.starts_at + 500)).toEqual({ current: [], next: [], late: null });
  });

  it('dayNow shows an activity without a length as current for five minutes', () => {
    expect(titles(dayNow(rows, toast.starts_at + 4).current)).toContain('Toast');
    expect(titles(dayNow(rows, toast.starts_at + 5).current)).not.toContain('Toast');
    expect(titles(dayNow(rows, toast.starts_at).current)).not.toContain('Dinner');
  });
});

describe('spanOfRows', () => {
  it('spanOfRows begins four hours before the first activity', () => {
    expect(spanOfRows(rows)).toEqual({ from: dinner.starts_at - 240, to: bar.starts_at + 240 });
    expect(spanOfRows([])).toBeNull();
  });
});
