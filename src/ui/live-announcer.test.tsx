import { afterEach, expect, test, vi } from 'vitest';
import { announce } from './live-announcer';

afterEach(() => vi.useRealTimers());

test('of several announcements at once, screen readers hear only the last', () => {
  vi.useFakeTimers();
  announce(() => 'Budget');
  announce(() => 'Tasks');
  vi.runAllTimers();
  const regions = document.querySelectorAll('[role="status"]');
  expect([...regions].map(({ textContent }) => textContent)).toEqual(['Tasks']);
  announce(() => 'Tasks');
  expect(regions[0]?.textContent).toBe('');
  vi.runAllTimers();
  expect(regions[0]?.textContent).toBe('Tasks');
});
