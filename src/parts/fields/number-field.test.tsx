import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage, startI18n } from '@/lib/i18n';
import { TypedFigure } from '../money/typed-figure';
import { NumberField } from './number-field';

beforeAll(async () => {
  await startI18n();
  await changeLanguage('en');
});

test.each(['-1', '0', '10,001', '2.5', 'many'])(
  'NumberField shows an error for the input %s and keeps the previous number',
  async (typed) => {
    const onChange = vi.fn();
    const { unmount } = render(
      <NumberField label="Guests" value={90} least={1} most={10_000} onChange={onChange} />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Guests');
    await userEvent.clear(field);
    onChange.mockClear();
    await userEvent.type(field, typed);
    expect(screen.getByText('A whole number from 1 to 10,000.')).toBeTruthy();
    expect(field.value).toBe(typed);
    expect(onChange.mock.lastCall?.[0] ?? null).not.toBe(Number(typed.replace(',', '')));
    unmount();
  },
);

test.each(['-1', '0', 'many'])(
  'TypedFigure shows an error for the input %s and keeps the previous number',
  async (typed) => {
    const onType = vi.fn();
    const { unmount } = render(<TypedFigure label="Guests" value={90_00} onType={onType} />);
    const field = screen.getByLabelText<HTMLInputElement>('Guests');
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(screen.getByText('A number above 0.')).toBeTruthy();
    expect(onType).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(field.value).toBe('90');
    unmount();
  },
);
