import { expect, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { type Language, languagesOf, newAddress, PASSWORD } from '../fixtures';
import { TEXTS } from '../texts';
import { nextSummer, WEDDING } from '../wizard';
import { delayedHost } from './delayed-host';
import { ENGINES } from './engines';
import { answers, importsList, keepsGuests, seats } from './guests';
import { isAt, isSent, press, shows, type, type Visit } from './steps';

const HOME = { es: '/', en: '/en' };
const PRICING = { es: '/pricing', en: '/en/pricing' };
/**
 * How many scripts have been requested when the journey presses the link. With 1, it is the first script
 * only. With more, scripts that the first one imports are included.
 */
const MOMENTS = [1, 4, 12];
const WIDTHS = [1440, 375];
/** `PICTURES=folder` saves screenshots for a person to look at. */
const { PICTURES } = process.env;

/** Returns groups of fields that are higher than their contents, which is a layout fault. */
function hollow(): string[] {
  return [...document.querySelectorAll('fieldset')].flatMap((group) => {
    const { paddingBottom, borderBottomWidth } = getComputedStyle(group);
    const inside = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
    const ends = [...group.children].map((one) => one.getBoundingClientRect().bottom);
    const room = group.getBoundingClientRect().bottom - inside - Math.max(...ends);
    return room > 12 ? [`${group.textContent.slice(0, 40)}: ${Math.round(room)} px`] : [];
  });
}

/** Checks both themes at both widths for horizontal overflow. MiniBrowser's window stays 447 px wide. */
async function look({ engine, language, name }: Visit, page: string): Promise<void> {
  for (const width of WIDTHS) {
    await engine.resize(width, 900);
    const excess = () => engine.run(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, `${page}: sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
    await expect.poll(() => engine.run(hollow), `${page}: room below fields at ${width} px`).toEqual([]);
    for (const theme of PICTURES ? ['light', 'dark'] : []) {
      await engine.run((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      await engine.run(() => {
        for (const passing of document.getAnimations())
          if (Number.isFinite(passing.effect?.getComputedTiming().endTime)) passing.finish();
      });
      await engine.picture(`${PICTURES}/${name}-${language}-${page}-${width}-${theme}.png`);
    }
    await engine.run(() => {
      delete document.documentElement.dataset.theme;
    });
  }
  await engine.resize(1440, 900);
}

async function followsLinks({ engine, host, language }: Visit): Promise<void> {
  const { common } = TEXTS[language];
  for (const moment of MOMENTS) {
    host.delay = 400;
    await engine.goto(host.origin + HOME[language]);
    host.asked = 0;
    // Without any input, the app starts a moment after the page is shown.
    await expect.poll(() => host.asked, { intervals: [20] }).toBeGreaterThanOrEqual(moment);
    expect(await engine.press('link', common.nav.pricing)).toBe(true);
    await isAt(engine, new RegExp(`^${PRICING[language]}$`));
  }
  host.delay = 100;
}

/** Creates an account with a confirmed address, without using the screens. */
async function newAccount(origin: string, language: Language): Promise<string> {
  const email = newAddress();
  const send = (path: string, body: object) =>
    fetch(`${origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('signup', { email, password: PASSWORD, data: { language_preference: language } });
  const mails = await (await fetch(`${origin}/__mailbox/messages.json?to=${email}`)).text();
  const token_hash = /token_hash=([\w-]+)/.exec(mails)?.[1];
  expect((await send('verify', { type: 'email', token_hash })).ok).toBe(true);
  return email;
}

async function signsIn({ engine, host, language }: Visit): Promise<void> {
  const { auth } = TEXTS[language];
  const email = await newAccount(host.origin, language);
  await engine.goto(`${host.origin}/auth`);
  await type(engine, ['field', auth.email], email);
  await type(engine, ['field', auth.password], PASSWORD);
  await press(engine, 'button', auth.signIn.submit);
  await isAt(engine, /^\/(app|en)?$/);
}

async function plansWedding(visit: Visit): Promise<void> {
  const { engine, host, language } = visit;
  const { wizard, common } = TEXTS[language];
  const wedding = WEDDING[language];
  const next = async (title: string) => {
    await press(engine, 'button', wizard.next);
    await shows(engine, title);
  };
  await engine.goto(`${host.origin}/app/new-event`);
  await type(engine, ['field', wizard.name.label], wedding.name);
  await press(engine, 'radio', common.eventType.wedding);
  await look(visit, 'wizard-name');
  await next(wizard.details.title);
  await look(visit, 'wizard-empty-date');
  // A date field orders its parts by the browser's language, so the value is set directly.
  await engine.run(
    (label = '', value = '') => {
      const { fireEvent, getByLabelText } = window.TestingLibraryDom ?? {};
      if (getByLabelText) fireEvent?.change(getByLabelText(document.body, label), { target: { value } });
    },
    wizard.details.date,
    nextSummer(),
  );
  await type(engine, ['field', wizard.details.city], wedding.city);
  await type(engine, ['field', wizard.details.budget], wedding.budget);
  await next(wizard.size.title);
  await type(engine, ['field', wizard.size.guests], wedding.guests);
  await press(engine, 'radio', common.locationType.outdoor);
  await next(wizard.categories.title);
  await press(engine, 'checkbox', common.category.transportation);
  await next(wizard.priorities.title);
  await next(wizard.review.title);
  await look(visit, 'wizard-review');
  await next(wizard.couple.title);
  await press(engine, 'radio', common.coupleType['groom-and-bride']);
  await press(engine, 'button', wizard.create);
  await isAt(engine, /^\/app\/event-plan\//);
  await shows(engine, wedding.name);
  await look(visit, 'plan');
}

async function keepsLedger(visit: Visit, plan: string): Promise<void> {
  const { engine, host, language } = visit;
  const { ledger } = TEXTS[language];
  await engine.goto(`${host.origin}/app/budget-tracking/${plan}`);
  await type(engine, ['field', ledger.quick.label], 'Ágata 1250\n');
  await shows(engine, 'Ágata');
  await isSent(visit);
  await look(visit, 'ledger');
}

async function readsOffline({ engine, host }: Visit, address: string): Promise<void> {
  // The service worker now fetches all of the app's files one by one, which must not be delayed.
  host.delay = 0;
  const isInstalled = () =>
    engine.run(() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state));
  await expect.poll(isInstalled, { message: 'service worker', timeout: 90_000 }).toBe('activated');
  // Loads the page again under the service worker, which then keeps what the page reads.
  await engine.goto(address);
  await shows(engine, 'Ágata');
  await host.disconnect();
  await engine.goto(address);
  await shows(engine, 'Ágata');
}

for (const { name, isThere, language: own, open } of ENGINES)
  for (const language of languagesOf(own))
    test(`the app works in the browser ${name}, from sign-in to the offline ledger, in ${language}`, async ({
      baseURL,
    }) => {
      test.skip(!isThere, `${name} can't be had here`);
      const host = await delayedHost(baseURL ?? '');
      const engine = await open();
      const visit: Visit = { engine, host, language, name };
      try {
        await engine.resize(1440, 900);
        await test.step('the links of the landing page work', () => followsLinks(visit));
        await engine.goto(host.origin + HOME[language]);
        await look(visit, 'landing');
        await engine.run((chosen = '') => localStorage.setItem('celebra-language', chosen), language);
        await test.step('a person signs in', () => signsIn(visit));
        await test.step('the wizard creates a wedding', () => plansWedding(visit));
        const plan = (await engine.run(() => location.pathname.split('/').at(-1))) ?? '';
        await test.step('guests are added to the list', () => keepsGuests(visit, plan));
        await test.step('a guest list is imported', () => importsList(visit, plan));
        await test.step('guests are seated at tables', () => seats(visit, plan));
        await test.step('a guest replies to the invitation', () => answers(visit, plan));
        await test.step('the drinks are calculated', async () => {
          await engine.goto(`${host.origin}/app/drinks-preferences?plan=${plan}`);
          await shows(engine, TEXTS[language].drinks.preferencesTitle);
          await look(visit, 'drinks');
        });
        await test.step('costs are added to the ledger', () => keepsLedger(visit, plan));
        expect(await engine.run(() => window.thrown ?? []), 'errors').toEqual([]);
        await test.step('the ledger works offline', () =>
          readsOffline(visit, `${host.origin}/app/budget-tracking/${plan}`));
      } finally {
        await engine.picture(test.info().outputPath('last.png'));
        await engine.close();
        await host.close();
      }
    });
