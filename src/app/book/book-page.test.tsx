import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { addMember, become, newPerson, newPlan, renderAt } from '@/../tests/builders/plans';
import { weddingArchive } from '@/../tests/builders/sample-archive';
import { setUpUser } from '@/../tests/builders/user';
import { storePlan } from '@/data/archives';
import { saveRows } from '@/data/sync/save-rows';
import { answerDrinks } from '@/domain/drinks/shopping';
import { changeLanguage, loadTexts } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { book as texts } from '@/locales/en/book';
import { guests } from '@/locales/en/guests';
import { book as spanish } from '@/locales/es/book';
import type { SentBook } from '@/parts/print/book';
import BookPage from './book-page';
import { BOOK_TEXTS } from './book-texts';

const person = setUpUser();
const here = onPlanPage(BOOK_TEXTS);

/** Books sent to the stubbed worker, and the worker's response. With `nothing`, the worker never finishes. */
const sent: SentBook[] = [];
let answer: 'made' | 'nothing' | 'error' = 'made';
let ended = 0;
class FakeWorker extends EventTarget {
  constructor(private readonly address: URL) {
    super();
  }
  postMessage(data: never) {
    const say = (said: unknown) =>
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: said })));
    if (!String(this.address).includes('pdf-worker')) {
      const { question, today } = data as { question: Parameters<typeof answerDrinks>[0]; today: string };
      return say(answerDrinks(question, today));
    }
    sent.push(data);
    if (answer === 'made') say({ bytes: new Uint8Array([37, 80, 68, 70]) });
    if (answer === 'nothing') say({ share: 0.5 });
    if (answer === 'error') queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  terminate() {
    if (String(this.address).includes('pdf-worker')) ended += 1;
  }
}
beforeEach(() => {
  sent.length = 0;
  ended = 0;
  answer = 'made';
  vi.stubGlobal('Worker', FakeWorker);
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => onlineManager.setOnline(true));

const open = async (plan_id: string, words: typeof texts = texts) => {
  renderAt(paths.planPdf(plan_id), <BookPage />);
  return screen.findByRole('button', { name: words.make }, patience);
};
/** Presses the button and returns the book sent to the worker, without its creation time. */
async function made(button: HTMLElement): Promise<SentBook> {
  await person.click(button);
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  const [book] = sent.splice(0);
  if (!book) throw new Error('Nothing was sent');
  return { ...book, made: '' };
}
const choose = async (label: string, option: string) => {
  await person.click(screen.getByRole('combobox', { name: label }));
  await person.click(await screen.findByRole('option', { name: option }));
};
const titles = ({ sections }: SentBook) => sections.map(({ title }) => title);
const allTexts = (book: SentBook) => JSON.stringify(book);

const storeWedding = async (): Promise<string> => {
  const { plan, files } = await weddingArchive();
  return storePlan(plan, (id) => files.get(id) ?? null, new Map());
};

test('a Spanish book made on an English page equals one made on a Spanish page', async () => {
  const plan_id = await storeWedding();
  const button = await open(plan_id);
  await choose(texts.language, guests.language.es);
  const asked = await made(button);
  await screen.findByText(texts.made);
  expect(document.documentElement.lang).toBe('en');
  await expectAccessible();
  cleanup();

  await changeLanguage('es');
  await loadTexts(...BOOK_TEXTS);
  const own = await made(await open(plan_id, spanish));
  expect(asked).toEqual(own);
  expect(titles(asked)).toEqual(
    (['facts', 'budget', 'tasks', 'day', 'guests', 'seating', 'kitchen', 'drinks', 'vendors'] as const).map(
      (part) => spanish.part[part],
    ),
  );
  expect(asked.cover?.lines.join()).toMatch(/ de .* de 2/);
  cleanup();

  await changeLanguage('en');
  const english = await made(await open(plan_id));
  expect(english.language).toBe('en');
  expect(titles(english)).toContain(texts.part.guests);
  expect(allTexts(english)).not.toBe(allTexts(asked));
});

test('the book names the hosts, the payers and the booked vendors', async () => {
  const plan_id = await storeWedding();
  const hosts = 'Las familias Vera y Ortiz';
  const row = { hosts, words_es: null, words_en: null };
  await saveRows(plan_id, [{ table: 'invitation_words', id: crypto.randomUUID(), version: 0, row }]);
  const { plan } = await weddingArchive();
  const rowsOf = (table: string) => plan.rows.flatMap((one) => (one.table === table ? [one.row] : []));
  const book = await made(await open(plan_id));
  expect(book.cover?.lines).toContain(hosts);
  const inside = (title: string) => JSON.stringify(book.sections.find((one) => one.title === title));
  expect(inside(texts.part.facts)).toContain(hosts);
  for (const { contributor } of rowsOf('contributions'))
    expect(inside(texts.part.budget)).toContain(String(contributor));
  expect(inside(texts.part.budget)).toContain('Mis padres');
  const booked = rowsOf('vendor_quotes').filter(({ stage }) => stage === 'booked');
  expect(booked.length).toBeGreaterThan(0);
  for (const { vendor_name, phone, email } of booked)
    for (const said of [vendor_name, phone, email])
      if (typeof said === 'string' && said) expect(inside(texts.part.vendors)).toContain(said);
});

test('the book of an empty plan contains only the facts', async () => {
  const book = await made(await open(here.plan.id));
  expect(titles(book)).toEqual([texts.part.facts]);
  expect(book.title).toBe(here.plan.name);
  expect(book.cover?.lines[0]).toBe('Ana');
  expect(book.paper).toBe('A4');
});

test('the plan’s country sets the default paper size of the book', async () => {
  const { id } = await newPlan({ country: 'MX', region: 'MX-CE', currency: 'MXN' });
  const button = await open(id);
  expect((await made(button)).paper).toBe('LETTER');
  await choose(texts.paper, 'A4');
  expect((await made(await screen.findByRole('button', { name: texts.again }))).paper).toBe('A4');
});

test('a viewer’s book contains only the parts that the viewer can see', async () => {
  await here.becomeViewer();
  expect(titles(await made(await open(here.plan.id)))).toEqual([texts.part.facts]);
});

test('a member can’t create a book if the owner’s subscription includes no books', async () => {
  await newPerson('free');
  const plan = await newPlan();
  const member = await newPerson('enterprise');
  await addMember(plan, member, 'viewer');
  await become(member);
  renderAt(paths.planPdf(plan.id), <BookPage />);
  const words = new RegExp(texts.notIncluded.slice(0, texts.notIncluded.indexOf('{')));
  expect(await screen.findByText(words, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.make })).toBeNull();
});

test('a person can stop the creation of a book', async () => {
  answer = 'nothing';
  await made(await open(here.plan.id));
  const bar = await screen.findByRole('progressbar', { name: texts.making });
  await vi.waitFor(() => expect((bar as HTMLProgressElement).value).toBe(0.5));
  await person.click(screen.getByRole('button', { name: texts.stop }));
  expect(await screen.findByText(texts.stopped)).toBeTruthy();
  expect(ended).toBe(1);
  answer = 'made';
  await made(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(texts.made)).toBeTruthy();
});

test('a book created offline contains the data stored on the device', async () => {
  const button = await open(here.plan.id);
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(titles(await made(button))).toEqual([texts.part.facts]);
  await screen.findByText(texts.made);
  answer = 'error';
  await made(screen.getByRole('button', { name: texts.again }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', texts.failed);
});
