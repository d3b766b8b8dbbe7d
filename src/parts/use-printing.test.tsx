import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePrinting } from './use-printing';

const Probe = () => <p>{usePrinting() ? 'paper' : 'screen'}</p>;

test('what goes on paper is drawn before the sheets are counted', async () => {
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
  render(<Probe />);
  const said = screen.getByText('screen');
  window.dispatchEvent(new Event('beforeprint'));
  expect(said.textContent).toBe('paper');
  window.dispatchEvent(new Event('afterprint'));
  expect(await screen.findByText('screen')).toBeTruthy();
});
