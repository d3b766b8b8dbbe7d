import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startI18n } from '@/lib/i18n';
import { ComboField } from './combo-field';
import { NameField } from './name-field';

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

test('pressing Enter right after the last letter chooses an option that matches all letters', () => {
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

function Named({ names }: { names: readonly string[] }) {
  const [value, setValue] = useState('');
  return <NameField label="Group" newHint="New" names={names} value={value} onChange={setValue} />;
}

test('an entered name that is not saved yet is marked as new', () => {
  const { getByRole, queryAllByText } = render(<Named names={['Casa Núñez', 'Los Wójcik']} />);
  const input = getByRole('combobox') as HTMLInputElement;
  act(() => void fireEvent.change(input, { target: { value: 'wojc' } }));
  expect(queryAllByText('New')).not.toEqual([]);
  act(() => void fireEvent.click(getByRole('option', { name: 'Los Wójcik' })));
  act(() => void fireEvent.blur(input));
  expect([input.value, queryAllByText('New')]).toEqual(['Los Wójcik', []]);
  act(() => void fireEvent.change(input, { target: { value: 'Los Wo' } }));
  act(() => void fireEvent.keyDown(input, { key: 'Escape' }));
  act(() => void fireEvent.blur(input));
  expect(input.value).toBe('Los Wo');
  expect(queryAllByText('New')).not.toEqual([]);
});
