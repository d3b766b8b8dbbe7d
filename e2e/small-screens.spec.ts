import type { Page } from '@playwright/test';
import { newAccount } from './account';
import { arrive, inTurn, modulePages, publicPages } from './every-page';
import { firstRows, inDays } from './faulty';
import { expect, LANGUAGES, setLanguage, test } from './fixtures';
import { newLink, newPlan, newRow, saveRows } from './plan';

// A page that is not there is answered so.
test.use({ allowedErrors: /status of 404/ });

const ofPlan = (plan: string): string[] =>
  [
    '',
    '/saved-plans',
    '/profile',
    '/analytics',
    '/new-event',
    ...modulePages(plan),
    `/join/${'0'.repeat(32)}`,
  ].map((path) => `/app${path}`);

/** WCAG 1.4.12: what a reader may set and lose nothing by. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * How far the page reaches beyond its window, what of it stands there out of reach, cut off where the browser leaves the
 * inside out until it comes near, and what is too small to press: neither 24 px nor alone within them.
 */
const measure = (page: Page) =>
  page.evaluate(async () => {
    // Pictures are laid out again a frame after their width has changed.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const visible = (box: DOMRect) => box.width > 2 && box.height > 2;
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role=slider], [role=button], [tabindex="0"]',
      ),
    ].filter((one) => {
      const style = getComputedStyle(one);
      const isProse = one.matches('a') && style.display === 'inline' && one.closest('p, li, dd, td') !== null;
      // A table drawn to scale is as small as its room is large; its twin in the list is not (WCAG 2.5.8, equivalent).
      const isToScale = one.closest('svg [data-thing]') !== null;
      return !isProse && !isToScale && style.visibility !== 'hidden' && visible(one.getBoundingClientRect());
    });
    // What a label makes bigger is as big as its label.
    const boxOf = (one: HTMLElement) => (one.closest('label') ?? one).getBoundingClientRect();
    const small = targets
      .filter(
        (one) => Math.min(boxOf(one).width, boxOf(one).height) < 23.5 && !one.classList.contains('sr-only'),
      )
      .map((one) => `${one.outerHTML.slice(0, 140)} ${JSON.stringify(boxOf(one))}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = (one: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) ||
      (one.parentElement !== null && canScroll(one.parentElement));
    const lost = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td, dt, dd, label, button)')]
      .filter((one) => visible(one.getBoundingClientRect()) && !canScroll(one))
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => one.textContent?.slice(0, 60));
    return { beyond: scrollWidth - clientWidth, lost, small };
  });

for (const language of LANGUAGES)
  test(`at 320 px, and with the text spaced out, nothing is lost or too small to press, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 320, height: 568 });
    await setLanguage(page, language);
    const open = publicPages(language, [], ['/auth', '/auth?mode=sign-up', '/no-such-page']);
    const look = async (addresses: readonly string[]) => {
      for (const address of addresses) {
        await arrive(page, address);
        for (const size of [
          { width: 375, height: 812 },
          { width: 320, height: 256 },
          { width: 320, height: 568 },
        ]) {
          await page.setViewportSize(size);
          const plain = await measure(page);
          expect.soft(plain.beyond, `${address} at ${size.width}`).toBeLessThanOrEqual(0);
          expect.soft(plain.lost, `${address} at ${size.width}`).toEqual([]);
          expect.soft(plain.small, `${address} at ${size.width}`).toEqual([]);
        }
        const spaced = await page.addStyleTag({ content: SPACING }).catch(() => null);
        const apart = await measure(page);
        expect.soft(apart.beyond, `${address}, spaced out`).toBeLessThanOrEqual(0);
        expect.soft(apart.lost, `${address}, spaced out`).toEqual([]);
        await spaced?.evaluate((element) => (element as HTMLElement).remove());
      }
    };
    await look(inTurn(open, language));
    await newAccount(page, language);
    const event = inDays(300);
    const name = 'Celebración de aniversario de Maximiliana-Guadalupe';
    const plan = await newPlan(page, { event_date: event, name });
    const long = {
      category: 'photo-and-video',
      vendor_name: 'Fotografía Internacional Villaverde-Montemayor',
      planned_amount: '12345.67',
    };
    const rows = [...firstRows(event), newRow('budget_items', long)];
    await saveRows(page, plan, rows);
    const idOf = (table: string) => rows.find((row) => row.table === table)?.id ?? '';
    const links = [
      await newLink(page, 'household_tokens', { plan_id: plan, household_id: idOf('households') }),
      await newLink(page, 'seating_links', { plan_id: plan, chart_id: idOf('seating_charts') }),
    ];
    await look(inTurn([...ofPlan(plan), ...links], language));
  });
