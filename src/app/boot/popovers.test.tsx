import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { openPopovers } from './popovers';

const person = setUpUser();
afterEach(cleanup);

/** jsdom has no popovers, so these tests run as in a browser that lacks them. */
test('popovers open and close by click in browsers without native support', async () => {
  expect('popover' in HTMLElement.prototype).toBe(false);
  openPopovers();
  render(
    <main>
      <button type="button" popoverTarget="menu">
        Open
      </button>
      <div id="menu" popover="auto" data-testid="menu">
        <button type="button">Theme</button>
        <a href="#there">There</a>
        <button type="button" popoverTarget="menu">
          Close
        </button>
      </div>
    </main>,
  );
  const isOpen = () => screen.getByTestId('menu').hasAttribute('data-open');
  const press = (name: string) => person.click(screen.getByText(name));
  expect(isOpen()).toBe(false);
  await press('Open');
  expect(isOpen()).toBe(true);
  await press('Theme');
  expect(isOpen()).toBe(true);
  await press('Close');
  expect(isOpen()).toBe(false);
  await press('Open');
  await press('There');
  expect(isOpen()).toBe(false);
  await press('Open');
  await person.click(document.body);
  expect(isOpen()).toBe(false);
});
