import type { Page } from '@playwright/test';
import { DEMO_PLAN } from '../src/lib/demo';
import { newAccount } from './account';
import { arrive, inTurn, modulePages, publicPages } from './every-page';
import { firstRows, inDays } from './faulty';
import { expect, LANGUAGES, setLanguage, test } from './fixtures';
import { newLink, newPlan, newRow, saveRows } from './plan';

test.use({ viewport: { width: 390, height: 844 } });

const pagesOf = (plan: string) => ['', '/saved-plans', '/analytics', ...modulePages(plan)];

/** What a person who sees little sets in the browser, not what a page can set itself. */
async function enlarge(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** How far the page reaches beyond its window, which texts do, and which headings are cut by what they stand in. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const seen = (one: Element) => boxOf(one).width > 2 && boxOf(one).height > 2;
    const above = (one: Element): Element[] =>
      one.parentElement ? [one.parentElement, ...above(one.parentElement)] : [];
    const overflows = (one: Element, how: RegExp) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      return how.test(overflowX) || how.test(overflowY);
    };
    const canScroll = (one: Element) => [one, ...above(one)].some((each) => overflows(each, /auto|scroll/));
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, label, button)'),
    ].filter(
      (one) => seen(one) && !canScroll(one) && !one.closest('[aria-hidden=true]') && one.textContent?.trim(),
    );
    const lost = texts.filter((one) => boxOf(one).right > clientWidth + 1 || boxOf(one).left < -1);
    const cut = texts
      // What the browser hasn't drawn yet has the height that is kept for it.
      .filter((one) => one.matches('h1, h2, h3, h4') && one.checkVisibility({ contentVisibilityAuto: true }))
      .filter((one) =>
        [one, ...above(one)]
          .filter((each) => overflows(each, /hidden|clip/))
          .some(
            (each) =>
              one.scrollWidth > one.clientWidth + 1 ||
              boxOf(one).right > boxOf(each).right + 1 ||
              boxOf(one).bottom > boxOf(each).bottom + 1,
          ),
      );
    const wordsOf = (some: Element[]) => some.map(({ textContent }) => textContent?.slice(0, 60));
    return {
      size: getComputedStyle(document.documentElement).fontSize,
      beyond: scrollWidth - clientWidth,
      lost: wordsOf(lost),
      cut: wordsOf(cut),
    };
  });

async function look(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await arrive(page, address);
    expect.soft(await measure(page), address).toEqual({ size: '32px', beyond: 0, lost: [], cut: [] });
  }
}

for (const language of LANGUAGES)
  test(`letters of twice their size need no scrolling sideways, in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await enlarge(page);
    const all = [
      ...publicPages(language, ['/terms', '/bottle-recommendations/wine'], ['/auth?mode=sign-up']),
      ...pagesOf(DEMO_PLAN).map((path) => `${language === 'en' ? '/en' : ''}/demo${path}`),
    ];
    await look(page, inTurn(all, language));
  });

test('a word of 56 letters breaks wherever it is shown, in letters of any size', async ({ page }) => {
  await setLanguage(page, 'es');
  await newAccount(page, 'es');
  const word = 'Donaudampfschifffahrtselektrizitatenhauptbetriebswerkbau';
  const day = inDays(200);
  const plan = await newPlan(page, { event_date: day, name: `Boda ${word.slice(0, 45)}` });
  const names = ['vendor_name', 'contributor', 'task_name', 'title', 'name', 'last_name'];
  const most: Record<string, number> = { seating_tables: 40, scenarios: 50, guests: 50 };
  const rows = firstRows(day).map(({ table, row, ...rest }) => ({
    ...rest,
    table,
    row: Object.fromEntries(
      Object.entries(row ?? {}).map(([key, value]) => [
        key,
        names.includes(key) ? word.slice(0, most[table] ?? word.length) : value,
      ]),
    ),
  }));
  await saveRows(page, plan, [
    ...rows,
    newRow('budget_items', { category: 'venue', vendor_name: word, planned_amount: 900, actual_amount: 950 }),
  ]);
  const idOf = (table: string) => rows.find((row) => row.table === table)?.id ?? '';
  const links = [
    await newLink(page, 'household_tokens', { plan_id: plan, household_id: idOf('households') }),
    await newLink(page, 'seating_links', { plan_id: plan, chart_id: idOf('seating_charts') }),
  ];
  const own = pagesOf(plan).map((path) => `/app${path}`);
  const beyond = async (address: string) => {
    await arrive(page, address);
    const { size: _, ...found } = await measure(page);
    expect.soft(found, address).toEqual({ beyond: 0, lost: [], cut: [] });
  };
  const all = [...own, ...links];
  for (const address of all.filter((_, n) => n % 2 === 0)) await beyond(address);
  await enlarge(page);
  await look(
    page,
    all.filter((_, n) => n % 2 === 1),
  );
});
