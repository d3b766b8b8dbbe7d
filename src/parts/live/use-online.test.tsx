import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOnline } from './use-online';

afterEach(() => onlineManager.setOnline(true));

test('useOnline returns false if the browser is offline or the service can’t be reached', () => {
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  act(() => onlineManager.setOnline(false));
  expect(result.current).toBe(false);
});
