import { screen, waitFor } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS } from '@/data/guests';
import { workbookCells } from '@/lib/files/workbook';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest } from '../make-guests';
import { type ImportAsk, importAnswers } from './import-answers';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => vi.unstubAllGlobals());

const workers: ListWorker[] = [];
/** Stub of a worker that answers as the test specifies, or not at all. */
class ListWorker extends EventTarget {
  static reads = true;
  ended = false;
  constructor() {
    super();
    workers.push(this);
  }
  readonly answer = importAnswers();
  async postMessage(ask: ImportAsk) {
    if (!ListWorker.reads) return;
    const data = await this.answer('read' in ask ? ask : structuredClone(ask));
    if (!('list' in ask)) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.ended = true;
  }
}

const press = (name: string) => person.click(screen.getByRole('button', { name }));
const bring = async (text: string) => {
  const field = await screen.findByLabelText(new RegExp(texts.import.choose));
  await person.upload(field, new File([text], 'list.csv', { type: 'text/csv' }));
};

test('the stop button interrupts the worker that reads a list', async () => {
  vi.stubGlobal('Worker', ListWorker);
  ListWorker.reads = false;
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await press(texts.import.start);
  await bring('Name,Last name\nAna,Gil\n');
  expect(await screen.findByRole('progressbar', { name: texts.import.reading })).toBeTruthy();
  await press(texts.import.stop);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
  expect(screen.queryByRole('alert')).toBeNull();
  ListWorker.reads = true;
  await bring('\n\n');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await bring('Name,Last name\nAna,Gil\n');
  expect(await screen.findByText(/1 new/)).toBeTruthy();
  await press(texts.import.other);
  expect(workers.every(({ ended }) => ended)).toBe(true);
});

test('a row that resembles an existing guest is left out until a person decides', async () => {
  vi.stubGlobal('Worker', ListWorker);
  const ana = newGuest({ name: 'Ana', last_name: 'Gil', email: 'ana@example.org' });
  await storeRows(GUESTS, given.plan.id, [{ before: null, after: ana }]);
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await press('More');
  await person.click(await screen.findByRole('menuitem', { name: texts.import.start }));
  await bring('Name,Last name,Email\nAna,Gil,other@example.org\n');
  expect(await screen.findByText(/1 to confirm/)).toBeTruthy();
  expect(screen.getByText(/Already on your list\? Ana Gil · ana@example.org/)).toBeTruthy();
  expect(screen.getByText(/1 row is left out until it’s reviewed/)).toBeTruthy();
  await press(texts.import.isSame);
  expect(await screen.findByText(/0 new · 1 changed/)).toBeTruthy();
  await press(texts.import.isOther);
  expect(await screen.findByText(/1 new · 0 changed/)).toBeTruthy();
});

test('one click answers the same question for all doubtful rows', async () => {
  vi.stubGlobal('Worker', ListWorker);
  const names = ['Ana', 'Eva', 'Luz'];
  await storeRows(
    GUESTS,
    given.plan.id,
    names.map((name) => ({
      before: null,
      after: newGuest({ name, last_name: 'Gil', email: `${name.toLowerCase()}@example.org` }),
    })),
  );
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
  await press('More');
  await person.click(await screen.findByRole('menuitem', { name: texts.import.start }));
  await bring(
    ['Name,Last name,Email', ...names.map((name, i) => `${name},Gil,other${i}@example.org`)].join('\n'),
  );
  expect(await screen.findByText(/3 to confirm/)).toBeTruthy();
  await press(texts.import.allSame_other);
  expect(await screen.findByText(/0 new · 3 changed/)).toBeTruthy();
  expect(screen.queryByText(texts.import.unsureText)).toBeNull();
  await person.click(screen.getAllByRole('button', { name: texts.import.isOther })[1] as HTMLElement);
  expect(await screen.findByText(/1 new · 2 changed/)).toBeTruthy();
});

test('reading a workbook ignores phonetic guides, formulas and error values', async () => {
  const file = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const bytes = zipSync({
    'xl/sharedStrings.xml': file(
      '<x:sst xmlns:x="a"><x:si><x:t>課</x:t><x:rPh sb="0" eb="1"><x:t>カ</x:t></x:rPh></x:si><x:si><x:r><x:t>Núñez </x:t></x:r><x:r><x:t>&amp; Gil &#x1F600;</x:t></x:r></x:si></x:sst>',
    ),
    'xl/worksheets/sheet1.xml': file('<worksheet><sheetData><row><c r="A1"/></row></sheetData></worksheet>'),
    'xl/worksheets/sheet2.xml': file(
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row/><row r="3"><c t="str"><f>A1&amp;"x"</f><v>x &lt; y</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="e"><v>#REF!</v></c><c r="AB3" t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c></row></sheetData></worksheet>',
    ),
  });
  const [first, second, third] = await workbookCells(bytes);
  expect([first, second]).toEqual([['課', '', 'Núñez & Gil 😀'], []]);
  expect([third?.slice(0, 3), third?.length, third?.at(-1)]).toEqual([['x < y', 'yes', ''], 28, '<b>']);
  await expect(workbookCells(zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<a><b>') }))).rejects.toThrow();
});
