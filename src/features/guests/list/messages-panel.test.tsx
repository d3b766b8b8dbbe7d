import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Household } from '@/domain/guests/guest';
import { prepareTexts } from '@/lib/i18n';
import { newHousehold } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import { MessagesPanel } from './messages-panel';

const wrote = (name: string, message: string | null, answered_at: string | null): Household => ({
  ...newHousehold(name),
  message,
  answered_at,
});
const bookOf = (...all: Household[]): GuestBook => ({
  guests: [],
  households: new Map(all.map((one) => [one.id, one])),
  members: new Map(),
  parts: [],
  questions: [],
  columns: [],
  people: 0,
});

beforeAll(() => prepareTexts('en', ['guests']));
afterEach(cleanup);

test('the message panel lists the guests’ messages from newest to oldest', async () => {
  const ruiz = wrote('Familia Ruiz', '¿Hay sitio para aparcar?', '2027-01-02T10:00:00Z');
  const gil = wrote('The Gil family', 'Can’t wait!', '2027-01-05T10:00:00Z');
  let opened = '';
  const onOpen = (id: string) => {
    opened = id;
  };
  render(
    <MessagesPanel
      book={bookOf(ruiz, wrote('Sin nada', null, '2027-01-03T10:00:00Z'), gil)}
      onOpen={onOpen}
    />,
  );
  expect(screen.getByRole('heading', { name: '2 messages from your guests' })).toBeTruthy();
  const lines = screen.getAllByRole('listitem', { hidden: true });
  expect(lines.map((line) => within(line).getByRole('button', { hidden: true }).textContent)).toEqual([
    'The Gil family',
    'Familia Ruiz',
  ]);
  expect(within(lines[1] as HTMLElement).getByText('¿Hay sitio para aparcar?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Familia Ruiz', hidden: true }));
  expect(opened).toBe(ruiz.id);
});

test('the message panel is hidden if no guest has written a message', () => {
  const { container } = render(
    <MessagesPanel book={bookOf(wrote('Familia Ruiz', null, null))} onOpen={() => undefined} />,
  );
  expect(container.textContent).toBe('');
});
