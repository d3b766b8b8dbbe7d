import { expect, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { LANGUAGES, type Language, newAddress, PASSWORD } from '../fixtures';
import { TEXTS } from '../texts';
import { nextSummer, WEDDING } from '../wizard';
import { type DelayedHost, delayedHost } from './delayed-host';
import { ENGINES, type Engine, type Place } from './engines';

const HOME = { es: '/', en: '/en' };
const PRICING = { es: '/pricing', en: '/en/pricing' };
/** Scripts that have been asked for when the link is pressed: the app's first, and those that it asks for. */
const MOMENTS = [1, 4, 12];
const WIDTHS = [1440, 375];
/** `PICTURES=folder` keeps what a person is to look at. */
const { PICTURES } = process.env;

interface Visit {
  engine: Engine;
  host: DelayedHost;
  language: Language;
  name: string;
}

const press = (engine: Engine, ...place: Place) =>
  expect.poll(() => engine.press(...place), place.join(' ')).toBe(true);
const type = (engine: Engine, place: Place, text: string) =>
  expect.poll(() => engine.type(place, text), place.join(' ')).toBe(true);
const shows = (engine: Engine, text: string) =>
  expect
    .poll(() => engine.run((sought = '') => document.body.textContent.includes(sought), text), {
      message: `“${text}” on screen`,
    })
    .toBe(true);
const isAt = (engine: Engine, path: RegExp) =>
  expect.poll(() => engine.run(() => location.pathname), 'address').toMatch(path);

/** In both themes and widths (MiniBrowser's window stays 447 px wide), nothing sticking out sideways. */
async function look({ engine, language, name }: Visit, page: string): Promise<void> {
  for (const width of WIDTHS) {
    await engine.resize(width, 900);
    const excess = () => engine.run(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, `${page}: sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
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
    // The app starts by itself when the page has been there for a moment.
    await expect.poll(() => host.asked, { intervals: [20] }).toBeGreaterThanOrEqual(moment);
    expect(await engine.press('link', common.nav.pricing)).toBe(true);
    await isAt(engine, new RegExp(`^${PRICING[language]}$`));
  }
  host.delay = 100;
}

/** An account with an address that its mail has confirmed, made without a screen. */
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
  // Its parts stand in the order of the browser's own language.
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

async function keepsLedger(visit: Visit): Promise<void> {
  const { engine, host, language } = visit;
  const { ledger } = TEXTS[language];
  const plan = await engine.run(() => location.pathname.split('/').at(-1));
  await engine.goto(`${host.origin}/app/budget-tracking/${plan}`);
  await type(engine, ['field', ledger.quick.label], 'Ágata 1250\n');
  await shows(engine, 'Ágata');
  const isSent = () =>
    engine.run(
      () =>
        new Promise<number>((resolve) => {
          indexedDB.open('celebra-outbox').onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const reading = result.transaction('entries');
            const keys = reading.objectStore('entries').getAllKeys();
            reading.commit();
            reading.oncomplete = () => {
              result.close();
              resolve(keys.result.filter((key) => String(key).includes(':entry:')).length);
            };
          };
        }),
    );
  await expect.poll(isSent, 'changes waiting').toBe(0);
  await look(visit, 'ledger');
}

async function readsOffline({ engine, host }: Visit): Promise<void> {
  const address = await engine.run(() => location.href);
  // The worker fetches all of the app's files one after another.
  host.delay = 0;
  const isInstalled = () =>
    engine.run(() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state));
  await expect.poll(isInstalled, { message: 'service worker', timeout: 90_000 }).toBe('activated');
  // Once more with the worker in charge, which keeps what this page reads.
  await engine.goto(address);
  await shows(engine, 'Ágata');
  await host.disconnect();
  await engine.goto(address);
  await shows(engine, 'Ágata');
}

for (const { name, isThere, open } of ENGINES)
  for (const language of LANGUAGES)
    test(`${name} follows links, signs in, plans, keeps a ledger and reads it offline, in ${language}`, async ({
      baseURL,
    }) => {
      test.skip(!isThere, `${name} can't be had here`);
      const host = await delayedHost(baseURL ?? '');
      const engine = await open();
      const visit: Visit = { engine, host, language, name };
      try {
        await engine.resize(1440, 900);
        await test.step('landing', () => followsLinks(visit));
        await engine.goto(host.origin + HOME[language]);
        await look(visit, 'landing');
        await engine.run((chosen = '') => localStorage.setItem('celebra-language', chosen), language);
        await test.step('sign-in', () => signsIn(visit));
        await test.step('wizard', () => plansWedding(visit));
        await test.step('ledger', () => keepsLedger(visit));
        expect(await engine.run(() => window.thrown ?? []), 'errors').toEqual([]);
        await test.step('offline', () => readsOffline(visit));
      } finally {
        await engine.picture(test.info().outputPath('last.png'));
        await engine.close();
        await host.close();
      }
    });
