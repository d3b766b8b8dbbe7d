import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePrinting } from './use-printing';

const Probe = () => <p>{usePrinting() ? 'paper' : 'screen'}</p>;

test('the print version is rendered before the browser prints', async () => {
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none, removeEventListener: none }));
  render(<Probe />);
  const said = screen.getByText('screen');
  window.dispatchEvent(new Event('beforeprint'));
  expect(said.textContent).toBe('paper');
  window.dispatchEvent(new Event('afterprint'));
  expect(await screen.findByText('screen')).toBeTruthy();
});
