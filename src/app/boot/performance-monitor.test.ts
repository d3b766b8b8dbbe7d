import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPerformanceMonitor } from './performance-monitor';

let heap: { usedJSHeapSize: number; jsHeapSizeLimit: number };
let report: (entries: { name: string; duration: number }[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  heap = { usedJSHeapSize: 10, jsHeapSizeLimit: 100 };
  vi.stubGlobal('performance', { memory: heap });
  vi.stubGlobal('location', { href: 'https://celebra.example/' });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: (list: { getEntries: () => { name: string; duration: number }[] }) => void) {
        report = (entries) => seen({ getEntries: () => entries });
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the monitor warns every 30 s while memory use is above 80 %', () => {
  const warn = vi.fn();
  const stop = startPerformanceMonitor(warn);
  heap.usedJSHeapSize = 80;
  vi.advanceTimersByTime(30_000);
  expect(warn).not.toHaveBeenCalled();
  heap.usedJSHeapSize = 81;
  vi.advanceTimersByTime(29_999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledWith('Memory use is high', '81 %');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the monitor reports a slow resource’s address without the query string', () => {
  const warn = vi.fn();
  startPerformanceMonitor(warn);
  report([
    { name: 'https://celebra.example/fast.js', duration: 1000 },
    { name: 'https://celebra.example/slow.js?token_hash=secret', duration: 1001 },
  ]);
  expect(warn.mock.calls).toEqual([['Slow resource', '/slow.js', 1001]]);
});
