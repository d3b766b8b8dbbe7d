import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import type { FoundCandidates } from '@/data/find-vendors';
import { QUOTES } from '@/data/vendor-quotes';
import type { Candidate } from '@/domain/vendors/candidate';
import { metresOf } from '@/lib/format';
import { paths } from '@/lib/paths';
import { common } from '@/locales/en/common';
import { modules } from '@/locales/en/modules';
import { vendors as texts } from '@/locales/en/vendors';
import { newQuote } from '../make-quotes';
import VendorsPage from '../vendors-page';

const person = setUpUser();
const given = onPlanPage(['vendors', 'files', 'modules', 'common'], () => newPlan());

const candidate = (change: Partial<Candidate> = {}): Candidate => ({
  id: 'node/1',
  name: 'Flores Sol',
  kind: 'florist',
  distance_m: 1_609,
  website: null,
  phone: null,
  hours: null,
  address: null,
  ...change,
});

/** Stubs the map's response and records the requests. */
function mapAnswers(answer: () => Response | Promise<Response>) {
  const asked: unknown[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).includes('find-vendors'))
      return real(input, init);
    asked.push(JSON.parse(String(init?.body)));
    return answer();
  });
  return asked;
}
const found = (places: FoundCandidates['places'], more = false) =>
  Response.json({ places, more, example: false });

async function openSheet(category = 'decorations') {
  renderAt(paths.vendorComparison(category, given.plan.id), <VendorsPage />);
  await person.click(await screen.findByRole('button', { name: texts.find.open }, patience));
  return screen.findByRole('dialog');
}
/** Opens the sheet from the page's menu. The menu has this entry only if there are vendors. */
async function openSheetByMenu() {
  renderAt(paths.vendorComparison('decorations', given.plan.id), <VendorsPage />);
  await person.click(await screen.findByRole('button', { name: modules.more }, patience));
  await person.click(await screen.findByRole('menuitem', { name: texts.find.open }));
  return screen.findByRole('dialog');
}
const stored = () => storedRows(QUOTES, given.plan.id);

test('double-clicking the save button of a found place stores one vendor', async () => {
  const sheet = await openSheet();
  expect(await within(sheet).findByText(texts.find.example, {}, patience)).toBeTruthy();
  expect(within(sheet).queryByText(texts.find.credit)).toBeNull();
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
  expect(within(sheet).getByText('Open Mon–Fri 10:00–18:00 · Sun closed')).toBeTruthy();
  expect(
    within(sheet)
      .getByRole('link', { name: /^Call Ejemplo del Río/ })
      .getAttribute('href'),
  ).toBe('tel:+14155550143');
  await person.type(within(sheet).getByRole('textbox', { name: texts.find.search }), 'rio');
  await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(1));

  await person.dblClick(within(sheet).getByRole('button', { name: 'Save Ejemplo del Río' }));
  const saved = await within(sheet).findByRole('button', { name: 'Ejemplo del Río: saved' });
  expect(document.activeElement).toBe(saved);
  await person.click(saved);
  await waitFor(async () => {
    expect(await stored()).toMatchObject([
      {
        vendor_name: 'Ejemplo del Río',
        category: 'decorations',
        stage: 'idea',
        website: 'https://rio.example',
        place: 'Calle de Ejemplo 1',
        notes: `Opening hours: Mo-Fr 10:00-18:00; Su off\n${texts.find.noteExample}`,
        rating: null,
        price: null,
      },
    ]);
  }, patience);
  undo();
  await within(sheet).findByRole('button', { name: 'Save Ejemplo del Río' });
  await waitFor(async () => expect(await stored()).toHaveLength(0), patience);
});

test('a vendor search sends only the category, place and radius to the map service', async () => {
  await storeRows(QUOTES, given.plan.id, [
    {
      before: null,
      after: newQuote('decorations', {
        vendor_name: 'Sol',
        notes: 'https://www.openstreetmap.org/node/1',
      }),
    },
  ]);
  const asked = mapAnswers(() =>
    found([candidate(), candidate({ id: 'way/2', name: 'Rosas', distance_m: 40_000 })], true),
  );
  const sheet = await openSheetByMenu();
  const credit = await within(sheet).findByRole('link', { name: texts.find.credit }, patience);
  expect(credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
  expect(within(sheet).getByRole('link', { name: texts.find.licence })).toBeTruthy();
  expect(asked).toEqual([
    {
      category: 'decorations',
      city: 'Sevilla',
      country: 'ES',
      region: 'ES-AN',
      radius_m: metresOf(15, 'mile'),
    },
  ]);
  // Miles, because the tests' browser has an American locale.
  expect(within(sheet).getByText('Florist · 1 mi')).toBeTruthy();
  expect(within(sheet).getByText('Florist · 25 mi')).toBeTruthy();
  expect(within(sheet).getByText('The 2 nearest places; there are more')).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Flores Sol: saved' })).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: 'Rosas on the map' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/way/2',
  );
});

test('a vendor search without results can be widened with one click', async () => {
  const asked = mapAnswers(() => found(asked.length > 1 ? [candidate()] : []));
  const sheet = await openSheet('music');
  await person.click(await within(sheet).findByRole('button', { name: 'Search within 30 mi' }, patience));
  expect(await within(sheet).findByText('Flores Sol', {}, patience)).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ radius_m: metresOf(30, 'mile') });
});

test.each([
  [502, texts.find.down],
  [504, texts.find.slow],
  [429, texts.find.tooMany],
])('a vendor search that fails with HTTP status %i can be retried', async (status, text) => {
  let answer = () => new Response('{}', { status });
  mapAnswers(() => answer());
  const sheet = await openSheet();
  expect((await within(sheet).findByRole('alert', {}, patience)).textContent).toContain(text);
  answer = () => found([candidate()]);
  await person.click(within(sheet).getByRole('button', { name: common.tryAgain }));
  expect(await within(sheet).findByText('Flores Sol', {}, patience)).toBeTruthy();
});

test('a failed vendor search says whether the connection or the place is the cause', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mapAnswers(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await within(await openSheet()).findByText(texts.find.offline, {}, patience)).toBeTruthy();
  cleanup();
  online.mockRestore();
  vi.mocked(globalThis.fetch).mockRestore();
  mapAnswers(() => found(null));
  const sheet = await openSheet();
  expect(
    await within(sheet).findByText(/The map doesn’t know “Sevilla” in Spain/, {}, patience),
  ).toBeTruthy();
  expect(within(sheet).getByRole('link', { name: texts.find.setPlace }).getAttribute('href')).toBe(
    paths.eventPlan(given.plan.id),
  );
});

test('a viewer can’t search for vendors', async () => {
  await storeRows(QUOTES, given.plan.id, [
    { before: null, after: newQuote('decorations', { vendor_name: 'Sol' }) },
  ]);
  await given.becomeViewer();
  renderAt(paths.vendorComparison('decorations', given.plan.id), <VendorsPage />);
  expect(await screen.findByText(texts.readOnly, {}, patience)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.find.open })).toBeNull();
});
