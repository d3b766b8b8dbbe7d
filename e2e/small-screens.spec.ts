import type { Page } from '@playwright/test';
import { DEMO_PLAN } from '../src/lib/demo';
import { newAccount } from './account';
import { arrive, inTurn, modulePages, publicPages } from './every-page';
import { firstRows, inDays } from './faulty';
import {
  ALSO_PROVEN,
  expect,
  expectAccessibleInBothThemes,
  LANGUAGES,
  languagesOf,
  setLanguage,
  test,
} from './fixtures';
import { measureLarge, measureNarrow } from './measures';
import { newLink, newPlan, newRow, saveRows } from './plan';

// The service answers with status 404 for a missing page.
test.use({ allowedErrors: /status of 404/, viewport: { width: 320, height: 568 } });

/** Text spacing that readers can set (WCAG 1.4.12). With this spacing, no content must be lost. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Returns a function that changes the font sizes in the browser's settings, as a person with low vision might
 * do.
 */
async function lettersOf(page: Page): Promise<(standard: number, fixed: number) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  return (standard, fixed) => browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
}

/**
 * Opens each page in a narrow window, in a low window, with wide text spacing, and with letters of double
 * size. `also` adds checks.
 */
async function look(
  page: Page,
  addresses: readonly string[],
  also: (page: Page, address: string) => Promise<void> = async () => {},
): Promise<void> {
  const setLetters = await lettersOf(page);
  for (const address of addresses) {
    await arrive(page, address);
    for (const size of [
      { width: 375, height: 812 },
      { width: 320, height: 256 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      const plain = await measureNarrow(page);
      expect.soft(plain.beyond, `${address} at ${size.width}`).toBeLessThanOrEqual(0);
      expect.soft(plain.lost, `${address} at ${size.width}`).toEqual([]);
      expect.soft(plain.cut, `${address} at ${size.width}`).toEqual([]);
      expect.soft(plain.small, `${address} at ${size.width}`).toEqual([]);
    }
    const spaced = await page.addStyleTag({ content: SPACING }).catch(() => null);
    const apart = await measureNarrow(page);
    expect.soft(apart.beyond, `${address}, spaced out`).toBeLessThanOrEqual(0);
    expect.soft(apart.lost, `${address}, spaced out`).toEqual([]);
    expect.soft(apart.cut, `${address}, spaced out`).toEqual([]);
    await spaced?.evaluate((element) => (element as HTMLElement).remove());

    await page.setViewportSize({ width: 390, height: 844 });
    const { size: _, ...usual } = await measureLarge(page);
    expect.soft(usual, address).toEqual({ beyond: 0, lost: [], cut: [] });
    await setLetters(32, 26);
    const large = await measureLarge(page);
    expect.soft(large, `${address}, enlarged`).toEqual({ size: '32px', beyond: 0, lost: [], cut: [] });
    await setLetters(16, 13);
    await also(page, address);
  }
}

/** Each journey opens one half of the pages, so that two journeys can run in parallel. */
const HALVES = [0, 1] as const;
const half = (addresses: readonly string[], which: number): string[] =>
  addresses.filter((_, n) => n % HALVES.length === which);

for (const language of LANGUAGES)
  test(`public pages fit narrow screens, enlarged text and wide text spacing, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await setLanguage(page, language);
    const more = ['/terms', '/bottle-recommendations/wine'];
    const both = ['/auth', '/auth?mode=sign-up', '/auth?mode=reset', '/no-such-page'];
    await look(page, inTurn(publicPages(language, more, both), language), async (_, address) => {
      if (/^(\/en)?\/?$|auth|no-such|blog\/./.test(address)) await expectAccessibleInBothThemes(page);
    });
  });

// Also covered by the journey below, which opens the same pages with longer texts.
for (const language of languagesOf('en'))
  for (const which of HALVES)
    test(
      `the demonstration’s pages fit small screens, in ${language} (half ${which + 1})`,
      ALSO_PROVEN,
      async ({ page }) => {
        test.setTimeout(300_000);
        await setLanguage(page, language);
        const pages = ['', '/saved-plans', '/calendar', '/analytics', ...modulePages(DEMO_PLAN)];
        const root = language === 'en' ? '/en/demo' : '/demo';
        await look(
          page,
          half(pages, which).map((path) => root + path),
        );
      },
    );

const WORD = 'Donaudampfschifffahrtselektrizitatenhauptbetriebswerkbau';
const NAMED = ['vendor_name', 'contributor', 'task_name', 'title', 'name', 'last_name'];
/** Maximum length of a name, for tables that don't allow names as long as `WORD`. */
const MOST: Record<string, number> = { seating_tables: 40, scenarios: 50, guests: 50 };

for (const language of languagesOf('es'))
  for (const which of HALVES)
    test(`pages stay accessible with words of 56 letters, in ${language} (half ${which + 1})`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await newAccount(page, language);
      const day = inDays(300);
      const plan = await newPlan(page, { event_date: day, name: `Boda ${WORD.slice(0, 45)}` });
      const rows = firstRows(day).map(({ table, row, ...rest }) => ({
        ...rest,
        table,
        row: Object.fromEntries(
          Object.entries(row ?? {}).map(([key, value]) => [
            key,
            NAMED.includes(key) ? WORD.slice(0, MOST[table] ?? WORD.length) : value,
          ]),
        ),
      }));
      const cost = { category: 'photo-and-video', vendor_name: WORD, planned_amount: '12345.67' };
      await saveRows(page, plan, [...rows, newRow('budget_items', cost)]);
      const idOf = (table: string) => rows.find((row) => row.table === table)?.id ?? '';
      const links = [
        await newLink(page, 'household_tokens', { plan_id: plan, household_id: idOf('households') }),
        await newLink(page, 'seating_links', { plan_id: plan, chart_id: idOf('seating_charts') }),
      ];
      const within = ['import', 'invitations', 'kitchen', 'gifts', 'page', 'registrations'].map(
        (page) => `/guest-list/${plan}/${page}`,
      );
      const pages = [
        '',
        '/saved-plans',
        '/saved-plans/templates',
        '/calendar',
        '/profile',
        '/profile/data',
        '/analytics',
        '/new-event',
        ...modulePages(plan),
      ];
      pages.push(...within, `/table-arrangement/${plan}/papers`, `/event-plan/${plan}/pdf`);
      const missing = `/event-plan/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
      const own = [...pages, missing, `/join/${'0'.repeat(32)}`].map((path) => `/app${path}`);
      await look(page, half([...own, ...links], which), expectAccessibleInBothThemes);
    });
