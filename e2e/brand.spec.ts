import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ownbrand } from '../src/locales/en/ownbrand';
import { PUBLISHABLE_KEY } from '../supabase/local/keys';
import { newAccount, secretKey, upgrade } from './account';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoOverflow,
  expectUsable,
  newPhone,
  setLanguage,
  test,
} from './fixtures';
import { ELSEWHERE, GOOD, HOSTILE } from './hostile-svgs';
import { makeBook, saveBook } from './pages/book-page';
import { savedBy } from './pages/files';
import { call, insertRow, newLink, newPlan, newRow, saveRows } from './plan';
import { filled, TEXTS } from './texts';

/** The app's colours in both themes, in the format of `getComputedStyle`. Source: ui/theme.css. */
const OURS = [
  '181, 71, 47',
  '143, 53, 34',
  '246, 227, 220',
  '251, 248, 243',
  '231, 223, 211',
  '42, 31, 45',
  '107, 94, 110',
  '233, 139, 114',
  '242, 165, 143',
  '61, 38, 34',
  '25, 20, 32',
  '34, 27, 42',
  '58, 48, 68',
  '244, 238, 242',
  '184, 171, 187',
].map((rgb) => `rgb(${rgb})`);

/** Returns the page's elements that have one of the app's colours, with the CSS property. */
const inOurColours = (page: Page): Promise<string[]> =>
  page.evaluate((ours) => {
    const properties = ['color', 'background-color', 'border-top-color', 'fill', 'stroke', 'outline-color'];
    return [...document.querySelectorAll('main, main *, [data-look], header, footer')].flatMap((element) => {
      const style = getComputedStyle(element);
      return properties.flatMap((property) =>
        ours.includes(style.getPropertyValue(property)) ? `${element.tagName} ${property}` : [],
      );
    });
  }, OURS);

/**
 * Returns the document without scripts and without the address of its link-preview picture (og:image), which
 * always names the operator's site.
 */
const withoutScripts = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace('https://celebra.example/pictures/', '');

interface Owner {
  name: string;
  plan: string;
  /** Paths of the pages that guests open, by kind. */
  links: Record<'page' | 'rsvp' | 'table' | 'family', string>;
}

/** Uploads a picture for an event's page, as the app does. */
async function pictureOf(page: Page, plan: string): Promise<string> {
  const name = randomUUID();
  const status = await page.evaluate(
    async ([path, apikey]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 500 });
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      const { access_token } = JSON.parse(localStorage.getItem('celebra-session') ?? '{}');
      const headers = {
        apikey: apikey ?? '',
        authorization: `Bearer ${access_token}`,
        'content-type': 'image/jpeg',
      };
      const answer = await fetch(`/storage/v1/object/page-pictures/${path}`, {
        method: 'POST',
        headers,
        body: blob,
      });
      return answer.status;
    },
    [`${plan}/${name}`, PUBLISHABLE_KEY],
  );
  expect(status).toBe(200);
  return name;
}

/** Height in pixels of the bar at the bottom that reports whether a reply was saved. */
const SAVING_BAR = 48;

/** Creates an event with every page that guests open, for the signed-in account. */
async function eventOf(page: Page, name: string): Promise<Owner> {
  const plan = await newPlan(page, { name: `Boda con ${name}` });
  const [part, household, chart] = [
    newRow('event_parts', {
      name: 'Cena',
      place: 'Hacienda',
      starts_at: '2127-06-12T19:00:00Z',
      reply_by: '2127-05-01',
      time_zone: 'Europe/Madrid',
    }),
    newRow('households', { name: 'Casa Gil' }),
    newRow('seating_charts', { name: 'Salón', width: 20, height: 10 }),
  ];
  await saveRows(page, plan, [
    part,
    household,
    chart,
    newRow('event_pages', {
      theme: 'olive',
      picture: await pictureOf(page, plan),
      open_parts: [part.id],
      sections: {
        welcome: { on: true, open: true },
        countdown: { on: true, open: true },
        programme: { on: true, open: true },
        dress: { on: true, open: true },
      },
    }),
  ]);
  await saveRows(page, plan, [
    newRow('guests', { name: 'Eva', last_name: 'Gil', household_id: household.id }),
    // The fonts lack the letters of this name, so a PDF draws it as a picture.
    newRow('guests', { name: '花子', last_name: '山田', household_id: household.id }),
    newRow('seating_tables', {
      chart_id: chart.id,
      name: 'Mesa 1',
      shape: 'round',
      seats: 8,
      width: 2,
      height: 2,
      x: 5,
      y: 5,
    }),
  ]);
  const address = `boda-${randomUUID()}`;
  await call(page, 'publish_page', {
    plan_id: plan,
    name: address,
    opening: 'all',
    word: '',
    indexed: false,
  });
  const token = randomUUID().replaceAll('-', '');
  await insertRow(page, 'shared_links', {
    id: randomUUID(),
    plan_id: plan,
    scope: 'family',
    token,
    language: 'es',
    days_after: 7,
  });
  return {
    name,
    plan,
    links: {
      page: `/e/${address}`,
      rsvp: await newLink(page, 'household_tokens', { plan_id: plan, household_id: household.id }),
      table: await newLink(page, 'seating_links', { plan_id: plan, chart_id: chart.id }),
      family: `/shared#${token}`,
    },
  };
}

declare global {
  interface Window {
    /**
     * Blobs by their object URLs. The test keeps them here, because the page's policy forbids fetching them.
     */
    made?: Map<string, Blob>;
  }
}

const choose = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

test('guests see the owner’s brand on every domain', async ({ page, browser, baseURL, strict }) => {
  test.setTimeout(180_000);
  await setLanguage(page, 'en');
  await page.setViewportSize({ width: 375, height: 812 });
  const fetched: string[] = [];
  page.on('request', (request) => request.url().startsWith(ELSEWHERE) && fetched.push(request.url()));

  await page.addInitScript(() => {
    const made = new Map<string, Blob>();
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      const address = make(blob);
      made.set(address, blob);
      return address;
    };
    window.made = made;
  });

  await newAccount(page, 'en');
  await page.goto('/app/profile/brand');
  await expect(
    page.getByText(filled(ownbrand.notIncluded, { tier: TEXTS.en.common.tier.enterprise })),
  ).toBeVisible();
  await upgrade(page, baseURL ?? '', secretKey(), 'enterprise');
  await page.reload();
  await page.getByLabel(ownbrand.name.label, { exact: true }).fill('Bodas Azahar');

  await test.step('each of 22 malicious logos is either refused or converted to a plain picture', async () => {
    for (const [what, text] of Object.entries(HOSTILE)) {
      await choose(page, what, text);
      const logo = page.getByAltText(ownbrand.logo.alt);
      const refused = page.getByText(ownbrand.logo.problem.unreadable);
      await expect(logo.or(refused), what).toBeVisible();
      if (await logo.isVisible()) {
        const bytes = await logo.evaluate(async (image: HTMLImageElement) => {
          const made = window.made?.get(image.src);
          return made ? [...new Uint8Array(await made.arrayBuffer())] : [];
        });
        expect(bytes.slice(1, 4), what).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
        expect(Buffer.from(bytes).toString('latin1'), what).not.toMatch(/script|elsewhere|onload|passwd/i);
        await page.getByRole('button', { name: ownbrand.logo.remove }).click();
      }
      await expect(logo, what).toBeHidden();
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.title()).not.toBe('ran');
    expect(fetched).toEqual([]);
  });

  await choose(page, 'logo', GOOD);
  await page.getByLabel(ownbrand.main.label, { exact: true }).fill('#ffd400');
  await expect(page.getByText(/^On light pages: #[0-9a-f]{6}, darker/)).toBeVisible();
  // Even in the dark theme, the previews of paper and emails stay light.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  for (const light of [ownbrand.preview.email, ownbrand.preview.print])
    await expect(page.getByRole('region', { name: light }).locator('[data-look]')).toHaveCSS(
      'color',
      'rgb(31, 31, 31)',
    );
  await page.getByLabel(ownbrand.footer.label).fill('Azahar SL\nSevilla');
  await expectUsable(page);
  // The app's own pages keep the app's colours. Finding these proves that the search finds colours at all.
  expect((await inOurColours(page)).length).toBeGreaterThan(9);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/brand-375.png`, fullPage: true });
  await page.getByRole('button', { name: ownbrand.save, exact: true }).click();
  await expect(page.getByText(ownbrand.saved).first()).toBeVisible();
  const azahar = await eventOf(page, 'Bodas Azahar');

  await test.step('printed pages, PDF files and links show the owner’s brand instead of Celebra', async () => {
    for (const module of ['guest-list', 'event-timeline', 'budget-breakdown']) {
      await page.goto(`/app/${module}/${azahar.plan}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByAltText('Bodas Azahar'), module).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await inOurColours(page), module).toEqual([]);
      expect(await page.title(), module).not.toMatch(/\bcelebra\b/i);
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/print-${module}.png`, fullPage: true });
      await page.emulateMedia({ media: 'screen' });
    }
    await page.goto(`/app/event-plan/${azahar.plan}/pdf`);
    await makeBook(page, 'en');
    const paper = await saveBook(page, 'en');
    const pdf = await readFile(await paper.path(), 'latin1');
    expect(pdf).not.toMatch(/\bcelebra\b/i);
    expect(pdf).toContain('/Subtype /Image');

    const origin = 'https://eventos.azahar.example';
    await page.goto('/app/profile/brand');
    await page.getByLabel(ownbrand.origin.label).fill('eventos.azahar.example');
    await page.getByRole('button', { name: ownbrand.save, exact: true }).click();
    await expect(page.getByText(ownbrand.origin.waiting)).toBeVisible();
    const key = secretKey();
    const said = await fetch(`${baseURL}/rest/v1/brands?origin=eq.${origin}`, {
      method: 'PATCH',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ origin_live: true }),
    });
    expect(said.ok, await said.text()).toBe(true);
    await page.goto(`/app/guest-list/${azahar.plan}/page`);
    await expect(page.getByText(origin + azahar.links.page)).toBeVisible();
    // The demonstration shows the same form, but saves nothing and says so.
    await page.goto('/demo/profile/brand');
    await expect(page.getByText(ownbrand.demo)).toBeVisible();
    await expect(page.getByRole('button', { name: ownbrand.save, exact: true })).toBeHidden();
  });

  const second = await browser.newContext();
  strict(second);
  const theirs = await second.newPage();
  await newAccount(theirs, 'es');
  await upgrade(theirs, baseURL ?? '', secretKey(), 'enterprise');
  await insertRow(theirs, 'brands', {
    name: 'Otra Fiesta',
    colour_main: '#0a6b3d',
    colour_accent: '#333333',
  });
  const otra = await eventOf(theirs, 'Otra Fiesta');

  const { port } = new URL(baseURL ?? '');
  for (const [language, host, owner] of [
    ['es', 'azahar.localhost', azahar],
    ['en', 'otra.localhost', azahar],
    ['es', 'azahar.localhost', otra],
  ] as const)
    await test.step(`guests of ${owner.name} never see the name Celebra at ${host}, in ${language}`, async () => {
      const phone = await newPhone(browser, strict);
      await setLanguage(phone, language);
      for (const [kind, link] of Object.entries(owner.links)) {
        const address = `http://${host}:${port}${language === 'en' ? '/en' : ''}${link}`;
        const raw = await (await phone.goto(address))?.text();
        expect(withoutScripts(raw ?? ''), kind).not.toMatch(/\bcelebra\b/i);
        await expect(phone.getByText(owner.name, { exact: true }).first(), kind).toBeVisible();
        await expect(phone.getByRole('heading', { level: 1 }), kind).toBeVisible();
        const drawn = await phone.evaluate(() => [document.title, document.body.innerHTML].join(' '));
        expect(withoutScripts(drawn), kind).not.toMatch(/\bcelebra\b/i);
        expect(drawn, kind).not.toContain(owner === azahar ? 'Otra Fiesta' : 'Azahar');
        for (const theme of ['light', 'dark']) {
          await phone.evaluate((chosen) => {
            document.documentElement.dataset.theme = chosen;
          }, theme);
          expect(await inOurColours(phone), `${kind}, ${theme}`).toEqual([]);
        }
        if (kind === 'rsvp') {
          const picture = phone.locator('main header img');
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          // A guest can reply without scrolling, although the picture, brand, countdown and deadline are
          // shown first.
          const accepted = new RegExp(`^(${TEXTS.es.rsvp.accepted}|${TEXTS.en.rsvp.accepted})$`);
          const yes = phone.getByRole('button', { name: accepted }).first();
          const { y = 0, height = 0 } = (await yes.boundingBox()) ?? {};
          expect(y).toBeGreaterThan(0);
          expect(y + height).toBeLessThanOrEqual(812 - SAVING_BAR);
        }
        if (owner === azahar) {
          const logo = phone.getByAltText('Bodas Azahar');
          await expect
            .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          // Both languages show the same pages, so accessibility is checked in one language only.
          if (language === 'es') await expectAccessibleInBothThemes(phone);
          await expectNoOverflow(phone);
        }
        if (process.env.PICTURES)
          await phone.screenshot({
            path: `${process.env.PICTURES}/${owner.name.slice(0, 5)}-${kind}-${language}.png`,
            fullPage: true,
          });
      }
      await phone.goto(`http://${host}:${port}${owner.links.page}`);
      const file = await savedBy(phone, () =>
        phone.getByRole('button', { name: TEXTS[language].eventpage.calendar.add }).click(),
      );
      expect(await readFile(await file.path(), 'utf8')).not.toMatch(/\bcelebra\b/i);
      await phone.context().close();
    });
  await second.close();
});
