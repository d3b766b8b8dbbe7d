import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startI18n } from '@/lib/i18n';
import { ComboField } from './combo-field';

beforeAll(async () => {
  await startI18n();
  await loadTexts('budget');
});
afterEach(cleanup);

const OPTIONS = [
  { value: 'AF', label: 'Afghanistan' },
  { value: 'ES', label: 'Spain' },
  { value: 'US', label: 'United States' },
];

test('Enter takes what was typed, however soon it comes after the last key', () => {
  const onChange = vi.fn();
  const { getByRole } = render(
    <ComboField label="Country" name="country" value="" options={OPTIONS} onChange={onChange} />,
  );
  const input = getByRole('combobox');
  act(() => {
    fireEvent.change(input, { target: { value: 'united' } });
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  expect(onChange).toHaveBeenCalledWith('US');
});
