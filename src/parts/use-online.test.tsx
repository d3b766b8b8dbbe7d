import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOnline } from './use-online';

afterEach(() => onlineManager.setOnline(true));

test('useOnline follows the browser’s events and the request client’s state', () => {
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  act(() => onlineManager.setOnline(false));
  expect(result.current).toBe(false);
});
