import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from './select';

afterEach(cleanup);

const OPTIONS = [
  { value: 'all', label: 'All kinds' },
  { value: 'wedding', label: 'Wedding' },
];
const field = (value: string) => (
  <SelectField label="Kind" value={value} onChange={() => undefined} options={OPTIONS} placeholder="Choose" />
);

/** Simulates a browser's translation, which replaces each text node by an element. */
function translate(element: HTMLElement): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test('a select field shows a new choice even if the browser translates the page', () => {
  const { rerender } = render(field(''));
  const shown = screen.getByRole('combobox');
  expect(shown.textContent).toBe('Choose');
  for (const [value, label] of [
    ['all', 'All kinds'],
    ['wedding', 'Wedding'],
    ['', 'Choose'],
  ] as const) {
    translate(shown);
    rerender(field(value));
    expect(shown.textContent).toBe(label);
  }
});
