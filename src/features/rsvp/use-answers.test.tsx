import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Invitation } from '@/data/rsvp';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { rsvp as texts } from '@/locales/en/rsvp';
import { rsvp as spanish } from '@/locales/es/rsvp';
import { CompanionForm } from './companion-form';
import { CopyForm } from './copy-form';
import { FoodFields } from './food-fields';
import { Rsvp } from './rsvp';
import type { AnsweringGuest } from './rsvp-words';
import { useAnswers } from './use-answers';

const TOKEN = 'a1b2c3d4e5f6';
const ignore = () => undefined;
const tab = () => renderHook(() => useAnswers(TOKEN, ignore));
const yes = (part: string) => ({ guests: [{ id: 'ana', replies: { [part]: 'accepted' } }] });
const bruno = { id: 'b', host: 'ana', name: 'Bruno', last_name: 'Gil' };

let isDown = true;
const sent = (): unknown[] =>
  vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)).answers);

beforeAll(async () => {
  await startI18n();
  await loadTexts('rsvp');
  await changeLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  isDown = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    isDown ? new Response('', { status: 503 }) : Response.json({ guests: [{ id: 'ana' }, bruno] }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('replies written in two tabs are sent together on the next visit', async () => {
  const [one, two] = [tab(), tab()];
  act(() => one.result.current.write({ ...yes('dinner'), companions: [bruno] }));
  act(() => two.result.current.write(yes('brunch')));
  act(() => one.result.current.write({ message: 'Hurra' }));
  one.unmount();
  two.unmount();
  vi.mocked(fetch).mockClear();
  isDown = false;
  const later = tab();
  await waitFor(() => expect(later.result.current.saving).toBe('saved'));
  expect(sent()).toEqual([
    {
      guests: [{ id: 'ana', replies: { dinner: 'accepted', brunch: 'accepted' } }],
      companions: [bruno],
      message: 'Hurra',
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('a Wi-Fi login page isn’t mistaken for the service’s response to a reply', async () => {
  const headers = { 'Content-Type': 'text/html' };
  vi.mocked(fetch).mockImplementation(async () => new Response('<h1>Hotel</h1>', { headers }));
  const heard = vi.fn();
  const { result } = renderHook(() => useAnswers(TOKEN, heard));
  act(() => result.current.write(yes('dinner')));
  await waitFor(() => expect(result.current.saving).toBe('waiting'));
  expect(heard).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(1);
  vi.mocked(fetch).mockImplementation(async () => Response.json({}));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.saving).toBe('saved'));
  expect(sent().at(-1)).toEqual(yes('dinner'));
});

test.each([
  [404, 'gone'],
  [410, 'over'],
  [400, 'refused'],
  [413, 'refused'],
])('HTTP status %i gives a reply the final state %s', async (status, told) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(fetch).mockImplementation(async () => Response.json({ error: 'no' }, { status }));
  const { result } = tab();
  act(() => result.current.write(yes('dinner')));
  await waitFor(() => expect(result.current.saving).toBe(told));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(1);
  vi.useRealTimers();
});

test('an unsent reply that the device can’t store shows a warning', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = tab();
  act(() => result.current.write(yes('dinner')));
  await waitFor(() => expect(result.current.saving).toBe('waitingHere'));
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.saving).toBe('saved'));
  expect(sent().at(-1)).toEqual(yes('dinner'));
});

test('sending one tab’s reply keeps another tab’s unsent reply', async () => {
  const [one, two] = [tab(), tab()];
  act(() => one.result.current.write(yes('dinner')));
  act(() => two.result.current.write(yes('brunch')));
  two.unmount();
  isDown = false;
  await waitFor(() => expect(one.result.current.saving).toBe('saved'), { timeout: 8_000 });
  expect(JSON.stringify(localStorage)).toContain('brunch');
});

test('a refused reply doesn’t block other replies', async () => {
  vi.mocked(fetch).mockImplementation(async (_, init) =>
    String(init?.body).includes('bad') ? Response.json({}, { status: 400 }) : Response.json({}),
  );
  const { result } = tab();
  const food = { guests: [{ id: 'ana', dietary_notes: 'bad' }] };
  act(() => result.current.write({ ...food, companions: [] }));
  act(() => result.current.write({ ...yes('dinner'), message: 'Hurra' }));
  await waitFor(() => expect(result.current.saving).toBe('refused'));
  expect(result.current.held).toEqual([{ guest: 'ana', field: 'food', answers: food }]);
  expect(result.current.pending).toEqual(food);
  vi.mocked(fetch).mockClear();
  act(() => result.current.write(yes('brunch')));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([yes('brunch')]);
  act(() => result.current.write({ guests: [{ id: 'ana', dietary_notes: 'nuts' }] }));
  await waitFor(() => expect(result.current.saving).toBe('saved'));
  expect(localStorage).toHaveLength(0);
});

test('the message about companions without a place stays until it is dismissed', async () => {
  vi.mocked(fetch).mockImplementation(async () => Response.json({ guests: [{ id: 'ana' }] }));
  const { result, unmount } = tab();
  act(() => result.current.write({ companions: [bruno] }));
  await waitFor(() => expect(result.current.unplaced).toEqual(['Bruno Gil']));
  act(() => result.current.write({ companions: [{ ...bruno, id: 'c', name: 'Carla' }] }));
  await waitFor(() => expect(result.current.unplaced).toEqual(['Bruno Gil', 'Carla Gil']));
  unmount();
  const later = tab();
  expect(later.result.current.unplaced).toEqual(['Bruno Gil', 'Carla Gil']);
  act(() => later.result.current.dismissUnplaced());
  expect(localStorage).toHaveLength(0);
});

test('a companion’s half-entered name survives a reload', async () => {
  const host = { id: 'ana', name: 'Ana', last_name: 'Gil', party_size: 2 } as AnsweringGuest;
  const onAdd = vi.fn();
  const form = () =>
    render(<CompanionForm token={TOKEN} host={host} language="en" sending={false} onAdd={onAdd} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  form();
  fireEvent.change(field(texts.companion.name), { target: { value: 'Bruno' } });
  cleanup();
  form();
  expect(field(texts.companion.name).value).toBe('Bruno');
  fireEvent.change(field(texts.companion.lastName), { target: { value: 'Gil' } });
  fireEvent.click(screen.getByRole('button', { name: texts.companion.add }));
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Bruno', last_name: 'Gil' }));
  cleanup();
  form();
  expect(field(texts.companion.name).value).toBe('');
});

test('invisible characters are removed from a note about food', () => {
  const guest = { id: 'ana', name: 'Ana', last_name: 'Gil', diets: [], allergens: [], dietary_notes: null };
  const onChange = vi.fn();
  render(<FoodFields guest={guest as unknown as AnsweringGuest} language="en" onChange={onChange} />);
  const field = screen.getByRole('textbox', { hidden: true });
  fireEvent.change(field, { target: { value: ' nuts\u202e\u200f\u0007 and\tmilk ' } });
  expect(onChange).toHaveBeenCalledWith({ dietary_notes: 'nuts and milk' });
});

test('a copy of the replies can be sent to an email address', async () => {
  const form = () => render(<CopyForm token={TOKEN} language="en" pending={false} />);
  form();
  const press = () => fireEvent.click(screen.getByRole('button', { name: texts.copy.send }));
  const address = () => screen.getByLabelText<HTMLInputElement>(texts.copy.label);
  fireEvent.change(address(), { target: { value: 'ana' } });
  press();
  expect(screen.getByText(texts.copy.wrong)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.change(address(), { target: { value: 'ana@example.com' } });
  press();
  expect(await screen.findByText(texts.copy.failed)).toBeTruthy();
  cleanup();
  form();
  expect(address().value).toBe('ana@example.com');
  vi.mocked(fetch).mockImplementation(async () => new Response(null, { status: 204 }));
  press();
  expect(await screen.findByText(texts.copy.sent.replace('{{email}}', 'ana@example.com'))).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

test('a guest on the waiting list is asked about their diet', () => {
  const dinner = { id: 'dinner', name: 'Dinner', open: true, starts_at: null, place: null, reply_by: null };
  const ana = { id: 'ana', name: 'Ana', last_name: 'Gil', party_size: 1, diets: [], allergens: [] };
  const invitation = {
    name: 'Ana Gil',
    plan: { name: 'A wedding', event_date: '2127-06-12', country: 'ES', city: 'Sevilla' },
    parts: [dinner],
    questions: [],
    guests: [{ ...ana, replies: { dinner: { status: 'waiting' } }, requests: {}, answers: {} }],
  } as unknown as Invitation;
  render(<Rsvp token={TOKEN} invitation={invitation} language="en" onLanguage={ignore} onStored={ignore} />);
  expect(screen.getByRole('heading', { name: texts.food.title })).toBeTruthy();
});

const LUIS = { id: 'luis', name: 'Luis', last_name: 'Mora' };
const SEEN = {
  guests: [LUIS],
  parts: [{ id: 'dinner', name: 'Dinner' }],
  questions: [{ id: 'bus', text: 'Will you take the bus?' }],
} as unknown as Invitation;

test('a reply for a removed guest is reported with the guest’s name', async () => {
  vi.mocked(fetch).mockImplementation(async () => Response.json({ guests: [{ id: 'ana' }] }));
  const { result, unmount } = renderHook(() => useAnswers(TOKEN, ignore, SEEN));
  act(() => result.current.write({ guests: [{ id: 'luis', diets: ['vegan'] }, ...yes('dinner').guests] }));
  await waitFor(() => expect(result.current.removed).toEqual(['Luis Mora']));
  expect(result.current.unplaced).toEqual([]);
  unmount();
  const later = tab();
  expect(later.result.current.removed).toEqual(['Luis Mora']);
  act(() => later.result.current.dismissRemoved());
  expect(localStorage).toHaveLength(0);
});

test('a reply to a removed part or question names what was removed', async () => {
  const left = { guests: [{ id: 'ana' }, LUIS], parts: [], questions: [{ id: 'song' }] };
  vi.mocked(fetch).mockImplementation(async () => Response.json(left));
  const { result } = renderHook(() => useAnswers(TOKEN, ignore, SEEN));
  const replies = { dinner: 'declined' };
  act(() =>
    result.current.write({
      guests: [
        { id: 'ana', replies, answers: { bus: 'yes', song: 'Valerie' } },
        { id: 'luis', replies },
      ],
    }),
  );
  await waitFor(() => expect(result.current.removed).toEqual(['Dinner', 'Will you take the bus?']));
  act(() => result.current.dismissRemoved());
});

test.each(['en', 'es'] as const)('the reply page in %s says that the event is over', async (language) => {
  await loadTexts('rsvp');
  const invitation = {
    name: 'Mora',
    plan: { name: 'Un bautizo', event_date: '2026-05-02', over: true, country: 'MX', city: 'León' },
    parts: [{ id: 'm', name: 'Misa', open: false, starts_at: null, place: 'San Juan', reply_by: null }],
    questions: [],
    guests: [{ ...LUIS, party_size: 3, diets: [], allergens: [], replies: {}, requests: {}, answers: {} }],
  } as unknown as Invitation;
  render(
    <Rsvp token={TOKEN} invitation={invitation} language={language} onLanguage={ignore} onStored={ignore} />,
  );
  const words = language === 'en' ? texts : spanish;
  expect(await screen.findByText(words.over)).toBeTruthy();
  expect(screen.getByText('San Juan')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.accepted })).toBeNull();
  expect(screen.queryByLabelText(words.message)).toBeNull();
  expect(screen.queryByText(words.lead)).toBeNull();
});
